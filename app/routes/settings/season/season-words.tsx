import { useMemo } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { hasChipBracket } from "#domain/answers/chips/chip-mark.ts";
import { type ContentLanguage, getTextDirection } from "#domain/language.ts";
import { CLOSURE_TEXT_LENGTH_MAX, type Closure } from "#domain/property/closure.ts";
import { countCharacters } from "#domain/text.ts";
import { type ClosureTexts, getClosureTexts } from "#portal/words/closure-words.ts";
import { AnswerTextArea } from "../../setup/answers/answer-text-area.tsx";
import { useChips } from "../../setup/answers/use-chips.ts";
import type { SeasonForm } from "./use-season-form.ts";

interface SeasonWordsProps {
  readonly form: SeasonForm;
  /** The valid closure of the form; otherwise `null`. */
  readonly closure: Closure | null;
}

/** Guests' texts by language with staff's own versions, collapsed. */
export function SeasonWords({ form, closure }: SeasonWordsProps) {
  const { settings, common } = useMessages();
  const words = settings.season;
  const { property } = useActiveProperty();
  const hasDays = form.draft.closesOn !== "" && form.draft.opensOn !== "";
  const texts = useMemo(() => (closure ? getClosureTexts(closure) : []), [closure]);
  return (
    <section className="rounded-md border border-subtle">
      <h3 className="px-4 pt-3 pb-2 text-sm font-semibold text-strong">{words.guestsRead}</h3>
      {hasDays ? null : <p className="px-4 pb-3 text-sm text-muted">{words.chooseFirst}</p>}
      <ul>
        {(hasDays ? property.languages : []).map((language) => (
          <li key={language} className="border-t border-subtle px-4 py-3">
            <p className="text-xs font-medium text-muted">{common.languages[language]}</p>
            <Preview
              language={language}
              texts={texts.find((entry) => entry.language === language)}
              isAnnounced={closure?.noticeFrom !== null}
            />
            <OwnWords form={form} language={language} />
          </li>
        ))}
      </ul>
      <Contact />
    </section>
  );
}

/** Contact data on the closed page: main telephone and address. */
function Contact() {
  const words = useMessages().settings.season;
  const { property } = useActiveProperty();
  const { telephone, address } = property;
  const known = [telephone, address].filter((text) => text.trim() !== "");
  return (
    <p className="border-t border-subtle px-4 py-3 text-sm text-muted">
      {known.length > 0 ? (
        <>
          {words.contact} <bdi className="text-strong">{known.join(" · ")}</bdi>
          {telephone === "" ? " " : null}
        </>
      ) : null}
      {telephone === "" ? (
        <>
          {words.noTelephone} <TextLink to="/settings/property">{words.addTelephone}</TextLink>
        </>
      ) : null}
    </p>
  );
}

interface PreviewProps {
  readonly language: ContentLanguage;
  readonly texts: ClosureTexts | undefined;
  readonly isAnnounced: boolean;
}

function Preview({ language, texts, isAnnounced }: PreviewProps) {
  const words = useMessages().settings.season;
  const { fill } = useChips(language, hasChipBracket(JSON.stringify(texts ?? null)));
  if (!texts) return null;
  const { closed, notice, again } = texts;
  const lines = [
    { label: words.whileClosed, text: `${fill(closed)} ${again}` },
    ...(isAnnounced ? [{ label: words.before, text: `${fill(notice)} ${again}` }] : []),
  ];
  return (
    <dl className="mt-1 flex flex-col gap-1">
      {lines.map(({ label, text }) => (
        <div key={label} className="grid gap-x-4 md:grid-cols-[9rem_minmax(0,1fr)]">
          <dt className="text-sm text-muted">{label}</dt>
          <dd lang={language} dir={getTextDirection(language)} className="text-sm text-strong wrap-anywhere">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function OwnWords({ form, language }: { form: SeasonForm; language: ContentLanguage }) {
  const { settings, common } = useMessages();
  const words = settings.season;
  const { draft, findError, editText } = form;
  const own = draft.texts[language];
  const errors = {
    closed: findError(`texts.${language}.closed`),
    notice: findError(`texts.${language}.notice`),
  };
  const isRefused = errors.closed !== undefined || errors.notice !== undefined;
  const field = (part: "closed" | "notice", label: string) => (
    <AnswerTextArea
      id={`season-${language}-${part}`}
      form={{ language, direction: getTextDirection(language) }}
      label={label}
      value={own?.[part] ?? ""}
      error={errors[part]}
      count={(shown) => common.counter(countCharacters(shown), CLOSURE_TEXT_LENGTH_MAX)}
      getRows={() => 2}
      onChange={(text) => editText(language, { [part]: text.replaceAll("\n", " ") })}
      onBlur={() => undefined}
    />
  );
  return (
    <details open={isRefused || undefined} className="group mt-1.5">
      <summary
        aria-label={`${words.ownWords}: ${common.languages[language]}`}
        className="inline-flex list-none items-center gap-1 rounded-sm text-sm font-medium text-link [&::-webkit-details-marker]:hidden"
      >
        {words.ownWords}
        <Icon name="chev-down" size="sm" className="group-open:rotate-180" />
      </summary>
      <div className="mt-2 grid items-start gap-4 md:grid-cols-2">
        {field("closed", words.whileClosed)}
        {field("notice", words.before)}
        <p className="text-xs text-subtle md:col-span-2">{words.ownHint}</p>
      </div>
    </details>
  );
}
