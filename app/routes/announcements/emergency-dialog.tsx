import { type ReactNode, useState } from "react";
import { formatList } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { HoldButton } from "#app/ui/hold-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-name.ts";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import type { AnnouncementReceipts, AnnouncementTexts } from "#domain/announcement/announcement.ts";
import { hasChipBracket } from "#domain/answers/chips/chip-mark.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { useChips } from "../setup/answers/use-chips.ts";

interface EmergencyDialogProps {
  readonly texts: AnnouncementTexts;
  readonly languages: readonly ContentLanguage[];
  readonly defaultLanguage: ContentLanguage;
  /** Why no guest sees the announcement; `null`: guests see it. */
  readonly hiddenNote: string | null;
  /** Open portals, and phones that allow notifications; `null`: not known yet. */
  readonly receipts: AnnouncementReceipts | null;
  /** Whether the emergency is also sent as a notification. */
  readonly notifies: boolean;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onSend: () => void;
}

/** Consequences of an emergency, with a hold-to-send button (N4); people who cannot hold type a word instead. */
export function EmergencyDialog(props: EmergencyDialogProps) {
  const { texts, languages, defaultLanguage, hiddenNote, receipts, notifies, isBusy, onClose, onSend } =
    props;
  const { openPages = 0, screens = 0, subscribers = 0, turnedAway = 0 } = receipts ?? {};
  const announcements = useMessages("announcements");
  const { common } = useMessages();
  const language = useLanguage();
  const said = texts[defaultLanguage] ?? "";
  const chips = useChips(defaultLanguage, hasChipBracket(said));
  const words = announcements.emergency;
  const [typed, setTyped] = useState("");
  const named = (codes: readonly ContentLanguage[]) =>
    formatList(
      language,
      codes.map((code) => common.languages[code]),
    );
  const isTyped = typed.trim().toLocaleUpperCase(language) === words.word;
  const gaps = languages.filter((code) => !texts[code]);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      locked={isBusy}
      tone="danger"
      icon="alert"
      title={words.title}
      description={<q dir="auto">{chips.fill(said)}</q>}
      foot={
        <>
          <p className="me-auto self-center text-sm text-muted">{words.logged}</p>
          <Button autoFocus onClick={onClose} disabled={isBusy}>
            {announcements.dontSend}
          </Button>
        </>
      }
    >
      <ul className="rounded-md border border-default">
        {hiddenNote === null ? (
          <Effect
            icon="phone-device"
            title={openPages > 0 ? words.phonesNow(openPages) : words.phones}
            text={words.phonesText}
          />
        ) : (
          <Warning>{hiddenNote}</Warning>
        )}
        {turnedAway > 0 ? <Warning>{announcements.turnedAway(turnedAway)}</Warning> : null}
        {screens > 0 ? (
          <Effect icon="monitor" title={words.screensNow(screens)} text={words.screensText} />
        ) : null}
        {notifies && subscribers > 0 ? (
          <Effect icon="send" title={words.notified(subscribers)} text={words.notifiedText} />
        ) : null}
        <Effect
          icon="globe"
          title={words.languages(named(languages.filter((code) => texts[code])))}
          text={words.languagesText}
        />
        {gaps.length > 0 ? (
          <Warning>{words.gaps(named(gaps), common.languages[defaultLanguage])}</Warning>
        ) : null}
      </ul>
      <p className="my-4 text-sm text-default">{words.doesNot}</p>
      <HoldButton label={words.hold} halfwayLabel={words.halfway} busy={isBusy} onHeld={onSend} />
      <p className="mt-2 text-center text-sm text-muted">{words.holdText}</p>
      <details className="mt-3 text-sm">
        <summary className="mx-auto w-fit rounded-xs text-link">{words.typed}</summary>
        <form
          className="mt-3 flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (isTyped) onSend();
          }}
        >
          <TextField
            label={words.typed}
            labelHidden
            value={typed}
            autoComplete="off"
            className="flex-1"
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button type="submit" variant="danger" disabled={!isTyped} loading={isBusy}>
            {words.send}
          </Button>
        </form>
      </details>
    </Dialog>
  );
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-3 px-4 py-3 text-sm text-warn not-first:border-t not-first:border-subtle">
      <Icon name="alert" size="sm" className="mt-0.5 flex-none" />
      {children}
    </li>
  );
}

function Effect({ icon, title, text }: { icon: IconName; title: string; text: string }) {
  return (
    <li className="flex gap-3 px-4 py-3 not-first:border-t not-first:border-subtle">
      <Icon name={icon} className="mt-0.5 text-muted" />
      <span className="text-sm">
        <b className="block font-semibold text-strong">{title}</b>
        <span className="text-muted">{text}</span>
      </span>
    </li>
  );
}
