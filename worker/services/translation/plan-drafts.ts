import type { Text } from "#domain/content/button-texts.ts";
import type { Draft } from "#domain/content/document.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { PhraseTranslation } from "#domain/phrasebook/translate-phrase.ts";
import { findTextFault } from "#domain/translation/field-fault.ts";
import { judgeWording, restoreRichText, restoreText } from "#domain/translation/judge-draft.ts";
import { hasWords, type MarkedText, markRichText, markText } from "#domain/translation/marked-text.ts";
import { findTerms, type Term } from "#domain/translation/terms.ts";
import { writePlace } from "#domain/translation/text-place.ts";
import {
  getSourceFingerprint,
  listTexts,
  type TranslatableText,
} from "#domain/translation/translatable-texts.ts";
import type { DraftBody } from "#domain/translation/translation-draft.ts";
import type { DraftRow } from "../../db/content/translations.ts";

export type NewDraft = Pick<DraftRow, "language" | "place" | "fingerprint" | "origin" | "body">;

/** A text for the engine, with everything that must not change as marks. */
export interface EngineText {
  readonly language: ContentLanguage;
  readonly text: TranslatableText;
  readonly marked: readonly MarkedText[];
  /** The length of all its marked texts. */
  readonly characters: number;
}

/** The work of a run that is left: what the phrasebook knows at once, and what an engine is asked for. */
export interface PlannedWork {
  readonly drafts: readonly NewDraft[];
  readonly texts: readonly EngineText[];
  /** How many texts neither of them may or can draft: people write them. */
  readonly unknown: number;
  /** Places whose drafts are still of use, with their languages. */
  readonly kept: ReadonlyMap<string, readonly ContentLanguage[]>;
}

interface Known {
  readonly draft: Draft;
  readonly languages: readonly ContentLanguage[];
  readonly rows: readonly DraftRow[];
  readonly terms: readonly Term[];
  /** Languages that an engine drafts; none without one. */
  readonly engineLanguages: readonly ContentLanguage[];
  readonly translatePhrase: (text: string, to: ContentLanguage) => readonly PhraseTranslation[];
}

/**
 * Plans the drafts of every text that is missing or outdated and has none of today's original. The phrasebook
 * comes first. What only people may write is not for an engine (D100). Pure.
 */
export function planDrafts({
  draft,
  languages,
  rows,
  terms,
  engineLanguages,
  translatePhrase,
}: Known): PlannedWork {
  const drafts: NewDraft[] = [];
  const texts: EngineText[] = [];
  let unknown = 0;
  const kept = new Map<string, ContentLanguage[]>();
  for (const language of languages) {
    const known = new Map(
      rows.filter((row) => row.language === language).map((row) => [row.place, row.fingerprint]),
    );
    for (const text of listTexts(draft, language)) {
      if (text.state === "done") continue;
      const place = writePlace(text.place);
      const fingerprint = getSourceFingerprint(text.source);
      kept.set(place, [...(kept.get(place) ?? []), language]);
      if (known.get(place) === fingerprint) continue;
      const marked = mark(text, language);
      const body = marked.some(hasWords)
        ? findPhrase(text, language)
        : putBack(text.source, marked, language);
      const characters = marked.reduce((sum, each) => sum + each.text.length, 0);
      if (body) drafts.push({ language, place, fingerprint, origin: "phrasebook", body });
      else if (engineLanguages.includes(language) && !text.isForPeople)
        texts.push({ language, text, marked, characters });
      else unknown += 1;
    }
  }
  return { drafts, texts, unknown, kept };

  /** The phrasebook's wordings for a title, but for those that do not fit its field; `null`: it has none. */
  function findPhrase({ source, place }: TranslatableText, to: ContentLanguage): DraftBody | null {
    if (typeof source !== "string") return null;
    const names = [draft.name];
    const used = findTerms(source, terms);
    const fits = (wording: string) =>
      findTextFault(draft, place, { language: to, text: wording }) === null &&
      judgeWording(wording, { source, to, lengthMax: null, linesMax: null, terms: used, names }) === null;
    const phrases = translatePhrase(source, to).filter(({ wording }) => fits(wording));
    const [phrase] = phrases;
    if (!phrase) return null;
    return phrases.length === 1
      ? { kind: "wording", wording: phrase.wording }
      : { kind: "choice", meanings: [...phrases] };
  }

  function mark({ source }: TranslatableText, to: ContentLanguage): readonly MarkedText[] {
    const options = { terms, to, names: [draft.name] };
    return typeof source === "string" ? [markText(source, options)] : markRichText(source, options);
  }
}

/** A text of marks alone, such as a number or a term, with the wordings of the other language. */
function putBack(source: Text, marked: readonly MarkedText[], to: ContentLanguage): DraftBody {
  const [first] = marked;
  if (typeof source !== "string") {
    const unchanged = marked.map(({ text }) => text);
    const restored = restoreRichText(unchanged, source, marked, to);
    return { kind: "wording", wording: restored.ok ? restored.content : source };
  }
  const restored = first && restoreText(first.text, first, to);
  return { kind: "wording", wording: restored?.ok ? restored.text : source };
}
