import { afterEach, describe, expect, it, vi } from "vitest";
import { CONTENT_LANGUAGE_CODES } from "#domain/language.ts";
import { DAY_MS, type EpochMs, MINUTE_MS } from "#domain/time.ts";
import { buttonsIn, sampleDraft } from "../factories/draft.ts";
import { gzipBytes, measureFirstLoad } from "../factories/first-load.ts";
import { fullestDraft } from "../factories/hostile/fullest-draft.ts";
import { heaviestDraft } from "../factories/hostile/heaviest-draft.ts";
import { announceSample, ask, publishSample } from "../factories/published-portal.ts";

const BYTES_MAX = 11.5 * 1024;
const WAITING_BYTES_MAX = 12.2 * 1024;
const TELLING_BYTES_MAX = 13.5 * 1024;
const SCRIPT_BYTES_MAX = 1.8 * 1024;
const STEP_MS = 30 * MINUTE_MS;
const readAs = (cookie: string) => async (path: string) => (await ask(path, { headers: { cookie } })).text();
const read = readAs("");

/** The time of today at which the page is largest: closed tiles say when they open, so its size changes. */
async function findHeaviestMoment(path: string): Promise<EpochMs> {
  const start = Date.now() - (Date.now() % DAY_MS);
  const weighed: { at: EpochMs; bytes: number }[] = [];
  for (let at = start; at < start + DAY_MS; at += STEP_MS) {
    vi.setSystemTime(at);
    weighed.push({ at, bytes: await gzipBytes(await read(path)) });
  }
  return weighed.reduce((heaviest, each) => (each.bytes > heaviest.bytes ? each : heaviest)).at;
}

afterEach(() => void vi.useRealTimers());

describe("the requests of a guest's browser before the first press", () => {
  it.each([
    ["sixty buttons of all types with hours and the longest names, in Arabic", fullestDraft, ["ar"]],
    ["ten buttons with every font, background and style", heaviestDraft, ["en"]],
    ["ten buttons in every language", plainDraft, CONTENT_LANGUAGE_CODES],
  ])(
    "weighs at most 11.5 KB at the heaviest moment of the day, 1.8 KB of it script, 12.2 KB with a request that is open and 13.5 KB with two announcements, of them one for a place: %s [S3, R12, N2]",
    async (_, draft, languages) => {
      const { slug } = await publishSample({ draft: draft() });
      vi.setSystemTime(await findHeaviestMoment(`/p/${slug}/${languages[0]}`));
      const progress = await gzipBytes(await read("/guest/progress.js"));
      for (const language of languages) {
        const load = await measureFirstLoad(`/p/${slug}/${language}`, read);
        expect(load.bytes, language).toBeLessThanOrEqual(BYTES_MAX);
        expect(load.scriptBytes, language).toBeLessThanOrEqual(SCRIPT_BYTES_MAX);
        // A guest who waits for a request also loads the progress script.
        expect(load.bytes + progress, language).toBeLessThanOrEqual(WAITING_BYTES_MAX);
      }
      const readAtPlace = readAs(await announceSample(slug));
      const news = await gzipBytes(await read("/guest/news.js"));
      for (const language of languages) {
        const load = await measureFirstLoad(`/p/${slug}/${language}`, readAtPlace);
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
