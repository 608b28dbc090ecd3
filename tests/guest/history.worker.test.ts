import { env } from "cloudflare:test";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Draft } from "#domain/content/document.ts";
import type { HistoryEvent } from "#domain/property/history.ts";
import { licenceInputSchema } from "#domain/property/licence-schema.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "#domain/time.ts";
import { toWallTime } from "#domain/zoned-time.ts";
import { callAsOperator, expectAnswer, makeLicence } from "#scripts/api/caller.ts";
import { announce } from "#tests/factories/announcements.ts";
import { sampleDraft, usableButton } from "#tests/factories/draft.ts";
import { sampleAnswers } from "#tests/factories/sample-answers.ts";
import { openScene, type Scene } from "#tests/factories/scene.ts";
import { saveButtons } from "#tests/factories/stored-draft.ts";
import { isFullTier } from "#tests/factories/tier.ts";
import { getScope } from "#tests/factories/worker/scope.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { openDatabase } from "#worker/db/client.ts";
import { selectPublishedAt, selectServedLineAt } from "#worker/db/content/served-portals.ts";
import { serveGuide } from "#worker/guest/serve-guide.ts";
import { servePortal } from "#worker/guest/serve-portal.ts";
import { publishPortal } from "#worker/http/content/publish-portal.ts";
import { evictPortal } from "#worker/portal/portal-memory.ts";
import { Projector } from "#worker/portal/projector.ts";
import { setLicence } from "#worker/services/operations/operate-property.ts";
import { setPropertyFacts } from "#worker/services/operations/set-property-facts.ts";
import type { PortalWriter } from "#worker/services/portal/portal-writer.ts";
import { findServedPage } from "#worker/services/portal/served-page.ts";
import { setClosure } from "#worker/services/property/set-closure.ts";
import type { PropertyScope } from "#worker/services/scope.ts";

const LANGUAGES = ["en", "de", "ar"] as const;
const [MOMENTS, VERSIONS] = isFullTier ? [1_000, 50] : [24, 6];
const MOMENTS_A_VERSION = MOMENTS / VERSIONS;

interface Seen {
  readonly at: number;
  readonly language: (typeof LANGUAGES)[number];
  readonly html: string;
}

async function seenAt(slug: string, language: Seen["language"], at: number): Promise<string> {
  evictPortal(slug);
  const request = new Request(`${target.origin}/p/${slug}/${language}`);
  return (await servePortal(request, { slug, language }, env, at)).text();
}

/** Weekly hours in the property's zone: one to three hours on at least two weekdays. */
const anyHours = fc.record({
  outside: fc.constantFrom("hide" as const, "close" as const),
  from: fc.integer({ min: 0, max: 20 }),
  length: fc.integer({ min: 1, max: 3 }),
  days: fc.subarray([1, 2, 3, 4, 5, 6, 7] as const, { minLength: 2 }),
});
const toClock = (hour: number) => `${String(hour).padStart(2, "0")}:00`;

/** A draft of one to six buttons with random order and names; some have hours. */
const anyDraft = fc
  .array(
    fc.tuple(fc.integer({ min: 1, max: 9 }), fc.option(anyHours), fc.string({ minLength: 3, maxLength: 12 })),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((parts): Draft => {
    const numbers = [...new Map(parts.map((part) => [part[0], part])).values()];
    const buttons = numbers.map(([number, hours, name]) => ({
      ...usableButton("link", number),
      name: `Button ${number} ${name.replace(/[^\w]/g, "")}`,
      ...(hours && {
        hours: {
          outside: hours.outside,
          exceptions: [],
          windows: [
            {
              id: usableButton("link", number).id,
              days: [...hours.days],
              from: toClock(hours.from),
              to: toClock(hours.from + hours.length),
              nextDay: false,
              season: null,
            },
          ],
        },
      }),
    }));
    return sampleDraft({ languages: [...LANGUAGES], buttons: { en: { buttons } } });
  });

describe("what guests saw", () => {
  let scene: Scene;
  beforeEach(async () => {
    scene = await openScene(target, { languages: [...LANGUAGES], timeZone: "Europe/Rome" });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it(`is served again byte for byte: any of ${MOMENTS} moments of ${VERSIONS} versions, hours, licences and closures [T11]`, async () => {
    const scope: PropertyScope = await getScope(scene);
    const { id: propertyId, slug } = scene.property;
    // The faked `Date` applies to all product code, because everything runs in this isolate.
    let clock = Date.now();
    vi.useFakeTimers({ toFake: ["Date"], now: clock });
    const writer = new Projector(env);
    const bindings = {
      ...env,
      PORTAL_WRITER: { getByName: () => writer } as unknown as DurableObjectNamespace<PortalWriter>,
    };
    const tick = (ms: number) => {
      clock += ms;
      vi.setSystemTime(clock);
    };
    const dateIn = (days: number) => new Date(clock + days * DAY_MS).toISOString().slice(0, 10);
    const [drafts, chances] = [
      fc.sample(anyDraft, VERSIONS),
      fc.sample(fc.noBias(fc.tuple(fc.nat(), fc.nat(), fc.nat())), MOMENTS),
    ];
    const seen: Seen[] = [];
    const kinds = new Set<string>();
    for (const [index, [first, one, other]] of chances.entries()) {
      const chance = (first % 1_000) / 1_000;
      const scopeNow = { ...scope, now: clock };
      const draft = drafts[index / MOMENTS_A_VERSION];
      if (draft) {
        // Undo a random suspension or closure, so that guests get each version's page at least once.
        const licence = licenceInputSchema.parse(makeLicence("PAID", { to: 30, now: clock }));
        await setLicence(bindings, { propertyId, licence, now: clock });
        tick(SECOND_MS);
        const { revision } = (await getScope(scene)).property;
        await setClosure(bindings, { ...scope, now: clock }, { closure: null, revision });
        tick(SECOND_MS);
        await publishPortal(
          bindings,
          { ...scope, now: clock },
          { draft, draftAt: null, note: `${index}`, origin: target.origin, force: true },
        );
      } else if (index === 1 || index === 2) {
        // The random changes may contain no closure. Add one that is announced, and one that has begun.
        const closesOn = dateIn(index === 1 ? 2 : 0);
        const closure = { closesOn, opensOn: dateIn(3), noticeFrom: dateIn(-1), texts: {} };
        const { revision } = (await getScope(scene)).property;
        await setClosure(bindings, scopeNow, { closure, revision });
      } else if (chance < 0.05) {
        const mode = one % 3 === 0 ? "SUSPENDED" : "PAID";
        const licence = licenceInputSchema.parse(makeLicence(mode, { from: -20, to: one % 5, now: clock }));
        await setLicence(bindings, { propertyId, licence, now: clock });
      } else if (chance < 0.15) {
        const closesOn = dateIn(one % 4);
        const closure = {
          closesOn,
          opensOn: dateIn((one % 4) + 3),
          noticeFrom: dateIn((one % 4) - 2),
          texts: {},
        };
        const { revision } = (await getScope(scene)).property;
        await setClosure(bindings, scopeNow, { closure: other % 3 === 0 ? null : closure, revision });
      } else if (chance < 0.2) {
        const facts = { address: `Quay ${other}`, timeZone: other % 2 === 0 ? "Europe/Rome" : "Asia/Tokyo" };
        await setPropertyFacts(bindings, { propertyId, facts, now: clock });
      }
      const language = LANGUAGES[other % LANGUAGES.length] ?? "en";
      const html = await seenAt(slug, language, clock);
      kinds.add(html.includes("p-season") ? "notice" : html.includes("p-grid") ? "open" : "closed");
      seen.push({ at: clock, language, html });
      // Steps of a second to half a day: the moments lie on both sides of the ends of hours, licences and closures.
      tick(SECOND_MS + (one % (chance < 0.5 ? 20 * MINUTE_MS : 12 * HOUR_MS)));
    }
    const db = openDatabase(env.DB);
    let equal = 0;
    for (const { at, language, html } of seen) {
      const [[served], [published]] = await db.batch([
        selectServedLineAt(db, propertyId, at),
        selectPublishedAt(db, propertyId, at),
      ]);
      const page = await findServedPage(
        env,
        { served, published, announced: [] },
        { at, language, kind: "open", property: { ...scope.property, origin: target.origin } },
      );
      if (page.ok && new TextDecoder().decode(page.value.body) === html) equal += 1;
      if (page.ok) expect(page.value.headers["x-portal-exact"]).toBe("yes");
    }
    expect(seen).toHaveLength(MOMENTS);
    expect(equal).toBe(MOMENTS);
    expect([...kinds].sort()).toEqual(["closed", "notice", "open"]);
    expect(new Set(seen.map(({ html }) => html)).size).toBeGreaterThan(VERSIONS);
  });

  it("is listed as versions, licences and closures, newest first, by the API [T11]", async () => {
    const publish = async (number: number) => {
      await saveButtons(scene, "en", [usableButton("link", number)]);
      await expectAnswer(
        await scene.caller.call("POST", scene.at("/publish"), { json: { note: `v${number}` } }),
      );
    };
    await publish(1);
    const first = await seenAt(scene.property.slug, "en", Date.now());
    const between = Date.now();
    await publish(2);
    const closure = { closesOn: "2040-01-04", opensOn: "2040-02-12", noticeFrom: null, texts: {} };
    const { revision } = scene.property;
    await expectAnswer(await scene.caller.call("PUT", scene.at("/closure"), { json: { closure }, revision }));
    await expectAnswer(
      await scene.caller.call("PUT", scene.at("/closure"), {
        json: { closure: null },
        revision: revision + 1,
      }),
    );
    const { items } = (await expectAnswer(await scene.caller.call("GET", scene.at("/history")))) as {
      items: readonly HistoryEvent[];
    };
    expect(items.map(({ kind }) => kind)).toEqual([
      "closure-ended",
      "closure",
      "version",
      expect.stringMatching("version|licence"),
      expect.stringMatching("version|licence"),
    ]);
    const versions = items.filter((event) => event.kind === "version");
    expect(versions.map(({ number, note }) => [number, note])).toEqual([
      [2, "v2"],
      [1, "v1"],
    ]);
    expect(versions[1]?.until).toBe(versions[0]?.at);
    const licence = items.find((event) => event.kind === "licence");
    const end = new Date((scene.property.licence?.plicensedateend?._seconds ?? 0) * 1_000).toISOString();
    expect(licence?.until?.slice(0, 10)).toBe(end.slice(0, 10));

    const ask = (at: string) =>
      scene.caller.call("GET", scene.at(`/history/page?at=${encodeURIComponent(at)}&language=en`));
    const old = await ask(new Date(between).toISOString());
    expect(await old.text()).toBe(first);
    expect([old.headers.get("x-portal-version"), old.headers.get("x-portal-exact")]).toEqual(["1", "yes"]);
    expect(old.headers.get("content-security-policy")).toContain("style-src 'sha256-");
    expect((await ask(versions[0]?.at ?? "")).headers.get("x-portal-version")).toBe("2");
    expect((await ask("2020-01-01T00:00:00Z")).status).toBe(404);
  });

  it("has a line for each announcement, with start and end, and none for a draft or one that never began [N1, T11]", async () => {
    await saveButtons(scene, "en", [usableButton("link", 1)]);
    await expectAnswer(await scene.caller.call("POST", scene.at("/publish"), { json: { note: "" } }));
    const on = await announce(scene, { texts: { en: "Lift 2 is out of order." } });
    await announce(scene, { isSent: false, texts: { en: "A draft." } });
    const tomorrow = toWallTime(Date.now() + DAY_MS, scene.property.timeZone);
    await announce(scene, {
      startsAt: tomorrow,
      endsAt: toWallTime(Date.now() + 2 * DAY_MS, scene.property.timeZone),
    });
    await expectAnswer(await scene.caller.call("POST", scene.at(`/announcements/${on.id}/end`)));
    const { items } = (await expectAnswer(await scene.caller.call("GET", scene.at("/history")))) as {
      items: readonly HistoryEvent[];
    };
    const listed = items.filter((event) => event.kind === "announcement");
    expect(listed).toMatchObject([{ form: "banner", text: "Lift 2 is out of order." }]);
    expect(Date.parse(listed[0]?.until ?? "")).toBeLessThanOrEqual(Date.now());
    expect(items[0]?.kind).toBe("announcement");
  });

  it("has what guests were told, and an announcement leaves no row and no file of its own [N1, T11, G8]", async () => {
    await saveButtons(scene, "en", [usableButton("link", 1)]);
    await expectAnswer(await scene.caller.call("POST", scene.at("/publish"), { json: { note: "" } }));
    const { id, slug } = scene.property;
    const kept = async () => {
      const rows = await env.DB.prepare("select * from served_portals where property_id = ?").bind(id).all();
      const { objects } = await env.FILES.list({ prefix: `snapshots/${id}/` });
      return [rows.results.length, objects.length];
    };
    const before = await kept();
    const past = async (at: number) => {
      const asked = new URLSearchParams({ at: new Date(at).toISOString(), language: "en" });
      return (await scene.caller.call("GET", scene.at(`/history/page?${asked}`))).text();
    };
    const seen: Seen[] = [];
    const look = async () => {
      const at = Date.now();
      seen.push({ at, language: "en", html: await seenAt(slug, "en", at) });
      await vi.waitUntil(() => Date.now() > at + SECOND_MS, { interval: 50, timeout: 5_000 });
    };
    await look();
    for (const sent of [{ texts: { en: "Lift 2 is out of order." } }, { kind: "emergency" } as const]) {
      const on = await announce(scene, sent);
      await look();
      await expectAnswer(await scene.caller.call("POST", scene.at(`/announcements/${on.id}/end`)));
      await look();
    }
    expect(new Set(seen.map(({ html }) => html)).size).toBeGreaterThan(3);
    for (const { at, html } of seen) expect((await past(at)) === html, new Date(at).toISOString()).toBe(true);
    expect(await kept()).toEqual(before);
  });

  it("has the guide as guests got it, with its open lines then, and says where there was none [A6, T11]", async () => {
    await saveButtons(scene, "en", [usableButton("link", 1)]);
    const publish = async () =>
      expectAnswer(await scene.caller.call("POST", scene.at("/publish"), { json: { note: "" } }));
    const ask = async (at: number) => {
      const asked = new URLSearchParams({ at: new Date(at).toISOString(), language: "en", page: "guide" });
      return scene.caller.call("GET", scene.at(`/history/page?${asked}`));
    };
    await publish();
    expect((await ask(Date.now())).status).toBe(404);
    const seen: { at: number; html: string }[] = [];
    for (const [revision, json] of [sampleAnswers(), { ...sampleAnswers(), entries: [] }].entries()) {
      const at = scene.at("/documents/answers");
      await expectAnswer(await scene.caller.call("PUT", at, { json, revision: revision + 1 }));
      await publish();
      const now = Date.now();
      const { slug } = scene.property;
      evictPortal(slug);
      const guide = await serveGuide(
        new Request(`${target.origin}/p/${slug}/en/guide`),
        { slug, language: "en" },
        env,
        now,
      );
      seen.push({ at: now, html: await guide.text() });
      await vi.waitUntil(() => Date.now() > now + SECOND_MS, { interval: 50, timeout: 5_000 });
    }
    expect(seen[0]?.html).not.toBe(seen[1]?.html);
    expect(seen[0]?.html).toContain('class="p-now');
    for (const { at, html } of seen) expect((await (await ask(at)).text()) === html).toBe(true);
  });

  it("is named for what it is: the portal itself, closed for the season, or by its licence [T8, T11]", async () => {
    await saveButtons(scene, "en", [usableButton("link", 1)]);
    await expectAnswer(
      await scene.caller.call("POST", scene.at("/publish"), { json: { note: "", force: true } }),
    );
    const kindNow = async () => {
      const at = encodeURIComponent(new Date().toISOString());
      const page = await scene.caller.call("GET", scene.at(`/history/page?at=${at}&language=en`));
      return page.headers.get("x-portal-page");
    };
    expect(await kindNow()).toBe("open");
    const { revision } = (await expectAnswer(await scene.caller.call("GET", scene.at("")))) as {
      revision: number;
    };
    const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
    const closure = { closesOn: dayIn(-1), opensOn: dayIn(3), noticeFrom: null, texts: {} };
    await expectAnswer(await scene.caller.call("PUT", scene.at("/closure"), { json: { closure }, revision }));
    expect(await kindNow()).toBe("season");
    const closed = makeLicence("PAID", { from: -90, to: -30 });
    await callAsOperator(target, "PUT", `/properties/${scene.property.id}/licence`, closed);
    expect(await kindNow()).toBe("licence");
  });

  it("of a version older than the record is that version's own page, and said so [T11]", async () => {
    await saveButtons(scene, "en", [usableButton("link", 1)]);
    await expectAnswer(await scene.caller.call("POST", scene.at("/publish"), { json: { note: "" } }));
    await env.DB.prepare("delete from served_portals where property_id = ?").bind(scene.property.id).run();
    const at = encodeURIComponent(new Date().toISOString());
    const page = await scene.caller.call("GET", scene.at(`/history/page?at=${at}&language=en`));
    expect([page.status, page.headers.get("x-portal-exact")]).toEqual([200, "no"]);
    expect(await page.text()).toContain("p-grid");
  });
});
