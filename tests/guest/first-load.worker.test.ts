import { describe, expect, it } from "vitest";
import { CONTENT_LANGUAGE_CODES } from "#domain/language.ts";
import { buttonsIn, sampleDraft } from "../factories/draft.ts";
import { firstLoadOf, gzipBytes } from "../factories/first-load.ts";
import { fullestDraft } from "../factories/hostile/fullest-draft.ts";
import { heaviestDraft } from "../factories/hostile/heaviest-draft.ts";
import { ask, publishSample } from "../factories/published-portal.ts";

const BYTES_MAX = 12.5 * 1024;
const WAITING_BYTES_MAX = 13.2 * 1024;
const SCRIPT_BYTES_MAX = 2.5 * 1024;
const read = async (path: string) => (await ask(path)).text();

describe("what a guest's browser fetches before anybody touches the page", () => {
  it.each([
    ["sixty buttons of all types with hours and the longest names, in Arabic", fullestDraft, ["ar"]],
    ["ten buttons with every font, background and style", heaviestDraft, ["en"]],
    ["ten buttons in every language", plainDraft, CONTENT_LANGUAGE_CODES],
  ])(
    "weighs at most 12.5 KB, 2.5 KB of it script, and 13.2 KB with a request that is open: %s [S3, R12]",
    async (_, draft, languages) => {
      const { slug } = await publishSample({ draft: draft() });
      const progress = await gzipBytes(await read("/guest/progress.js"));
      for (const language of languages) {
        const load = await firstLoadOf(`/p/${slug}/${language}`, read);
        expect(load.bytes, language).toBeLessThanOrEqual(BYTES_MAX);
        expect(load.scriptBytes, language).toBeLessThanOrEqual(SCRIPT_BYTES_MAX);
        // What a page fetches besides while its guest waits for what they asked for.
        expect(load.bytes + progress, language).toBeLessThanOrEqual(WAITING_BYTES_MAX);
      }
    },
  );
});

function plainDraft() {
  const buttons = Object.fromEntries(
    CONTENT_LANGUAGE_CODES.map((language) => [language, { buttons: [...buttonsIn(language)] }]),
  );
  return { ...sampleDraft(), languages: [...CONTENT_LANGUAGE_CODES], buttons };
}
