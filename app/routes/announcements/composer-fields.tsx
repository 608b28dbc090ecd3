import { useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { LazyPart } from "#app/ui/feedback/lazy-part.tsx";
import type { Announcement, AnnouncementReceipts } from "#domain/announcement/announcement.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";
import { AnnouncementText } from "./announcement-text.tsx";
import { KindField } from "./kind-field.tsx";
import { NotifyField } from "./notify-field.tsx";
import { PREPARED_PART } from "./prepared-part.ts";
import type { useComposer } from "./use-composer.ts";
import { WhenFields } from "./when-fields.tsx";
import { WhoFields } from "./who-fields.tsx";

interface ComposerFieldsProps {
  readonly stored: Announcement | null;
  /** Whether guests see the announcement already, so that kind, audience and notification are fixed. */
  readonly isOn: boolean;
  readonly isLocked: boolean;
  readonly composer: ReturnType<typeof useComposer>;
  readonly language: ContentLanguage;
  readonly onLanguage: (language: ContentLanguage) => void;
  readonly receipts: AnnouncementReceipts | null;
  readonly now: EpochMs;
}

/** Fields of an announcement: texts, kind, audience, times and notification. */
export function ComposerFields(props: ComposerFieldsProps) {
  const { stored, isOn, isLocked, composer, language, onLanguage, receipts, now } = props;
  const words = useMessages("announcements");
  const { problems } = useMessages();
  const { languages, defaultLanguage } = useActiveProperty().property;
  const { composing, change, errorAt, unread } = composer;
  const isBlank = stored === null && !Object.values(composing.texts).some(Boolean);
  const said = (code: string | undefined) =>
    code && code in problems.fields ? problems.fields[code as keyof typeof problems.fields] : code;
  return (
    <fieldset disabled={isLocked} className="contents">
      <AnnouncementText
        texts={composing.texts}
        languages={languages}
        defaultLanguage={defaultLanguage}
        language={language}
        onLanguage={onLanguage}
        onText={(text) => change({ texts: { ...composing.texts, [language]: text } })}
        error={said(errorAt(`texts.${language}`))}
      />
      {isBlank ? (
        <LazyPart part={PREPARED_PART} props={{ label: words.prepared, languages, onBegin: change }} />
      ) : null}
      {isOn ? null : (
        <>
          <KindField composing={composing} onChange={change} />
          <WhoFields
            composing={composing}
            onChange={change}
            receipts={receipts}
            error={errorAt("audience.places") === "invalid_id" ? words.placeGone : said(errorAt("audience"))}
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
        <NotifyField composing={composing} onChange={change} subscribers={receipts?.subscribers ?? null} />
      )}
    </fieldset>
  );
}
