import { env } from "cloudflare:test";
import { expect, it } from "vitest";
import type { ContentLanguage } from "#domain/language.ts";
import { translatePhrase } from "#domain/phrasebook/translate-phrase.ts";
import { readPhrasebook } from "#worker/services/translation/read-phrasebook.ts";

it("is read from the static files, and once in an isolate (L1)", async () => {
  const [source, target] = await Promise.all([readPhrasebook(env, "de"), readPhrasebook(env, "ja")]);
  expect(translatePhrase({ source, target }, "Frühstück").map(({ wording }) => wording)).toEqual(["朝食"]);
  expect(await readPhrasebook(env, "de")).toBe(source);
});

it("throws where the build has no such file (L1)", async () => {
  await expect(readPhrasebook(env, "missing" as ContentLanguage)).rejects.toThrow("answered 404");
});
