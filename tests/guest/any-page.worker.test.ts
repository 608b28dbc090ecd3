import { env } from "cloudflare:test";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { Button } from "#domain/content/button.ts";
import { buttonSchema } from "#domain/content/button-schema.ts";
import type { Draft } from "#domain/content/document.ts";
import { SECTION_SCHEMAS } from "#domain/content/document-schema.ts";
import type { Hours } from "#domain/content/hours/hours.ts";
import { FIRST_DATE, LAST_DATE } from "#domain/date.ts";
import { CONTENT_LANGUAGE_CODES } from "#domain/language.ts";
import { anyAnswers } from "#tests/factories/any-answers.ts";
import { anyValue, type ValueSchema } from "#tests/factories/contract/any-value.ts";
import { sampleDraft, sampleId, usableButton } from "#tests/factories/draft.ts";
import { dailyHours } from "#tests/factories/hours.ts";
import { ask, publishSample } from "#tests/factories/published-portal.ts";
import { openScene } from "#tests/factories/scene.ts";
import { isFullTier } from "#tests/factories/tier.ts";
import { getScope } from "#tests/factories/worker/scope.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { expectComplaint } from "#tests/setup/worker/quiet-console.ts";
import { servePortal } from "#worker/guest/serve-portal.ts";
import { serveTimetable } from "#worker/guest/serve-timetable.ts";
import { publishPortal } from "#worker/http/content/publish-portal.ts";
import { planPublication } from "#worker/services/portal/planned/plan-publication.ts";

const DRAFTS = isFullTier ? 10_000 : 20;
const ZONES = ["Europe/Rome", "Pacific/Auckland", "America/St_Johns", "Asia/Kathmandu", "UTC"];

/** Values that a section's schema accepts, generated from the schema. */
function getBodies<Body>(schema: z.ZodType<Body>): fc.Arbitrary<Body> {
  const described = z.toJSONSchema(schema, { unrepresentable: "any", io: "input" }) as ValueSchema;
  const { $defs = {} } = described as { $defs?: Record<string, ValueSchema> };
  const value = anyValue(described, { resolve: (ref) => $defs[ref.replace("#/$defs/", "")] });
  return value
    .map((body) => schema.safeParse(body))
    .filter((parsed) => parsed.success)
    .map((parsed) => parsed.data as Body);
}

const anyHours = getBodies(buttonSchema.options[0].shape.hours).filter((hours) => Boolean(hours));
const anyButtons = fc.tuple(
  fc.array(getBodies<Button>(buttonSchema), { maxLength: 4 }),
  fc.array(anyHours as fc.Arbitrary<Hours>, { minLength: 2, maxLength: 2 }),
);
const languages = fc.shuffledSubarray([...CONTENT_LANGUAGE_CODES], { minLength: 1, maxLength: 2 });

const anyDraft: fc.Arbitrary<Draft> = languages.chain((codes) =>
  fc
    .record({
      homepage: getBodies(SECTION_SCHEMAS.homepage),
      theme: getBodies(SECTION_SCHEMAS.theme),
      social: getBodies(SECTION_SCHEMAS.social),
      qr: getBodies(SECTION_SCHEMAS.qr),
      answers: anyAnswers,
      bodies: fc.tuple(...codes.map(() => anyButtons)),
    })
    .map(({ bodies, ...sections }) => ({
      name: "Marlowe Harbour",
      languages: codes,
      defaultLanguage: codes[0] ?? "en",
      ...sections,
      buttons: Object.fromEntries(
        codes.map((code, at) => {
          const [buttons = [], hours = []] = bodies[at] ?? [];
          const timed = buttons.map((button, index) => ({ ...button, hours: hours[index] ?? button.hours }));
          return [code, { buttons: timed }];
        }),
      ),
    })),
);
const anyMoment = fc.integer({ min: Date.parse(FIRST_DATE), max: Date.parse(LAST_DATE) });

describe("whatever a draft within its schemas holds", () => {
  it("its pages and timetables answer at any moment of any year [T3, T4]", async () => {
    let timed = 0;
    let shown = 0;
    await fc.assert(
      fc.asyncProperty(
        anyDraft,
        fc.array(anyMoment, { minLength: 2, maxLength: 2 }),
        fc.constantFrom(...ZONES),
        async (draft, moments, timeZone) => {
          const { slug } = await publishSample({ draft, source: { timeZone } });
          for (const language of draft.languages) {
            const paths = [`/p/${slug}/${language}`, `/p/${slug}/${language}`];
            for (const path of paths) expect((await ask(path)).status).toBe(200);
            const table = await ask(`/p/${slug}/${language}/timetable`);
            expect([200, 404]).toContain(table.status);
            if (table.status === 200) timed += 1;
            for (const now of [Date.now(), ...moments]) {
              const request = new Request(`https://guests.example/p/${slug}/${language}`);
              const page = await servePortal(request, { slug, language }, env, now);
              expect(page.status).toBe(200);
              await serveTimetable(request, { slug, language, kind: "open" }, env, now);
            }
            shown += draft.buttons[language]?.buttons.length ?? 0;
          }
          // React sets a timer for each page, and workerd allows 10,000. Wait, so that the pending ones run.
          await scheduler.wait(0);
        },
      ),
      { numRuns: DRAFTS },
    );
    // Enough drafts have content, much of it time-dependent; with only thirty drafts, chance lowers the share to one.
    expect(shown).toBeGreaterThan(DRAFTS / 2);
    expect(timed).toBeGreaterThan(isFullTier ? DRAFTS / 4 : 0);
  }, 1_800_000);
});

/** Invalid hours: a window without days, which only a bug of ours could store. */
const BROKEN = { ...dailyHours("07:00", "10:00"), windows: [{}] } as unknown as Hours;
const broken = { ...usableButton("link", 1, "Breakfast"), hours: BROKEN };

describe("a page that can't be put together", () => {
  it("is a calm page and a line in the log, also where the answer comes from memory at once [T4]", async () => {
    expectComplaint(/guest_request_failed/);
    const { slug } = await publishSample({ draft: sampleDraft({ english: [broken] }) });
    for (const path of [`/p/${slug}/en`, `/p/${slug}/en`, `/p/${slug}`, `/p/${slug}/en/timetable`]) {
      const answer = await ask(path);
      expect([path, answer.status, answer.headers.get("retry-after")]).toEqual([path, 503, "60"]);
      expect(await answer.text()).toContain("<h1>");
    }
  });

  it("is neither published nor planned: staff get an error, and guests keep their page [T4, T9]", async () => {
    expectComplaint(/pages_not_composed/);
    const scene = await openScene(target, { timeZone: "UTC" });
    const scope = await getScope(scene);
    const origin = "https://guests.example";
    const draft = sampleDraft({ english: [broken] });
    const published = await publishPortal(env, scope, { draft, draftAt: null, note: "", origin });
    expect(published).toEqual({ ok: false, problem: { code: "pages_not_composed" } });
    const localTime = `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T06:00`;
    const planned = await planPublication(env, scope, { draft, localTime, note: "", language: "en", origin });
    expect(planned).toEqual({ ok: false, problem: { code: "pages_not_composed" } });
    const versions = await scene.caller.call("GET", scene.at("/publications"));
    expect(await versions.json()).toEqual({ items: [], planned: null });
    const files = await env.FILES.list({ prefix: `snapshots/${scene.property.id}/` });
    expect(files.objects).toEqual([]);
    expect((await ask(`/p/${scene.property.slug}`)).status).toBe(404);
    // A button with valid hours can be published.
    const right = { ...broken, id: sampleId(2), hours: dailyHours("07:00", "10:00") };
    const again = await publishPortal(env, scope, {
      draft: sampleDraft({ english: [right] }),
      draftAt: null,
      note: "",
      origin,
    });
    expect(again).toMatchObject({ ok: true, value: { number: 1 } });
  });
});
