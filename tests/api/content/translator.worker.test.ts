import { describe, expect, inject, test } from "vitest";
import { CONTENT_LANGUAGE_CODES, type ContentLanguage } from "#domain/language.ts";
import { TEXTS_PER_CALL_MAX } from "#domain/limits.ts";
import { type DraftRule, judgeWording, restoreText } from "#domain/translation/judge-draft.ts";
import { type MarkedText, markText } from "#domain/translation/marked-text.ts";
import { getFixedWording, type Term } from "#domain/translation/terms.ts";
import { isFullTier } from "#tests/factories/tier.ts";
import type { Behaviour } from "#tests/factories/translator/start-translator.ts";
import { TEXT_FAULTS, type TextFault } from "#tests/factories/translator/translate-marked.ts";
import { openTranslatorInbox, type TranslatorInbox } from "#tests/factories/translator/translator-inbox.ts";
import { findTranslator, getOfferedLanguages } from "#worker/services/translation/translator.ts";

const inTime = () => new AbortController().signal;

function translate(
  { bindings }: Pick<TranslatorInbox, "bindings">,
  texts: readonly string[],
  { from = "en", to = "de" }: { readonly from?: ContentLanguage; readonly to?: ContentLanguage } = {},
  signal = inTime(),
) {
  const translator = findTranslator(bindings);
  if (!translator) throw new Error("There is an engine.");
  return translator.translate(texts, from, to, signal);
}

test("the engine gets each language by its own code, and answers in order (L2)", async () => {
  const inbox = openTranslatorInbox();
  for (const to of CONTENT_LANGUAGE_CODES) {
    const from = to === "en" ? "de" : "en";
    const answer = await translate(inbox, ['Open from <x id="1"/>', "Towels &amp; robes"], { from, to });
    expect(answer).toMatchObject({
      ok: true,
      texts: [expect.stringMatching(/<x id="1"\/>$/), expect.stringContaining(" &amp; ")],
    });
  }
  const received = await inbox.received();
  expect(received.map(({ from, to }) => `${from} ${to}`)).toEqual([
    "DE EN-GB",
    "EN FR",
    "EN IT",
    "EN ES",
    "EN DE",
    "EN RU",
    "EN JA",
    "EN ZH-HANS",
    "EN AR",
    "EN TR",
    "EN HE",
    "EN FI",
    "EN SV",
    "EN PT-PT",
  ]);
});

describe("each failure of the engine is a problem that staff can be told (L2)", () => {
  test.each<[Behaviour["answer"], object]>([
    [
      { kind: "status", status: 429, retryAfter: "17" },
      { problem: "busy", retryAfterSeconds: 17 },
    ],
    [{ kind: "status", status: 429 }, { problem: "busy" }],
    [{ kind: "status", status: 529 }, { problem: "busy" }],
    [{ kind: "status", status: 456 }, { problem: "quota" }],
    [{ kind: "status", status: 400 }, { problem: "refused" }],
    [{ kind: "status", status: 403 }, { problem: "refused" }],
    [{ kind: "status", status: 404 }, { problem: "refused" }],
    [{ kind: "status", status: 413 }, { problem: "refused" }],
    [{ kind: "status", status: 302 }, { problem: "unavailable" }],
    [{ kind: "status", status: 500 }, { problem: "unavailable" }],
    [
      { kind: "status", status: 503, retryAfter: "60" },
      { problem: "unavailable", retryAfterSeconds: 60 },
    ],
    [{ kind: "status", status: 504 }, { problem: "unavailable" }],
    [{ kind: "disconnect" }, { problem: "unavailable" }],
    [{ kind: "one_text_less" }, { problem: "unavailable" }],
    [{ kind: "no_json" }, { problem: "unavailable" }],
    [{ kind: "endless" }, { problem: "unavailable" }],
  ])("%j", async (answer, problem) => {
    const inbox = openTranslatorInbox();
    await inbox.behave({ answer, times: 1 });
    expect(await translate(inbox, ["Towels"])).toEqual({ ok: false, ...problem });
    expect(await translate(inbox, ["Towels"])).toMatchObject({ ok: true });
    expect(await inbox.received()).toHaveLength(2);
  });

  test("a wrong key, an unreachable engine and one that is too slow (L2)", async () => {
    const inbox = openTranslatorInbox();
    const wrong = { bindings: { ...inbox.bindings, TRANSLATOR_KEY: "wrong" } };
    expect(await translate(wrong, ["Towels"])).toEqual({ ok: false, problem: "refused" });
    const nowhere = { bindings: { TRANSLATOR_URL: "http://127.0.0.1:9", TRANSLATOR_KEY: "" } };
    expect(await translate(nowhere, ["Towels"])).toEqual({ ok: false, problem: "unavailable" });
    await inbox.behave({ answer: { kind: "texts" }, times: 1, delayMs: 60_000 });
    const slow = translate(inbox, ["Towels"], {}, AbortSignal.timeout(200));
    expect(await slow).toEqual({ ok: false, problem: "unavailable" });
  });
});

test("long texts go in requests of at most 128 KiB, and come back in order (L7)", async () => {
  const inbox = openTranslatorInbox();
  const texts = Array.from({ length: TEXTS_PER_CALL_MAX }, (_, index) => `${index} ${"wörter ".repeat(800)}`);
  const answer = await translate(inbox, texts);
  if (!answer.ok) throw new Error(answer.problem);
  expect(answer.texts.map((text) => Number.parseInt(text, 10))).toEqual(texts.map((_, index) => index));
  const received = await inbox.received();
  expect(received.length).toBeGreaterThan(1);
  expect(received.flatMap((request) => request.texts)).toEqual(texts);
});

test("a text that alone is too long is refused by the engine (L7)", async () => {
  const inbox = openTranslatorInbox();
  // The towels were translated before, in a request of their own.
  expect(await translate(inbox, ["Towels", "w".repeat(130 * 1024)])).toEqual({
    ok: false,
    problem: "refused",
    isPartial: true,
  });
});

test("the engine is offered for the languages that the operator names (L6)", () => {
  const { bindings } = openTranslatorInbox();
  expect(getOfferedLanguages({})).toEqual([]);
  expect(getOfferedLanguages(bindings)).toEqual(CONTENT_LANGUAGE_CODES);
  expect(getOfferedLanguages({ ...bindings, TRANSLATOR_LANGUAGES: " DE,fr, xx" })).toEqual(["fr", "de"]);
});

/** In the full tier as many as the requirement names. */
const TERMS_COUNT = isFullTier ? 200 : 40;
/** Terms of several kinds: staying, fixed in every language, of several words, with signs. */
const terms: readonly Term[] = Array.from({ length: TERMS_COUNT }, (_, index) => ({
  id: "a".repeat(24),
  term:
    [`Quayhouse ${index}`, `Spaq${index}`, `L'Étoile no${index}`, `Zum Hirsch & Co q${index}`][index % 4] ??
    "",
  wordings:
    index % 2 === 0
      ? null
      : Object.fromEntries(CONTENT_LANGUAGE_CODES.map((code) => [code, `Fixed-${code} ${index}`])),
}));
const sources = terms.map(({ term }) => `Please ask for ${term} in the morning`);

/** Rules under which a faulty draft is refused; `null`: kept whole, with its term. */
const RULES: Readonly<Record<TextFault, DraftRule | null>> = {
  loses_mark: "mark_lost",
  repeats_mark: "mark_repeated",
  translates_mark: "mark_lost",
  inflects_mark: null,
  invents_mark: "mark_invented",
  adds_markup: "markup",
  loops: "repeats_itself",
  hides_sign: "invisible_signs",
  writes_other_script: "wrong_script",
  writes_nothing: "empty",
};

/** The rule that refuses a draft, or the finished wording. */
function judge(answer: string, marked: MarkedText, source: string, to: ContentLanguage) {
  const restored = restoreText(answer, marked, to);
  if (!restored.ok) return restored.refusal.rule;
  const options = { source, to, lengthMax: null, linesMax: null, terms };
  return judgeWording(restored.text, options)?.rule ?? { text: restored.text };
}

describe(`${TERMS_COUNT} terms in 14 languages are kept, or the draft is refused by its rule (L4)`, () => {
  test.each([null, ...TEXT_FAULTS])("an engine that %s", async (fault) => {
    const counts = { kept: 0, refused: 0 };
    for (const to of CONTENT_LANGUAGE_CODES) {
      const from = to === "en" ? "de" : "en";
      const inbox = openTranslatorInbox();
      if (fault) await inbox.behave({ answer: { kind: "texts", fault }, times: 0 });
      const marked = sources.map((source) => markText(source, { terms, to, names: [] }));
      for (let at = 0; at < marked.length; at += TEXTS_PER_CALL_MAX) {
        const batch = marked.slice(at, at + TEXTS_PER_CALL_MAX);
        const answer = await translate(
          inbox,
          batch.map(({ text }) => text),
          { from, to },
        );
        if (!answer.ok) throw new Error(answer.problem);
        for (const [index, text] of answer.texts.entries()) {
          const source = sources[at + index] ?? "";
          const term = terms[at + index] as Term;
          const judged = judge(text, batch[index] as MarkedText, source, to);
          if (fault && RULES[fault]) expect(judged).toBe(RULES[fault]);
          else
            expect(judged).toEqual({ text: expect.stringContaining(getFixedWording(term, to) ?? term.term) });
          counts[typeof judged === "string" ? "refused" : "kept"] += 1;
        }
      }
    }
    const total = TERMS_COUNT * CONTENT_LANGUAGE_CODES.length;
    expect(counts).toEqual(fault && RULES[fault] ? { kept: 0, refused: total } : { kept: total, refused: 0 });
  });
});

test("the double is on this machine alone (L2)", () => {
  expect(inject("translator")).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
});
