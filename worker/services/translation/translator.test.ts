import { describe, expect, it, test } from "vitest";
import { findTranslator } from "./translator.ts";
import { createWorkersAiTranslator, type WorkersAi } from "./workers-ai-translator.ts";

const signal = new AbortController().signal;
const AI = { run: async () => ({ translated_text: "" }) } as unknown as Ai;

describe("an installation has DeepL's API, Workers AI or no engine (L2)", () => {
  it.each([
    [{}, undefined],
    [{ TRANSLATOR_URL: "https://api.deepl.com", TRANSLATOR_KEY: "k" }, "deepl"],
    [{ TRANSLATOR_URL: "https://translate.foyer.example/deepl/", AI, TRANSLATOR_MODEL: "m" }, "deepl"],
    [{ TRANSLATOR_URL: "http://127.0.0.1:8899/double" }, "deepl"],
    [{ TRANSLATOR_URL: "http://api.deepl.com" }, undefined],
    [{ TRANSLATOR_URL: "http://127.0.0.1.evil.example" }, undefined],
    [{ TRANSLATOR_URL: "https://me:key@api.deepl.com" }, undefined],
    [{ TRANSLATOR_URL: "https://api.deepl.com?key=k" }, undefined],
    [{ TRANSLATOR_URL: "nowhere" }, undefined],
    [{ TRANSLATOR_URL: "", AI, TRANSLATOR_MODEL: "@cf/meta/m2m100-1.2b" }, "workers-ai"],
    [{ AI }, undefined],
    [{ TRANSLATOR_MODEL: "m" }, undefined],
  ])("%j", (env, name) => expect(findTranslator(env)?.name).toBe(name));
});

describe("Workers AI translates one text a call (L2)", () => {
  test("answers come in the order of the texts, five calls at once (L2)", async () => {
    let [running, most] = [0, 0];
    const ai: WorkersAi = {
      run: async (_model, { text, source_lang, target_lang }) => {
        running += 1;
        most = Math.max(most, running);
        // Later texts answer first.
        for (let turn = 0; turn < 20 - Number(text); turn += 1) await Promise.resolve();
        running -= 1;
        return { translated_text: `${source_lang} ${target_lang} ${text}` };
      },
    };
    const texts = Array.from({ length: 20 }, (_, index) => String(index));
    const answer = await createWorkersAiTranslator(ai, "m").translate(texts, "en", "zh", signal);
    expect(answer).toEqual({ ok: true, texts: texts.map((text) => `en zh ${text}`) });
    expect(most).toBe(5);
  });

  it.each([
    ["AiError: 3036: You have used up your daily free allocation of 10,000 neurons.", "quota"],
    ["AiError: 3040: No more data centers to forward the request to", "busy"],
    ["AiError: 5007: No such model m or task", "refused"],
    ["AiError: 3007: Request timeout", "unavailable"],
    ["Error: Network connection lost.", "unavailable"],
  ])("%s ends the calls", async (message, problem) => {
    let calls = 0;
    const ai: WorkersAi = {
      run: async () => {
        calls += 1;
        throw new Error(message);
      },
    };
    const texts = Array.from({ length: 50 }, () => "Towels");
    expect(await createWorkersAiTranslator(ai, "m").translate(texts, "en", "de", signal)).toEqual({
      ok: false,
      problem,
    });
    expect(calls).toBeLessThanOrEqual(5);
  });

  test("an unreadable answer and one that is too late are unavailable (L2)", async () => {
    const unreadable: WorkersAi = { run: async () => ({ response: "Handtücher" }) };
    const silent: WorkersAi = { run: () => new Promise(() => {}) };
    const problem = { ok: false, problem: "unavailable" };
    expect(await createWorkersAiTranslator(unreadable, "m").translate(["a"], "en", "de", signal)).toEqual(
      problem,
    );
    const late = AbortSignal.timeout(20);
    expect(await createWorkersAiTranslator(silent, "m").translate(["a"], "en", "de", late)).toEqual(problem);
  });
});
