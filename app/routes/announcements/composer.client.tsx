import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { EditorsOnly } from "#app/components/editors-only.tsx";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { LazyPart } from "#app/ui/feedback/lazy-part.tsx";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import type { Announcement, AnnouncementReceipts } from "#domain/announcement/announcement.ts";
import type { EpochMs } from "#domain/time.ts";
import { parseWallTime } from "#domain/zoned-time.ts";
import { AnnouncementText } from "./announcement-text.tsx";
import { formatShortMoment } from "./announcement-words.ts";
import { ComposerFoot } from "./composer-foot.tsx";
import { type AnnouncementDraft, getState, openPagesFor, toContent } from "./composing.ts";
import { EmergencyDialog } from "./emergency-dialog.tsx";
import { KindField } from "./kind-field.tsx";
import { NotifyField } from "./notify-field.tsx";
import { PhonePreview } from "./phone-preview.tsx";
import { PREPARED_PART } from "./prepared-part.ts";
import { useComposer } from "./use-composer.ts";
import { useHiddenNote } from "./use-hidden-note.ts";
import { WhenFields } from "./when-fields.tsx";
import { WhoFields } from "./who-fields.tsx";
import type { Typed, WritingStep } from "./writing.ts";

interface ComposerProps {
  /** Key of the announcement's draft in `Writing.typed`. */
  readonly typedKey: string;
  /** `null`: a new one. */
  readonly stored: Announcement | null;
  readonly initial: AnnouncementDraft;
  /** Unsaved input, if any. */
  readonly typed: Typed | null;
  readonly onWriting: (step: WritingStep) => void;
  /** Starts a copy of it. */
  readonly onAgain: () => void;
  /** Open portals, and phones that allow notifications; `null`: not known yet. */
  readonly receipts: AnnouncementReceipts | null;
  readonly now: EpochMs;
}

/** Edits one announcement beside a phone preview. An ended one is read-only. */
export function Composer({
  typedKey,
  stored,
  initial,
  typed,
  onWriting,
  onAgain,
  receipts,
  now,
}: ComposerProps) {
  const messages = useMessages();
  const words = useMessages("announcements");
  const { problems, shell } = messages;
  const interfaceLanguage = useLanguage();
  const { property, licence } = useActiveProperty();
  const { languages, defaultLanguage, timeZone } = property;
  const [language, setLanguage] = useState(defaultLanguage);
  const [isPreviewed, setIsPreviewed] = useState(false);
  const section = useRef<HTMLElement>(null);
  const isBegun = useRef(stored === null);
  // Focus the text of a new announcement.
  useEffect(() => {
    if (isBegun.current) section.current?.querySelector("textarea")?.focus();
  }, []);
  const state = stored ? getState(stored, now) : null;
  const isOn = state === "on";
  const composer = useComposer({ typedKey, stored, initial, typed, onWriting, isOn });
  const { composing, change, errorAt, unread } = composer;
  const isEmergency = composing.kind === "emergency";
  const isLocked = !licence.isValid && !(isOn && isEmergency);
  const isBlank = stored === null && !Object.values(composing.texts).some(Boolean);
  const said = (code: string | undefined) =>
    code && code in problems.fields ? problems.fields[code as keyof typeof problems.fields] : code;
  const content = toContent(composing);
  const startsAt = "kind" in content && content.startsAt ? parseWallTime(content.startsAt, timeZone) : null;
  const endsAt = "kind" in content && content.endsAt ? parseWallTime(content.endsAt, timeZone) : null;
  const hiddenNote = useHiddenNote(startsAt ?? now);
  const when = (at: EpochMs) => formatShortMoment(at, { language: interfaceLanguage, timeZone, now });
  const sendLabel = isOn
    ? words.saveText
    : isEmergency
      ? words.sendEmergency
      : startsAt === null
        ? words.sendNow
        : words.planFor(when(startsAt));

  const preview = (
    <>
      <PhonePreview composing={composing} language={language} storedId={stored?.id ?? null} now={now} />
      <p className="max-w-70 text-center text-sm text-balance text-muted">
        {isEmergency && state !== "ended"
          ? words.coversAll
          : endsAt === null || state === "ended"
            ? ""
            : composing.kind === "sheet"
              ? words.opensOnce(when(endsAt))
              : words.canClose(when(endsAt))}
      </p>
    </>
  );
  const sendByKey = (event: KeyboardEvent) => {
    const isMeant = event.key === "Enter" && (event.ctrlKey || event.metaKey);
    if (!isMeant || isEmergency || isLocked || !composer.maySend(state)) return;
    event.preventDefault();
    composer.send();
  };

  return (
    <>
      <section
        ref={section}
        className="flex min-h-0 min-w-0 flex-1 flex-col bg-surface-page"
        aria-label={shell.nav.announcements}
        onKeyDown={sendByKey}
      >
        <div className="flex min-h-0 flex-1 flex-col gap-6 overflow-y-auto px-6 py-5 max-md:px-4">
          <div className="flex items-center justify-between gap-4 lg:hidden">
            <Link to="/announcements" className="text-sm font-medium text-link min-[61.25rem]:invisible">
              {words.all}
            </Link>
            <Button
              size="sm"
              variant="secondary"
              iconBefore="phone-device"
              onClick={() => setIsPreviewed(true)}
            >
              {words.preview}
            </Button>
          </div>
          {state === "ended" ? (
            <Over composing={composing} language={defaultLanguage} />
          ) : (
            <EditorsOnly>
              <fieldset disabled={isLocked} className="contents">
                <AnnouncementText
                  texts={composing.texts}
                  languages={languages}
                  defaultLanguage={defaultLanguage}
                  language={language}
                  onLanguage={setLanguage}
                  onText={(text) => change({ texts: { ...composing.texts, [language]: text } })}
                  error={said(errorAt(`texts.${language}`))}
                />
                {isBlank ? (
                  <LazyPart
                    part={PREPARED_PART}
                    props={{ label: words.prepared, languages, onBegin: change }}
                  />
                ) : null}
                {isOn ? null : (
                  <>
                    <KindField composing={composing} onChange={change} />
                    <WhoFields
                      composing={composing}
                      onChange={change}
                      receipts={receipts}
                      error={
                        errorAt("audience.places") === "invalid_id"
                          ? words.placeGone
                          : said(errorAt("audience"))
                      }
                    />
                  </>
                )}
                <WhenFields
                  composing={composing}
                  onChange={change}
                  now={now}
                  hasBegun={isOn}
                  errors={{
                    starts: unread.includes("starts") ? words.wrongTime : said(errorAt("startsAt")),
                    ends: unread.includes("ends") ? words.wrongTime : said(errorAt("endsAt")),
                  }}
                />
                {isOn ? null : (
                  <NotifyField
                    composing={composing}
                    onChange={change}
                    subscribers={receipts?.subscribers ?? null}
                  />
                )}
              </fieldset>
            </EditorsOnly>
          )}
        </div>
        <ComposerFoot
          stored={stored}
          state={state}
          composer={composer}
          isLocked={isLocked}
          onAgain={onAgain}
          onRemoved={() => onWriting({ kind: "forgotten", key: typedKey })}
          sendLabel={sendLabel}
          hiddenNote={hiddenNote}
          openPages={openPagesFor(composing, receipts)}
        />
      </section>
      <aside
        aria-label={words.preview}
        className="stage flex w-89 flex-none flex-col items-center gap-4 overflow-y-auto border-s border-default p-5 max-lg:hidden"
      >
        {preview}
      </aside>
      <Dialog open={isPreviewed} onOpenChange={setIsPreviewed} title={words.preview}>
        <div className="flex flex-col items-center gap-4">{preview}</div>
      </Dialog>
      {composer.question === "emergency" ? (
        <EmergencyDialog
          texts={composing.texts}
          languages={languages}
          defaultLanguage={defaultLanguage}
          hiddenNote={hiddenNote}
          receipts={receipts}
          notifies={composing.notifies}
          isBusy={composer.isBusy}
          onClose={composer.dismiss}
          onSend={() => void composer.confirm()}
        />
      ) : null}
      <ConfirmDialog
        open={composer.question === "meant"}
        onOpenChange={composer.dismiss}
        tone="primary"
        title={words.meant}
        description={words.meantText}
        safeLabel={words.dontSend}
        confirmLabel={words.sendAnyway}
        busy={composer.isBusy}
        onConfirm={() => void composer.confirm()}
      />
    </>
  );
}

/** Read-only view of an ended announcement. */
function Over({
  composing,
  language,
}: {
  composing: AnnouncementDraft;
  language: keyof AnnouncementDraft["texts"];
}): ReactNode {
  const { common } = useMessages();
  return Object.entries(composing.texts).map(([code, text]) =>
    text ? (
      <p key={code} className={code === language ? "text-lg text-strong" : "text-md text-muted"}>
        <span className="block text-xs text-subtle">{common.languages[code as typeof language]}</span>
        <span dir="auto" lang={code}>
          {text}
        </span>
      </p>
    ) : null,
  );
}
