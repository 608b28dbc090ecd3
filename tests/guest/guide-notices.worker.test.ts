import { env } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import type { Property } from "#domain/property/property.ts";
import { DAY_MS, HOUR_MS } from "#domain/time.ts";
import { buildNewsStyle } from "#portal/news-style.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import { announce } from "#tests/factories/announcements.ts";
import { usableButton } from "#tests/factories/draft.ts";
import { localTimeIn } from "#tests/factories/planned.ts";
import { sampleAnswers } from "#tests/factories/sample-answers.ts";
import { openScene, type Scene } from "#tests/factories/scene.ts";
import { saveDocument } from "#tests/factories/stored-draft.ts";
import { cardCookie } from "#tests/factories/worker/scanned-card.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { serveGuide } from "#worker/guest/serve-guide.ts";
import { evictPortal } from "#worker/portal/portal-memory.ts";
import { hashForPolicy } from "#worker/portal/rendering/policy-hash.ts";

let scene: Scene;
beforeEach(async () => {
  scene = await openScene(target, { languages: ["en", "ar"], timeZone: "Europe/London" });
  await saveDocument(scene, "answers", sampleAnswers());
  await scene.withButtons([usableButton("link", 1)]);
  await scene.publish();
});

/** The guide at a moment, by topic unless a query is given. */
async function guideAt(at: number, { query = "", language = "en", headers = {} } = {}): Promise<Response> {
  const { slug } = scene.property;
  evictPortal(slug);
  const request = new Request(`${target.origin}/p/${slug}/${language}/guide${query}`, { headers });
  return serveGuide(request, { slug, language }, env, at);
}
const textAt = async (...asked: Parameters<typeof guideAt>) => (await guideAt(...asked)).text();
const toMoment = (iso: string | null) => Date.parse(iso ?? "");

describe("the guide of a property that announces something", () => {
  it("has the banner above its entries from its start to its end, in both orders [A6, N2]", async () => {
    const times = { startsAt: localTimeIn(scene, 30), endsAt: localTimeIn(scene, 90) };
    const { startsAt, endsAt } = await announce(scene, times);
    for (const query of ["", "?order=az"]) {
      expect(await textAt(toMoment(startsAt) - 1, { query })).not.toContain("p-news");
      const response = await guideAt(toMoment(startsAt), { query });
      const policy = response.headers.get("content-security-policy");
      const html = await response.text();
      expect(html).toMatch(/<section class="p-news".*<div role="status"><div class="p-banner".*Lift 2 is/s);
      expect(html.indexOf("</header>")).toBeLessThan(html.indexOf('class="p-news"'));
      expect(html.indexOf('class="p-news"')).toBeLessThan(html.indexOf('id="breakfast"'));
      expect(html).toContain(`<style>${buildNewsStyle(["banner"])}</style>`);
      expect(policy).toContain(hashForPolicy(buildNewsStyle(["banner"])));
      expect(await textAt(toMoment(endsAt) - 1, { query })).toContain("p-news");
      expect(await textAt(toMoment(endsAt), { query })).not.toContain("p-news");
    }
  });

  it("has what is for a place only for guests of that place [A6, N2]", async () => {
    const json = { kind: "room", ranges: "1-2" };
    await expectAnswer(await scene.caller.call("POST", scene.at("/places"), { json }));
    const { items } = (await expectAnswer(await scene.caller.call("GET", scene.at("/places?limit=9")))) as {
      items: { id: string }[];
    };
    const [one, other] = items;
    if (!one || !other) throw new Error("There are no places.");
    await announce(scene, { audience: { kinds: [], places: [one.id] } });
    const view = (id: string) => textAt(Date.now(), { headers: { cookie: cardCookie({ id }) } });
    expect(await view(one.id)).toContain("Lift 2 is out of order.");
    expect(await view(other.id)).not.toContain("p-news");
    expect(await textAt(Date.now())).not.toContain("p-news");
  });

  it("has an emergency over everything until staff end it, then the all-clear for an hour [A6, N4]", async () => {
    const texts = { en: "Leave the building now. Use the stairs.", ar: "غادروا المبنى الآن." };
    const { id } = await announce(scene, { kind: "emergency", texts });
    const english = await textAt(Date.now());
    expect(english).toMatch(/<dialog open role="alertdialog" aria-modal="true"/);
    expect(english).toContain("Leave the building now</h2>");
    expect(english).toContain(`href="#alarm-${id}" data-read`);
    expect(english).toContain('class="p-strip"');
    expect(await textAt(Date.now(), { language: "ar" })).toContain("غادروا المبنى الآن");
    const ended = await expectAnswer(await scene.caller.call("POST", scene.at(`/announcements/${id}/end`)));
    const over = toMoment((ended as { endsAt: string }).endsAt);
    const cleared = await textAt(over);
    expect(cleared).toContain("All clear since");
    expect(cleared).not.toContain("alertdialog");
    expect(await textAt(over + HOUR_MS)).not.toContain("p-news");
  });
});

describe("the guide of a property that closes for the season", () => {
  it("has the notice above its entries, then is the closed page until the property opens [A6, T8]", async () => {
    const dateIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
    const closure = { closesOn: dateIn(40), opensOn: dateIn(80), noticeFrom: dateIn(10), texts: {} };
    const { revision } = (await expectAnswer(await scene.caller.call("GET", scene.at("")))) as Property;
    await expectAnswer(await scene.caller.call("PUT", scene.at("/closure"), { json: { closure }, revision }));
    const noon = (date: string) => Date.parse(`${date}T12:00:00Z`);
    for (const query of ["", "?order=az"]) {
      expect(await textAt(noon(dateIn(9)), { query })).not.toContain("p-season");
      const noticed = await textAt(noon(dateIn(10)), { query });
      expect(noticed).toMatch(/<aside class="p-season">.*<b>We close for the season on \d+ \w+\.<\/b>/s);
      expect(noticed.indexOf('class="p-season"')).toBeLessThan(noticed.indexOf('id="breakfast"'));
      const closed = await textAt(noon(dateIn(40)), { query });
      expect(closed).toContain("We are closed for the season.");
      expect(closed).not.toContain('id="breakfast"');
      const again = await textAt(noon(dateIn(80)), { query });
      expect(again).toContain('id="breakfast"');
      expect(again).not.toContain("p-season");
    }
  });
});
