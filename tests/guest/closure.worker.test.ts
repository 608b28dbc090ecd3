import { env } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import { CONTENT_LANGUAGE_CODES } from "#domain/language.ts";
import type { Closure } from "#domain/property/closure.ts";
import type { PortalState } from "#domain/property/portal-state.ts";
import type { Property } from "#domain/property/property.ts";
import { DAY_MS } from "#domain/time.ts";
import { callAsOperator, expectAnswer } from "#scripts/api/caller.ts";
import { usableButton } from "#tests/factories/draft.ts";
import { openScene, type Scene } from "#tests/factories/scene.ts";
import { saveButtons } from "#tests/factories/stored-draft.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { servePortal } from "#worker/guest/serve-portal.ts";
import { evictPortal } from "#worker/portal/portal-memory.ts";
import { hashForPolicy } from "#worker/portal/rendering/policy-hash.ts";

const dateIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** A closure of forty days that begins in forty days and is announced in ten days. */
const WINTER: Closure = {
  closesOn: dateIn(40),
  opensOn: dateIn(80),
  noticeFrom: dateIn(10),
  texts: { de: { notice: "Winterpause <ab Januar>", closed: "Wir sind im Winterschlaf." } },
};

let scene: Scene;

beforeEach(async () => {
  scene = await openScene(target, { languages: ["en", "de", "ar"], timeZone: "Pacific/Auckland" });
  await saveButtons(scene, "en", [usableButton("link", 1)]);
  await expectAnswer(await scene.caller.call("POST", scene.at("/publish"), { json: { note: "" } }));
});

/** Uses the current revision unless another is given. */
async function close(closure: unknown, revision?: number): Promise<Response> {
  const { property } = scene;
  const now =
    revision ?? ((await expectAnswer(await scene.caller.call("GET", scene.at("")))) as Property).revision;
  return scene.caller.call("PUT", `/api/properties/${property.id}/closure`, {
    json: { closure },
    revision: now,
  });
}

/** The page that guests get at a moment. */
async function pageAt(at: number, language = "en", headers: Record<string, string> = {}): Promise<Response> {
  evictPortal(scene.property.slug);
  const request = new Request(`${target.origin}/p/${scene.property.slug}/${language}`, { headers });
  return servePortal(request, { slug: scene.property.slug, language }, env, at);
}
const textAt = async (at: number, language = "en") => (await pageAt(at, language)).text();
/** Midnight in Auckland on a date, computed without our code. */
function midnight(date: string): number {
  const clock = new Intl.DateTimeFormat("sv-SE", { timeZone: "Pacific/Auckland", dateStyle: "short" });
  let at = Date.parse(`${date}T00:00:00Z`) - DAY_MS;
  while (clock.format(at) < date) at += 15 * 60_000;
  return at;
}

describe("a property that is closed for the season", () => {
  it("is announced to guests, and closes and opens at local midnight, without a publication [T8]", async () => {
    const before = await textAt(midnight(WINTER.noticeFrom ?? ""));
    const answer = (await expectAnswer(await close(WINTER))) as Property;
    expect(answer.closure).toEqual(WINTER);
    expect(answer.revision).toBe(scene.property.revision + 1);

    expect(await textAt(midnight(WINTER.noticeFrom ?? "") - 1)).toBe(before);
    const noticed = await textAt(midnight(WINTER.noticeFrom ?? ""));
    expect(noticed).toMatch(
      /<aside class="p-season">.*<b>We close for the season on \d+ \w+\.<\/b>We are here again/s,
    );
    expect(noticed.indexOf("p-season")).toBeLessThan(noticed.indexOf('class="p-grid'));
    expect(await textAt(midnight(WINTER.closesOn) - 1)).toBe(noticed);
    const closed = await textAt(midnight(WINTER.closesOn));
    expect(closed).toMatch(/<p>We are closed for the season\.<br>We are here again from \d+ \w+\.<\/p>/);
    expect(closed).not.toContain("p-grid");
    expect(await textAt(midnight(WINTER.opensOn) - 1)).toBe(closed);
    expect(await textAt(midnight(WINTER.opensOn))).toBe(before);

    await expectAnswer(await close(null));
    expect(await textAt(midnight(WINTER.closesOn))).toBe(before);
    const state = await callAsOperator<PortalState>(target, "GET", `/properties/${scene.property.id}/portal`);
    expect(state.differences).toEqual([]);
  });

  it("speaks each guest's language, and staff's own words as text [T8]", async () => {
    await expectAnswer(await close(WINTER));
    const german = await textAt(midnight(WINTER.noticeFrom ?? ""), "de");
    expect(german).toContain("<b>Winterpause &lt;ab Januar&gt;</b>Ab dem ");
    expect(await textAt(midnight(WINTER.closesOn), "de")).toContain(
      "<p>Wir sind im Winterschlaf.<br>Ab dem ",
    );
    expect(await textAt(midnight(WINTER.closesOn), "ar")).toMatch(/<p>نحن مغلقون[^<]*<br>[^<]*[٠-٩]/);
  });

  it("has a policy that lets its notice be drawn, and an etag of its own [T8]", async () => {
    await expectAnswer(await close(WINTER));
    const noticed = await pageAt(midnight(WINTER.noticeFrom ?? ""));
    const [, style = ""] =
      /<style>(\.p-season[^<]*)<\/style><\/head>/.exec(await noticed.clone().text()) ?? [];
    expect(style).toContain(".p-season");
    expect(noticed.headers.get("content-security-policy")).toContain(`'${hashForPolicy(style)}'`);
    const before = await pageAt(midnight(WINTER.noticeFrom ?? "") - 1);
    const tag = before.headers.get("etag") ?? "";
    expect(noticed.headers.get("etag")).not.toBe(tag);
    const asked = await pageAt(midnight(WINTER.noticeFrom ?? ""), "en", { "if-none-match": tag });
    expect(asked.status).toBe(200);
    const closed = await pageAt(midnight(WINTER.closesOn), "en", { "if-none-match": tag });
    expect([closed.status, closed.headers.get("cache-control")]).toEqual([200, "no-store"]);
  });

  it.each([
    ["that ends before it begins", { opensOn: dateIn(40) }, "closure.opensOn", "season_never"],
    [
      "that is over",
      { closesOn: dateIn(-9), opensOn: dateIn(-2), noticeFrom: null },
      "closure.opensOn",
      "season_past",
    ],
    ["whose notice comes too late", { noticeFrom: dateIn(40) }, "closure.noticeFrom", "season_never"],
    ["on a day that is none", { closesOn: "2027-02-30" }, "closure.closesOn", "invalid_date"],
  ])("is refused at its field where it has a time %s [T8]", async (_title, part, path, code) => {
    const answer = await close({ ...WINTER, ...part });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: "validation_failed",
      errors: expect.arrayContaining([{ path, code }]),
    });
    expect(await textAt(Date.now())).not.toContain("p-season");
  });

  it("is saved by one of two at once, and shown to the other, who loses nothing; a name saved meanwhile counts as well [T8]", async () => {
    const { revision } = scene.property;
    const SUMMER = { ...WINTER, opensOn: dateIn(60) };
    const answers = await Promise.all([close(WINTER, revision), close(SUMMER, revision)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const [won, lost] = answers.toSorted((one, other) => one.status - other.status);
    const saved = (await won?.json()) as Property;
    expect(won?.headers.get("etag")).toBe(`"${revision + 1}"`);
    const current = { closure: saved.closure, revision: revision + 1 };
    expect(await lost?.json()).toMatchObject({ code: "stale_revision", current });
    const renamed = { json: { name: "Harbour House" }, revision: revision + 1 };
    await expectAnswer(await scene.caller.call("PATCH", scene.at(""), renamed));
    expect((await close(null, revision + 1)).status).toBe(412);
    // Conversely, saving a name on an older revision reports the closure.
    await expectAnswer(await close(null, revision + 2));
    const late = await scene.caller.call("PATCH", scene.at(""), {
      json: { name: "Late" },
      revision: revision + 2,
    });
    expect(await late.json()).toMatchObject({ current: { name: "Harbour House", closure: null } });
    const unnamed = await scene.caller.call("PUT", scene.at("/closure"), { json: { closure: null } });
    expect([unnamed.status, await unnamed.json()]).toMatchObject([428, { code: "revision_required" }]);
  });

  it("follows its property's clock when the zone is corrected [T8]", async () => {
    await expectAnswer(await close({ ...WINTER, noticeFrom: null }));
    const closesAt = midnight(WINTER.closesOn);
    await expectAnswer(
      await scene.caller.call("PATCH", scene.at(""), {
        json: { timeZone: "UTC" },
        revision: scene.property.revision + 1,
      }),
    );
    expect(await textAt(closesAt)).toContain("p-grid");
    expect(await textAt(Date.parse(`${WINTER.closesOn}T00:00:00Z`))).not.toContain("p-grid");
  });

  it("has words in every language that guests may have [T8]", async () => {
    await expectAnswer(await close(WINTER));
    const stored = await env.PORTALS.get(`portal:${scene.property.slug}`, "arrayBuffer");
    const header = new TextDecoder().decode(stored ?? new ArrayBuffer(0));
    for (const language of CONTENT_LANGUAGE_CODES)
      expect(header).toContain(`{"language":"${language}","notice":`);
  });
});
