import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { CONTENT_LANGUAGE_CODES } from "#domain/language.ts";
import { loadTestSet } from "#scripts/operations/engine-test-set.ts";
import { judgeEngine } from "#scripts/operations/judge-engine.ts";
import { runOps } from "#scripts/operations/run-ops.ts";
import {
  type Behaviour,
  startTranslator,
  type TranslatorDouble,
} from "#tests/factories/translator/start-translator.ts";
import type { Translator } from "#worker/services/translation/translator.ts";

let double: TranslatorDouble;
beforeAll(async () => {
  double = await startTranslator();
});
afterAll(() => double.close());
afterEach(() => vi.unstubAllEnvs());

/** Runs the command with an engine that behaves in this way. */
async function run(inbox: string, words: readonly string[] = [], behaviour?: Behaviour) {
  const url = `${double.origin}/${inbox}`;
  if (behaviour) await fetch(`${url}/behave`, { method: "POST", body: JSON.stringify(behaviour) });
  vi.stubEnv("TRANSLATOR_URL", url);
  vi.stubEnv("TRANSLATOR_KEY", inbox);
  const printed: string[] = [];
  const { code, said } = await runOps(["judge-engine", ...words], { print: (line) => printed.push(line) });
  const received = (await (await fetch(`${url}/received`)).json()) as { texts: string[]; to: string }[];
  return { code, said, printed, received };
}

describe("npm run ops -- judge-engine (L6)", () => {
  it("scores every language with the product's own sentences, at most 50 a call (L6)", async () => {
    const { code, said, printed, received } = await run("all");
    expect([code, printed.length]).toEqual([0, 1 + CONTENT_LANGUAGE_CODES.length]);
    expect(printed[0]).toMatch(/^150 sentences, some 6\d{4} characters/);
    // The double writes other vowels, or letters without a meaning.
    expect(printed.join("\n")).toMatch(/ru {2}Russian +\d\d\.\d {2}BELOW the floor of 45/);
    expect(said).toBe("No language is above its floor. Leave the engine off.");
    expect(received).toHaveLength(3 * CONTENT_LANGUAGE_CODES.length);
    expect(received.flatMap(({ texts }) => texts).join("\n")).not.toMatch(/\{\w+\}/);
  });

  it("names the languages above their floors as the setting (L6)", async () => {
    const set = await loadTestSet();
    const known = new Map(set.flatMap((texts) => [[texts.en, texts.de]]));
    // Knows German by heart, and leaves everything else in English.
    const translator: Translator = {
      name: "deepl",
      translate: async (texts, _from, to) => ({
        ok: true,
        texts: texts.map((text) => (to === "de" ? (known.get(text) ?? text) : text)),
      }),
    };
    const printed: string[] = [];
    const said = await judgeEngine(translator, ["de", "ja"], (line) => printed.push(line));
    expect(said).toContain("TRANSLATOR_LANGUAGES=de");
    expect(printed.at(-2)).toMatch(/^ {2}de {2}German .* above the floor of 45$/);
    expect(printed.at(-1)).toMatch(/^ {2}ja {2}Japanese .* BELOW the floor of 30/);
  });

  it("counts refused drafts as empty ones (L6)", async () => {
    const behaviour = { answer: { kind: "texts", fault: "adds_markup" }, times: 0 } as const;
    const { printed } = await run("markup", ["--languages", "de"], behaviour);
    expect(printed.at(-1)).toBe("  de  German        0.0  BELOW the floor of 45, 150 of 150 refused");
  });

  it("waits where the engine is busy, and stops where it refuses (L6)", async () => {
    const busy = { answer: { kind: "status", status: 429, retryAfter: "0" }, times: 2 } as const;
    expect(await run("busy", ["--languages", "de"], busy)).toMatchObject({ code: 0 });
    const quota = { answer: { kind: "status", status: 456 }, times: 0 } as const;
    const refused = await run("quota", ["--languages", "de"], quota);
    expect(refused).toMatchObject({ code: 1, said: "The engine: de. Its quota is used up." });
    expect(refused.received).toHaveLength(1);
  });

  it("names a missing address and an unknown language (L6)", async () => {
    vi.stubEnv("TRANSLATOR_URL", "api.deepl.com");
    const missing = await runOps(["judge-engine"], { print: () => undefined });
    expect(missing).toMatchObject({ code: 1, said: expect.stringMatching(/^TRANSLATOR_URL is missing, or/) });
    expect(await run("unknown", ["--languages", "at"])).toMatchObject({ code: 1, received: [] });
  });
});
