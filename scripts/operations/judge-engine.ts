import { CONTENT_LANGUAGES, type ContentLanguage } from "#domain/language.ts";
import { TEXTS_PER_CALL_MAX } from "#domain/limits.ts";
import { SECOND_MS } from "#domain/time.ts";
import { restoreText } from "#domain/translation/judge-draft.ts";
import { markText } from "#domain/translation/marked-text.ts";
import type { Translator } from "#worker/services/translation/translator.ts";
import { scoreChrf } from "./chrf.ts";
import { type KnownTranslation, loadTestSet } from "./engine-test-set.ts";
import { OpsError } from "./ops-call.ts";

const DEFAULT_FLOOR = 45;
/**
 * Least chrF with which an engine is offered: first values, not measured on an engine yet (2026-11). Lower where
 * a script has thousands of characters, because equal sequences are rarer.
 */
const FLOORS: Partial<Record<ContentLanguage, number>> = { ja: 30, zh: 25 };

const TRIES_MAX = 5;
const WAIT_SECONDS_DEFAULT = 5;
const WAIT_SECONDS_MAX = 60;

const ADVICE = {
  busy: "It is busy. Try again later.",
  quota: "Its quota is used up.",
  refused: "It refused the request: check TRANSLATOR_URL and TRANSLATOR_KEY.",
  unavailable: "It can't be reached, or its answer can't be read.",
} as const;

interface Score {
  readonly language: (typeof CONTENT_LANGUAGES)[number];
  readonly chrf: number;
  readonly refused: number;
  readonly isAbove: boolean;
}

/**
 * Scores an engine in each language with the product's own sentences (L6). Sends all of them to it: the report
 * begins with their number of characters. A draft that the rules refuse counts as an empty one.
 *
 * @returns the last lines of the report. Throws `OpsError` if the engine fails.
 */
export async function judgeEngine(
  translator: Translator,
  languages: readonly ContentLanguage[],
  print: (line: string) => void,
): Promise<string> {
  const set = await loadTestSet();
  const characters = set.reduce((sum, { en }) => sum + en.length, 0);
  print(`${set.length} sentences, some ${characters * languages.length} characters. chrF, 0 to 100:`);
  const scores: Score[] = [];
  for (const language of CONTENT_LANGUAGES.filter(({ code }) => languages.includes(code))) {
    const score = await judgeLanguage(translator, set, language);
    scores.push(score);
    print(toLine(score, set.length));
  }
  const good = scores.filter(({ isAbove }) => isAbove).map(({ language }) => language.code);
  if (good.length === 0) return "No language is above its floor. Leave the engine off.";
  return `The setting for the languages above their floors:\nTRANSLATOR_LANGUAGES=${good.join(",")}`;
}

function toLine({ language, chrf, refused, isAbove }: Score, total: number): string {
  const verdict = `${isAbove ? "above" : "BELOW"} the floor of ${getFloor(language.code)}`;
  const few = refused === 0 ? "" : `, ${refused} of ${total} refused`;
  return `  ${language.code}  ${language.name.padEnd(12)}${chrf.toFixed(1).padStart(5)}  ${verdict}${few}`;
}

const getFloor = (language: ContentLanguage) => FLOORS[language] ?? DEFAULT_FLOOR;

async function judgeLanguage(
  translator: Translator,
  set: readonly KnownTranslation[],
  language: Score["language"],
): Promise<Score> {
  const to = language.code;
  const from = to === "en" ? "de" : "en";
  const marked = set.map((texts) => {
    // Placeholders such as {time} are kept as names are.
    const names = [...new Set(texts[from].match(/\{\w+\}/g))];
    return markText(texts[from], { terms: [], to, names });
  });
  const answers: string[] = [];
  for (let at = 0; at < marked.length; at += TEXTS_PER_CALL_MAX) {
    const texts = marked.slice(at, at + TEXTS_PER_CALL_MAX).map(({ text }) => text);
    answers.push(...(await translate(translator, texts, from, to)));
  }
  const restored = marked.map((entry, index) => restoreText(answers[index] ?? "", entry, to));
  const pairs = restored.map((entry, index) => ({
    hypothesis: entry.ok ? entry.text : "",
    reference: set[index]?.[to] ?? "",
  }));
  const chrf = scoreChrf(pairs);
  return { language, chrf, refused: restored.filter(({ ok }) => !ok).length, isAbove: chrf >= getFloor(to) };
}

async function translate(
  translator: Translator,
  texts: readonly string[],
  from: ContentLanguage,
  to: ContentLanguage,
): Promise<readonly string[]> {
  for (let tries = 1; ; tries += 1) {
    const answer = await translator.translate(texts, from, to, new AbortController().signal);
    if (answer.ok) return answer.texts;
    const { problem, retryAfterSeconds = WAIT_SECONDS_DEFAULT } = answer;
    if (problem !== "busy" || tries === TRIES_MAX)
      throw new OpsError(`The engine: ${to}. ${ADVICE[problem]}`);
    const seconds = Math.min(retryAfterSeconds, WAIT_SECONDS_MAX);
    await new Promise((resolve) => setTimeout(resolve, seconds * SECOND_MS));
  }
}
