import { ANSWER_TEXTS } from "../answers/answer-texts.ts";
import type { Answers } from "../answers/answers.ts";
import type { QuestionId } from "../answers/questions.ts";
import type { Button } from "../content/button.ts";
import { readTexts, type Text, toPlainWords } from "../content/button-texts.ts";
import type { Draft } from "../content/document.ts";
import { findGuard } from "../content/guarded-button.ts";
import { isUnfinished } from "../content/starter/waiting-button.ts";
import { reviewTranslation, type TranslationState } from "../content/translation/translation.ts";
import { textFingerprint } from "../fingerprint.ts";
import type { ContentLanguage } from "../language.ts";
import { isBlank } from "../text.ts";
import type { TextPlace } from "./text-place.ts";

/** One text of the default language, and what another language has of it. */
export interface TranslatableText {
  readonly place: TextPlace;
  readonly source: Text;
  /** The title of the button, question or entry that it belongs to; `null`: a built-in question, by its id. */
  readonly title: string | null;
  /** The present translation; `null`: none. */
  readonly translated: Text | null;
  /** `outdated`: the original has changed since the translation was made. */
  readonly state: "missing" | "outdated" | "done";
  /** Whether no machine may write it (D100): it is behind a guard, or about emergencies or allergens. */
  readonly isForPeople: boolean;
}

/** Questions about emergencies and allergens: a wrong word can hurt somebody. */
const OF_PEOPLE: ReadonlySet<string> = new Set<QuestionId>([
  "emergency",
  "safety-drill",
  "doctor-and-pharmacy",
  "allergies",
  "diets",
]);

/** The parts of a draft that have translatable texts. */
export type Translatable = Pick<Draft, "defaultLanguage" | "answers" | "buttons">;

/** Every text of the default language that guests read, in the order of the screens, with its translation. Pure. */
export function listTexts(draft: Translatable, language: ContentLanguage): readonly TranslatableText[] {
  return [
    ...listButtonTexts(draft, language),
    ...listAnswerTexts(draft, language),
    ...listEntryTexts(draft, language),
  ];
}

/** Identifies a text's original: a draft is of this one alone. */
export function getSourceFingerprint(source: Text): string {
  return textFingerprint(typeof source === "string" ? source : JSON.stringify(source));
}

function listButtonTexts(draft: Translatable, language: ContentLanguage): TranslatableText[] {
  const originals = draft.buttons[draft.defaultLanguage] ?? { buttons: [] };
  return reviewTranslation(originals, draft.buttons[language]).flatMap(({ original, translated, state }) => {
    // Guests read the original of one that still waits to be finished (D27).
    const isMade = translated !== null && !isUnfinished(translated);
    const own = isMade ? readTexts(translated, { withUntranslated: false }) : null;
    return [...readTexts(original, { withUntranslated: false })]
      .filter(([, source]) => !isBlank(toPlainWords(source)))
      .map(([path, source]): TranslatableText => {
        const found = own?.get(path);
        const given = found !== undefined && !isBlank(toPlainWords(found)) ? found : null;
        return {
          place: { kind: "button", id: original.id, path },
          source,
          title: original.name,
          translated: given,
          state: decideState(state, source, given),
          isForPeople: path !== "name" && isGuarded(original, translated),
        };
      });
  });
}

function isGuarded(original: Button, translated: Button | null): boolean {
  return findGuard(original) !== null || (translated !== null && findGuard(translated) !== null);
}

function decideState(
  state: TranslationState,
  source: Text,
  translated: Text | null,
): TranslatableText["state"] {
  if (translated === null) return "missing";
  if (state === "outdated") return "outdated";
  // A copy: words that differ from the original's are somebody's translation.
  const isCopied = state === "untranslated" && toPlainWords(source) === toPlainWords(translated);
  return isCopied ? "missing" : "done";
}

function listAnswerTexts({ answers, defaultLanguage }: Translatable, language: ContentLanguage) {
  return (
    Object.entries(answers.byQuestion) as [string, Answers["byQuestion"][keyof Answers["byQuestion"]]][]
  ).flatMap(([id, answer]) =>
    answer?.state === "answered"
      ? ANSWER_TEXTS.flatMap((path): TranslatableText[] => {
          const source = answer[path]?.[defaultLanguage];
          if (source === undefined) return [];
          const translated = answer[path]?.[language] ?? null;
          return [
            {
              place: { kind: "answer", id, path },
              source,
              title: null,
              translated,
              state: translated === null ? "missing" : "done",
              isForPeople: answer.guard !== undefined || OF_PEOPLE.has(id),
            },
          ];
        })
      : [],
  );
}

function listEntryTexts({ answers, defaultLanguage }: Translatable, language: ContentLanguage) {
  return answers.entries.flatMap((entry) =>
    (["title", "content"] as const).flatMap((path): TranslatableText[] => {
      const source = entry[path][defaultLanguage];
      if (source === undefined || isBlank(toPlainWords(source))) return [];
      const translated = entry[path][language] ?? null;
      return [
        {
          place: { kind: "entry", id: entry.id, path },
          source,
          title: entry.title[defaultLanguage] ?? null,
          translated,
          state: translated === null ? "missing" : "done",
          isForPeople: path === "content" && entry.guard !== undefined,
        },
      ];
    }),
  );
}
