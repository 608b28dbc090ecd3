import { Link } from "react-router";
import { useMessages } from "#app/messages/messages-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-name.ts";
import type { TranslationState } from "#domain/content/translation/translation.ts";
import { type ContentLanguage, getTextDirection } from "#domain/language.ts";
import { useShownTexts } from "../../answers/use-shown-texts.ts";
import { type LanguageReview, UNFINISHED_STATES } from "./review-languages.ts";

const STATE_LOOKS: Record<TranslationState, { icon: IconName; classes: string }> = {
  missing: { icon: "alert", classes: "text-danger" },
  outdated: { icon: "history", classes: "text-warn" },
  empty: { icon: "pencil", classes: "text-warn" },
  untranslated: { icon: "globe", classes: "text-info" },
  done: { icon: "check", classes: "text-success" },
};

/** Opens a button in a language; if missing, as a copy of the original. */
export type OpenTranslation = (language: ContentLanguage, id: string) => void;

interface LanguageEntriesProps {
  readonly review: LanguageReview;
  readonly defaultLanguage: ContentLanguage;
  readonly isOpenAtFirst: boolean;
  readonly onOpen: OpenTranslation;
}

/** One language: its state, and collapsed below, every button and own entry of the guide with its state. */
export function LanguageEntries({ review, defaultLanguage, isOpenAtFirst, onOpen }: LanguageEntriesProps) {
  const { translation, buttons, common } = useMessages("setup");
  const words = translation.list;
  const show = useShownTexts(defaultLanguage);
  const { language, entries, ownEntries, counts } = review;
  return (
    <details open={isOpenAtFirst} className="group border-t border-subtle first:border-t-0">
      <summary className="flex min-h-12 list-none items-center gap-3 rounded-sm py-2 [&::-webkit-details-marker]:hidden">
        <Icon
          name="chev-down"
          size="sm"
          className="text-muted transition-transform duration-base ease-out group-not-open:-rotate-90 rtl:group-not-open:rotate-90"
        />
        <span className="min-w-0 flex-1">
          <b className="block font-semibold text-strong">{common.languages[language]}</b>
          <span className="flex flex-wrap gap-x-3 gap-y-0.5">
            {UNFINISHED_STATES.filter((state) => counts[state] > 0).map((state) => (
              <TranslationStateMark key={state} state={state} text={words.counts[state](counts[state])} />
            ))}
          </span>
        </span>
        <span className="text-xs text-muted tabular-nums">
          {words.done(counts.done, entries.length + ownEntries.length)}
        </span>
      </summary>
      <ul className="pb-2 ps-7">
        {entries.map(({ original, state }) => (
          <li key={original.id}>
            <button
              type="button"
              onClick={() => onOpen(language, original.id)}
              className="flex min-h-9 w-full items-center gap-3 rounded-sm px-2 py-1.5 text-start text-sm hover:bg-surface-hover focus-visible:-outline-offset-2"
            >
              <span
                lang={defaultLanguage}
                dir={getTextDirection(defaultLanguage)}
                className="min-w-0 flex-1 truncate text-start text-default"
              >
                {show(original.name) || buttons.unnamed}
              </span>
              <TranslationStateMark state={state} text={words.states[state]} />
              {state === "missing" ? (
                <span className="text-xs font-medium text-link">{words.add}</span>
              ) : (
                <Icon name="chev-right" size="sm" className="text-icon-quiet rtl:-scale-x-100" />
              )}
            </button>
          </li>
        ))}
        {ownEntries.map(({ entry: { id, title }, state }) => (
          <li key={id}>
            <Link
              to={`/answers?entry=${id}&language=${language}`}
              className="flex min-h-9 w-full items-center gap-3 rounded-sm px-2 py-1.5 text-sm hover:bg-surface-hover focus-visible:-outline-offset-2"
            >
              <Icon name="pencil" size="xs" className="text-muted" />
              <span
                lang={defaultLanguage}
                dir={getTextDirection(defaultLanguage)}
                className="min-w-0 flex-1 truncate text-start text-default"
              >
                {title[defaultLanguage]}
              </span>
              <TranslationStateMark state={state} text={words.states[state]} />
              <Icon name="chev-right" size="sm" className="text-icon-quiet rtl:-scale-x-100" />
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface TranslationStateMarkProps {
  readonly state: TranslationState;
  /** The state in words, or a count. */
  readonly text: string;
}

/** A state with icon, word and colour. */
function TranslationStateMark({ state, text }: TranslationStateMarkProps) {
  const { icon, classes } = STATE_LOOKS[state];
  return (
    <span className={classNames("inline-flex items-center gap-1 text-xs font-medium", classes)}>
      <Icon name={icon} size="xs" />
      {text}
    </span>
  );
}
