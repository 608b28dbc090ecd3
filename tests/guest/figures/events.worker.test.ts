import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { GuestEvent } from "#domain/analytics/beacon.ts";
import { addDays, toLocalTime } from "#domain/zoned-time.ts";
import { sampleDraft, sampleId, usableButton } from "#tests/factories/draft.ts";
import { fetchFigures, getValues } from "#tests/factories/figures.ts";
import {
  ask,
  OPEN,
  ORIGIN,
  publishSample,
  relicenseSample,
  SAMPLE_ZONE,
} from "#tests/factories/published-portal.ts";

const BROWSER =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";

const FROM_PAGE = {
  origin: ORIGIN,
  "sec-fetch-site": "same-origin",
  "content-type": "text/plain;charset=UTF-8",
  "user-agent": BROWSER,
  "accept-language": "en-GB,en;q=0.9",
  "cf-connecting-ip": "203.0.113.7",
};

function event(
  part: { kind: "view" } | { kind: "click"; button: string } | { kind: "social"; channel: "x" | "vk" },
) {
  return { id: crypto.randomUUID(), ...part } as GuestEvent;
}

function send(slug: string, events: readonly unknown[], headers: Record<string, string> = {}) {
  const body = JSON.stringify({ v: 1, events });
  return ask(`/p/${slug}/events`, { method: "POST", body, headers: { ...FROM_PAGE, ...headers } });
}

async function readTotals(propertyId: string) {
  return getValues((await fetchFigures(propertyId, { timeZone: SAMPLE_ZONE })).totals);
}

describe("the beacons of a published page", () => {
  it("is counted for its property: views, clicks and social clicks [S12] [S214]", async () => {
    const { social } = sampleDraft();
    const channels = [{ channel: "x" as const, url: "https://x.com/marlowe" }];
    const draft = sampleDraft({ english: [usableButton("link", 1)], social: { ...social, channels } });
    const { slug, propertyId } = await publishSample({ draft });
    const click = { kind: "click", button: sampleId(1) } as const;
    const answer = await send(slug, [
      event({ kind: "view" }),
      event(click),
      event(click),
      event({ kind: "social", channel: "x" }),
    ]);
    expect(answer.status).toBe(204);
    expect(await readTotals(propertyId)).toMatchObject({
      visits: 1,
      uniqueVisits: 1,
      clicks: 2,
      socialClicks: 1,
    });
  });

  it("is counted beside an event of a kind that a later page reports [S214]", async () => {
    const { slug, propertyId } = await publishSample({
      draft: sampleDraft({ english: [usableButton("link", 1)] }),
    });
    const later = { id: crypto.randomUUID(), kind: "scroll", depth: 3 };
    const click = event({ kind: "click", button: sampleId(1) });
    expect((await send(slug, [event({ kind: "view" }), later, click])).status).toBe(204);
    expect(await readTotals(propertyId)).toMatchObject({ visits: 1, clicks: 1 });
    expect((await send(slug, [{ ...later, id: crypto.randomUUID() }])).status).toBe(204);
  });

  it("is not counted for a button or channel that the portal does not show [S214]", async () => {
    const { slug, propertyId } = await publishSample();
    const events = [event({ kind: "click", button: sampleId(77) }), event({ kind: "social", channel: "vk" })];
    expect((await send(slug, events)).status).toBe(204);
    expect(await readTotals(propertyId)).toMatchObject({ visits: 0, clicks: 0, socialClicks: 0 });
  });

  it("counts what guests looked for, without anything that could be about a person [A9] [D101]", async () => {
    const { slug, propertyId } = await publishSample();
    const search = (term: string, other = {}) => ({
      id: crypto.randomUUID(),
      kind: "search",
      outcome: "missing",
      language: "en",
      term,
      ...other,
    });
    const refused = [
      search("room 204"),
      search("٢٠٤ غرفة"),
      search("anna@example.com"),
      search("www.example.com"),
      search("example.com"),
      search("x".repeat(41)),
      search("kayak ".repeat(700)),
      search("Kayak Hire"),
      search("kayak  hire"),
      search("<b>kayak</b>"),
      search("k"),
      search(""),
      // A language that the portal lacks, and values that no page sends.
      search("kajakki", { language: "fi" }),
      search("kayak", { language: "xx" }),
      search("kayak", { outcome: "lost" }),
      search("kayak", { term: 7 }),
    ];
    // Each by a device of its own: nothing is hidden because it is rare.
    for (const guest of [1, 2, 3]) {
      const from = { "cf-connecting-ip": `203.0.113.${guest}` };
      for (const event of refused) {
        expect((await send(slug, [{ ...event, id: crypto.randomUUID() }], from)).status).toBe(
          JSON.stringify(event).length > 8_000 ? 413 : 204,
        );
      }
      await send(slug, [search("kayak hire"), search("<b>"), search("wifi", { outcome: "opened" })], from);
      const bot = { ...from, "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" };
      await send(slug, [search("sauna")], bot);
    }
    const today = toLocalTime(Date.now(), SAMPLE_ZONE).day;
    const { total, found, missing } = await env.PROPERTY_ANALYTICS.getByName(propertyId).searches(
      { from: addDays(today, -1), to: today },
      { now: Date.now(), timeZone: SAMPLE_ZONE, termsMax: 100 },
    );
    expect(total).toEqual({ searches: 6, missing: 3, opened: 3 });
    expect([...found, ...missing].map(({ term }) => term)).toEqual(["wifi", "kayak hire"]);
  });

  it("is not counted of bots, or without a browser's name [S214]", async () => {
    const { slug, propertyId } = await publishSample();
    for (const agent of ["Googlebot/2.1 (+http://www.google.com/bot.html)", "curl/8.5.0", ""]) {
      expect((await send(slug, [event({ kind: "view" })], { "user-agent": agent })).status).toBe(204);
    }
    expect((await readTotals(propertyId)).visits).toBe(0);
  });

  it("is not counted while the licence keeps the portal closed [S142]", async () => {
    const { slug, propertyId } = await publishSample();
    await relicenseSample(slug, { ...OPEN, isClosed: true });
    expect((await send(slug, [event({ kind: "view" })])).status).toBe(204);
    expect((await readTotals(propertyId)).visits).toBe(0);
  });

  it.each([
    ["another site", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
    ["a site under the same roof", { "sec-fetch-site": "same-site" }],
    ["an unnamed origin", { origin: "null", "sec-fetch-site": "cross-site" }],
    ["another origin alone", { origin: "https://evil.example" }],
  ])("is refused from %s [S214]", async (_, headers) => {
    const { slug, propertyId } = await publishSample();
    expect((await send(slug, [event({ kind: "view" })], headers)).status).toBe(403);
    expect((await readTotals(propertyId)).visits).toBe(0);
  });

  it("is refused when too long, of another type or form, or for no portal [S214]", async () => {
    const { slug } = await publishSample();
    const post = (body: BodyInit, headers: Record<string, string> = {}) =>
      ask(`/p/${slug}/events`, { method: "POST", body, headers: { ...FROM_PAGE, ...headers } });
    expect((await post("x".repeat(8 * 1024 + 1))).status).toBe(413);
    const stream = new Blob(["x".repeat(9_000)]).stream();
    expect((await post(stream)).status).toBe(413);
    expect((await post("x".repeat(8 * 1024))).status).toBe(400);
    expect((await post("{}", { "content-type": "text/html" })).status).toBe(415);
    expect((await post("null")).status).toBe(400);
    expect(
      (
        await send(
          slug,
          Array.from({ length: 51 }, () => event({ kind: "view" })),
        )
      ).status,
    ).toBe(400);
    expect((await send("nobody", [event({ kind: "view" })])).status).toBe(404);
    expect((await ask(`/p/${slug}/events`)).status).toBe(405);
  });
});
