import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { EditorsOnly } from "#app/components/editors-only.tsx";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";
import type { Announcement, AnnouncementReceipts } from "#domain/announcement/announcement.ts";
import type { EpochMs } from "#domain/time.ts";
import { parseWallTime } from "#domain/zoned-time.ts";
import { LiveAnswers } from "../setup/answers/live-answers.tsx";
import { nameChips } from "../setup/answers/name-chips.ts";
import { formatShortMoment } from "./announcement-words.ts";
import { ComposerFields } from "./composer-fields.tsx";
import { ComposerFoot } from "./composer-foot.tsx";
import { type AnnouncementDraft, getState, openPagesFor, toContent } from "./composing.ts";
import { EmergencyDialog } from "./emergency-dialog.tsx";
import { ComposerPreview } from "./phone-preview.tsx";
import { useComposer } from "./use-composer.ts";
import { useHiddenNote } from "./use-hidden-note.ts";
import type { Typed, WritingStep } from "./writing.ts";

interface ComposerProps {
  /** Key of the announcement's draft in `Writing.typed`. */
  readonly typedKey: string;
  /** The stored announcement; `null`: a new one. */
  readonly stored: Announcement | null;
  readonly initial: AnnouncementDraft;
  /** Unsaved input, if any. */
  readonly typed: Typed | null;
  readonly onWriting: (step: WritingStep) => void;
  /** Starts a copy of the announcement. */
  readonly onAgain: () => void;
  /** Open portals, and phones that allow notifications; `null`: not known yet. */
  readonly receipts: AnnouncementReceipts | null;
  readonly now: EpochMs;
}

/** Edits one announcement beside a phone preview. An ended one is read-only. */
export function Composer(props: ComposerProps) {
  const { typedKey, stored, onWriting, onAgain, receipts, now } = props;
  const { shell } = useMessages();
  const words = useMessages("announcements");
  const interfaceLanguage = useLanguage();
  const { property, licence } = useActiveProperty();
  const { defaultLanguage, timeZone } = property;
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
  const composer = useComposer({ ...props, isOn });
  const { composing } = composer;
  const isEmergency = composing.kind === "emergency";
  const isLocked = !licence.isValid && !(isOn && isEmergency);
  const content = toContent(composing);
  const startsAt = "kind" in content && content.startsAt ? parseWallTime(content.startsAt, timeZone) : null;
  const endsAt = "kind" in content && content.endsAt ? parseWallTime(content.endsAt, timeZone) : null;
  const hiddenNote = useHiddenNote(startsAt ?? now);

  function getSendLabel(): string {
    if (isOn) return words.saveText;
    if (isEmergency) return words.sendEmergency;
    if (startsAt === null) return words.sendNow;
    return words.planFor(formatShortMoment(startsAt, { language: interfaceLanguage, timeZone, now }));
  }

  const sendByKey = (event: KeyboardEvent) => {
    const isMeant = event.key === "Enter" && (event.ctrlKey || event.metaKey);
    if (!isMeant || isEmergency || isLocked || !composer.maySend(state)) return;
    event.preventDefault();
    composer.send();
  };

  return (
    <LiveAnswers>
      <section
        ref={section}
        className="flex min-h-0 min-w-0 flex-1 flex-col bg-surface-page"
        aria-label={shell.nav.announcements}
        onKeyDown={sendByKey}
      >
        <div className="flex min-h-0 flex-1 flex-col gap-6 overflow-y-auto px-6 py-5 max-md:px-4">
          <ComposerHead onPreview={() => setIsPreviewed(true)} />
          {state === "ended" ? (
            <Over composing={composing} language={defaultLanguage} />
          ) : (
            <EditorsOnly right="mayServe">
              <ComposerFields
                stored={stored}
                isOn={isOn}
                isLocked={isLocked}
                composer={composer}
                language={language}
                onLanguage={setLanguage}
                receipts={receipts}
                now={now}
              />
            </EditorsOnly>
          )}
        </div>
        <ComposerFoot
          stored={stored}
          state={state}
          composer={composer}
          isLocked={isLocked}
          onAgain={onAgain}
          onRemoved={() => onWriting({ kind: "discarded", key: typedKey })}
          sendLabel={getSendLabel()}
          hiddenNote={hiddenNote}
          openPages={openPagesFor(composing, receipts)}
        />
      </section>
      <ComposerPreview
        composing={composing}
        language={language}
        storedId={stored?.id ?? null}
        state={state}
        endsAt={endsAt}
        now={now}
        isOpen={isPreviewed}
        onOpenChange={setIsPreviewed}
      />
      <SendDialogs composer={composer} hiddenNote={hiddenNote} receipts={receipts} />
    </LiveAnswers>
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
  const messages = useMessages("setup");
  const { common } = messages;
  return Object.entries(composing.texts).map(([code, text]) =>
    text ? (
      <p key={code} className={code === language ? "text-lg text-strong" : "text-md text-muted"}>
        <span className="block text-xs text-subtle">{common.languages[code as typeof language]}</span>
        <span dir="auto" lang={code}>
          {nameChips(text, messages)}
        </span>
      </p>
    ) : null,
  );
}

/** Narrow screens only: link to the list, and preview button. */
function ComposerHead({ onPreview }: { readonly onPreview: () => void }) {
  const words = useMessages("announcements");
  return (
    <div className="flex items-center justify-between gap-4 lg:hidden">
      <Link to="/announcements" className="text-sm font-medium text-link min-[61.25rem]:invisible">
        {words.all}
      </Link>
      <Button size="sm" variant="secondary" iconBefore="phone-device" onClick={onPreview}>
        {words.preview}
      </Button>
    </div>
  );
}

interface SendDialogsProps extends Pick<ComposerProps, "receipts"> {
  readonly composer: ReturnType<typeof useComposer>;
  readonly hiddenNote: string | null;
}

/** Confirmation before sending: of an emergency, or of a text that looks unfinished. */
function SendDialogs({ composer, hiddenNote, receipts }: SendDialogsProps) {
  const words = useMessages("announcements");
  const { property } = useActiveProperty();
  const { composing } = composer;
  return (
    <>
      {composer.question === "emergency" ? (
        <EmergencyDialog
          texts={composing.texts}
          languages={property.languages}
          defaultLanguage={property.defaultLanguage}
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
