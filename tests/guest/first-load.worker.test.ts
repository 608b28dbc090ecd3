import { describe, expect, it } from "vitest";
import { CONTENT_LANGUAGE_CODES } from "#domain/language.ts";
import { buttonsIn, sampleDraft } from "../factories/draft.ts";
import { firstLoadOf, gzipBytes } from "../factories/first-load.ts";
import { fullestDraft } from "../factories/hostile/fullest-draft.ts";
import { heaviestDraft } from "../factories/hostile/heaviest-draft.ts";
import { announceSample, ask, publishSample } from "../factories/published-portal.ts";

const BYTES_MAX = 12.5 * 1024;
const WAITING_BYTES_MAX = 13.2 * 1024;
const TELLING_BYTES_MAX = 14 * 1024;
const SCRIPT_BYTES_MAX = 2.5 * 1024;
const readAs = (cookie: string) => async (path: string) => (await ask(path, { headers: { cookie } })).text();
const read = readAs("");

describe("what a guest's browser fetches before anybody touches the page", () => {
  it.each([
    ["sixty buttons of all types with hours and the longest names, in Arabic", fullestDraft, ["ar"]],
    ["ten buttons with every font, background and style", heaviestDraft, ["en"]],
    ["ten buttons in every language", plainDraft, CONTENT_LANGUAGE_CODES],
  ])(
    "weighs at most 12.5 KB, 2.5 KB of it script, 13.2 KB with a request that is open and 14 KB with two announcements, of them one for a place: %s [S3, R12, N2]",
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
      const readAtPlace = readAs(await announceSample(slug));
      const news = await gzipBytes(await read("/guest/news.js"));
      for (const language of languages) {
        const load = await firstLoadOf(`/p/${slug}/${language}`, readAtPlace);
        expect((await readAtPlace(`/p/${slug}/${language}`)).split('p-banner"')).toHaveLength(3);
        expect(load.bytes + news, language).toBeLessThanOrEqual(TELLING_BYTES_MAX);
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
