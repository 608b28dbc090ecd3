import type { Draft } from "#domain/content/document.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { TEXTS_PER_CALL_MAX } from "#domain/limits.ts";
import { findTextFault } from "#domain/translation/field-fault.ts";
import { judgeWording, type Refusal, restoreRichText, restoreText } from "#domain/translation/judge-draft.ts";
import type { Term } from "#domain/translation/terms.ts";
import { writePlace } from "#domain/translation/text-place.ts";
import { getSourceFingerprint } from "#domain/translation/translatable-texts.ts";
import type { DraftBody } from "#domain/translation/translation-draft.ts";
import type { EngineText, NewDraft } from "./plan-drafts.ts";
import type { Translator, TranslatorAnswer } from "./translator.ts";

/** Characters per batch. A longer text is asked for alone. */
const CHARACTERS_A_BATCH = 20_000;

/** The first texts of one language that fit one call and the characters left. Empty: the next one does not fit. */
export function takeBatch(texts: readonly EngineText[], charactersLeft: number): readonly EngineText[] {
  const language = texts[0]?.language;
  const batch: EngineText[] = [];
  let [parts, characters] = [0, 0];
  for (const text of texts) {
    if (text.language !== language) break;
    parts += text.marked.length;
    characters += text.characters;
    const isFull = parts > TEXTS_PER_CALL_MAX || characters > CHARACTERS_A_BATCH;
    if (characters > charactersLeft || (isFull && batch.length > 0)) break;
    batch.push(text);
  }
  return batch;
}

interface EngineBatch {
  readonly draft: Draft;
  readonly batch: readonly EngineText[];
  /** The group's. */
  readonly terms: readonly Term[];
}

type Asked =
  | { readonly ok: true; readonly drafts: readonly NewDraft[] }
  | Extract<TranslatorAnswer, { readonly ok: false }>;

/** Asks an engine for one batch of one language, and judges each answer by itself: one bad one holds up no other. */
export async function askEngine(
  translator: Translator,
  { draft, batch, terms }: EngineBatch,
  signal: AbortSignal,
): Promise<Asked> {
  const marked = batch.flatMap((each) => each.marked.map(({ text }) => text));
  const answers: string[] = [];
  const to = batch[0]?.language ?? draft.defaultLanguage;
  for (let at = 0; at < marked.length; at += TEXTS_PER_CALL_MAX) {
    const part = marked.slice(at, at + TEXTS_PER_CALL_MAX);
    const answer = await translator.translate(part, draft.defaultLanguage, to, signal);
    if (!answer.ok) return answers.length > 0 ? { ...answer, isPartial: true } : answer;
    answers.push(...answer.texts);
  }
  const drafts = batch.map(({ text, marked: own }): NewDraft => {
    const body = judge({ draft, terms }, { text, marked: own, language: to }, answers.splice(0, own.length));
    const place = writePlace(text.place);
    return { language: to, place, fingerprint: getSourceFingerprint(text.source), origin: "machine", body };
  });
  return { ok: true, drafts };
}

const FIELD_RULES = {
  too_long: "too_long",
  too_many_lines: "too_many_lines",
  invalid_character: "invisible_signs",
  unknown_answer: "mark_invented",
} as const;

function judge(
  { draft, terms }: Omit<EngineBatch, "batch">,
  { text, marked, language }: Pick<EngineText, "text" | "marked"> & { readonly language: ContentLanguage },
  answers: readonly string[],
): DraftBody {
  const refused = ({ rule, part }: Refusal): DraftBody => ({ kind: "refused", rule, part });
  const { source, place } = text;
  const [first = "", one] = [answers[0], marked[0]];
  const restored =
    typeof source === "string"
      ? one && restoreText(first, one, language)
      : restoreRichText(answers, source, marked, language);
  if (!restored) return refused({ rule: "empty", part: null });
  if (!restored.ok) return refused(restored.refusal);
  const wording = "text" in restored ? restored.text : restored.content;
  if (typeof wording === "string" && typeof source === "string") {
    const names = [draft.name];
    const fault = judgeWording(wording, {
      source,
      to: language,
      lengthMax: null,
      linesMax: null,
      terms,
      names,
    });
    if (fault) return refused(fault);
  }
  const fault = findTextFault(draft, place, { language, text: wording });
  return fault ? refused({ rule: FIELD_RULES[fault], part: null }) : { kind: "wording", wording };
}
