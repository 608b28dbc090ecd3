import { env } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import type { Announcement } from "#domain/announcement/announcement.ts";
import { CONTENT_LANGUAGE_CODES } from "#domain/language.ts";
import type { Place } from "#domain/place/place.ts";
import type { PortalState } from "#domain/property/portal-state.ts";
import { HOUR_MS, MINUTE_MS } from "#domain/time.ts";
import { buildNewsStyle } from "#portal/news-style.ts";
import { getNewsWords } from "#portal/words/news-words.ts";
import { callAsOperator, expectAnswer } from "#scripts/api/caller.ts";
import { announce } from "#tests/factories/announcements.ts";
import { countDatabase } from "#tests/factories/databases/counted-database.ts";
import { usableButton } from "#tests/factories/draft.ts";
import { localTimeIn } from "#tests/factories/planned.ts";
import { openScene, type Scene } from "#tests/factories/scene.ts";
import { saveButtons } from "#tests/factories/stored-draft.ts";
import { cardCookie } from "#tests/factories/worker/scanned-card.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { servePortal } from "#worker/guest/serve-portal.ts";
import { evictPortal } from "#worker/portal/portal-memory.ts";
import { hashForPolicy } from "#worker/portal/rendering/policy-hash.ts";

let scene: Scene;
beforeEach(async () => {
  scene = await openScene(target, { languages: ["en", "de", "ar"], timeZone: "Europe/London" });
  await saveButtons(scene, "en", [usableButton("link", 1)]);
  await expectAnswer(await scene.caller.call("POST", scene.at("/publish"), { json: { note: "" } }));
});

/** The guest page at a moment. */
async function pageAt(at: number, language = "en", headers: Record<string, string> = {}): Promise<Response> {
  const { slug } = scene.property;
  evictPortal(slug);
  const request = new Request(`${target.origin}/p/${slug}/${language}`, { headers });
  return servePortal(request, { slug, language }, env, at);
}
const textAt = async (at: number, language?: string, headers?: Record<string, string>) =>
  (await pageAt(at, language, headers)).text();
const newsIn = (html: string) => /<section class="p-news".*?<\/section>/s.exec(html)?.[0] ?? "";
const newsAt = async (at: number, language?: string, headers?: Record<string, string>) =>
  newsIn(await textAt(at, language, headers));
const toMoment = (iso: string | null) => Date.parse(iso ?? "");
const end = async ({ id }: Announcement) =>
  (await expectAnswer(await scene.caller.call("POST", scene.at(`/announcements/${id}/end`)))) as Announcement;

describe("what a property announces stands in its pages", () => {
  it("below the header from its start to its end, to the second, and the page is the one before then [N2]", async () => {
    const before = await textAt(Date.now());
    const times = { startsAt: localTimeIn(scene, 30), endsAt: localTimeIn(scene, 90) };
    const { startsAt, endsAt } = await announce(scene, times);
    expect(await textAt(toMoment(startsAt) - 1)).toBe(before);
    const announced = await textAt(toMoment(startsAt));
    expect(newsIn(announced)).toMatch(
      /<div role="status"><div class="p-banner".*<p>Lift 2 is out of order\.<\/p>/s,
    );
    expect(announced.indexOf("</header>")).toBeLessThan(announced.indexOf('class="p-news"'));
    expect(announced.indexOf('class="p-news"')).toBeLessThan(announced.indexOf("<main"));
    expect(await textAt(toMoment(endsAt) - 1)).toBe(announced);
    expect(await textAt(toMoment(endsAt))).toBe(before);
  });

  it("under a tag and a policy of its own: no stale answer at either moment [N2]", async () => {
    const { startsAt, endsAt } = await announce(scene, { startsAt: localTimeIn(scene, 30) });
    const tagAt = async (at: number) => (await pageAt(at)).headers.get("etag") ?? "";
    const [before, on] = [await tagAt(toMoment(startsAt) - 1), await tagAt(toMoment(startsAt))];
    const asked = (at: number, tag: string) => pageAt(at, "en", { "if-none-match": tag });
    expect((await asked(toMoment(startsAt), before)).status).toBe(200);
    expect((await asked(toMoment(endsAt) - 1, on)).status).toBe(304);
    expect((await asked(toMoment(endsAt), on)).status).toBe(200);
    const policy = (await pageAt(toMoment(startsAt))).headers.get("content-security-policy");
    expect(policy).toContain(hashForPolicy(buildNewsStyle(["banner"])));
    expect(await textAt(toMoment(startsAt))).toContain(`<style>${buildNewsStyle(["banner"])}</style>`);
  });

  it("in the language of the page, else in the default one with its direction, as text [N1, N2]", async () => {
    const texts = { en: "Lift 2 <off> until 18:00.", ar: "المصعد 2 متوقف حتى الساعة 18:00." };
    await announce(scene, { texts });
    const [english, german, arabic] = await Promise.all(
      ["en", "de", "ar"].map((language) => newsAt(Date.now(), language)),
    );
    expect(english).toContain("<p>Lift 2 &lt;off&gt; until 18:00.</p>");
    expect(german).toContain('<p lang="en" dir="ltr">Lift 2 &lt;off&gt;');
    expect(arabic).toContain("<p>المصعد 2 متوقف حتى الساعة <bdi>18:00</bdi>.</p>");
    const sheet = { kind: "sheet", texts: { en: "Test <at> 10:00." } } as const;
    await announce(scene, sheet);
    expect(await newsAt(Date.now(), "ar")).toContain('lang="en" dir="ltr">Test &lt;at&gt; 10:00.</p>');
  });

  it("two banners at once, the newest first, the others behind a press [N3]", async () => {
    for (const en of ["First", "Second", "Third"]) await announce(scene, { texts: { en } });
    expect(await newsAt(Date.now())).toMatch(
      /Third.*Second.*<details><summary>1 more<\/summary>.*First.*<\/details>/s,
    );
  });

  it("corrected at once, and gone at once when it is ended [N1, N2]", async () => {
    const { id } = await announce(scene);
    const content = { kind: "banner", texts: { en: "Lift 3" }, audience: null, startsAt: null };
    const json = { content: { ...content, endsAt: localTimeIn(scene, 60) }, isSent: true };
    const path = scene.at(`/announcements/${id}`);
    const corrected = await expectAnswer(await scene.caller.call("PUT", path, { json, revision: 1 }));
    expect(await newsAt(Date.now())).toContain("<p>Lift 3</p>");
    await end(corrected as Announcement);
    expect(await newsAt(Date.now())).toBe("");
  });

  it("for guests of its places alone, by the card that they scanned, with no row of the database [N1, N2]", async () => {
    const json = { kind: "room", ranges: "1-2", lines: "pool;Sun pool" };
    await expectAnswer(await scene.caller.call("POST", scene.at("/places"), { json }));
    const { items } = (await expectAnswer(await scene.caller.call("GET", scene.at("/places")))) as {
      items: Place[];
    };
    const [one, two, pool] = items.map(({ id }) => id) as [string, string, string];
    await announce(scene, { texts: { en: "Rooms" }, audience: { kinds: ["room"], places: [] } });
    await announce(scene, { texts: { en: "Pool and two" }, audience: { kinds: [], places: [pool, two] } });
    const textsFor = async (place: string | null) => {
      const html = await newsAt(
        Date.now(),
        "en",
        place === null ? {} : { cookie: cardCookie({ id: place }) },
      );
      return [...html.matchAll(/<p>([^<]*)<\/p>/g)].map(([, text]) => text);
    };
    expect(await textsFor(null)).toEqual([]);
    expect(await textsFor(one)).toEqual(["Rooms"]);
    expect(await textsFor(two)).toEqual(["Pool and two", "Rooms"]);
    expect(await textsFor(pool)).toEqual(["Pool and two"]);
    expect(await textsFor("a".repeat(24))).toEqual([]);
    // One isolate renders for guests of different places without database queries: its cache must not mix their pages.
    const { slug } = scene.property;
    const tags = new Set<string>();
    const counted = countDatabase(env.DB);
    for (const place of [one, two, pool, one]) {
      const request = new Request(`${target.origin}/p/${slug}/en`, {
        headers: { cookie: cardCookie({ id: place }) },
      });
      const answer = await servePortal(
        request,
        { slug, language: "en" },
        { ...env, DB: counted.database },
        Date.now(),
      );
      tags.add(answer.headers.get("etag") ?? "");
      expect(answer.headers.get("vary")).toContain("cookie");
    }
    expect([tags.size, counted.counts]).toEqual([3, { trips: 0, rounds: 0, statements: 0, rowsRead: 0 }]);
  });
});

describe("an emergency", () => {
  const texts = { en: "Leave the building now. Use the nearest stairs, not the lifts." };

  it("stands over everything, with a heading, when it was sent and the property's number [N4]", async () => {
    const { revision } = (await expectAnswer(await scene.caller.call("GET", scene.at("")))) as {
      revision: number;
    };
    const json = { telephone: "+44 1326 550142" };
    await expectAnswer(await scene.caller.call("PATCH", scene.at(""), { json, revision }));
    const sent = await announce(scene, { kind: "emergency", texts });
    const html = await newsAt(Date.now());
    expect(html).toMatch(/<dialog open role="alertdialog" aria-modal="true" aria-labelledby="(n-\w+)"/);
    expect(html).toMatch(/<h2 id="n-\w+" tabindex="-1" autofocus>Leave the building now<\/h2>/);
    expect(html).toContain("<p>Use the nearest stairs, not the lifts.</p>");
    expect(html).toMatch(/<small>Sent <bdi>\d\d:\d\d<\/bdi>\. Still valid\.<\/small>/);
    expect(html).toContain('href="tel:+441326550142"');
    // Without scripts, a link to the alarm's fragment (`:target`) marks it as read, and another opens it again.
    expect(html).toContain(`href="#alarm-${sent.id}" data-read`);
    expect(html).toContain(`id="alarm-${sent.id}"`);
    expect(await newsAt(Date.now() + 300 * HOUR_MS)).toContain("alertdialog");
  });

  it("is over for everybody once staff end it, who read so for an hour [N4]", async () => {
    const sent = await announce(scene, { kind: "emergency", texts });
    const over = toMoment((await end(sent)).endsAt);
    const html = await newsAt(over);
    expect(html).toMatch(/class="p-told p-clear".*<p id="n-\w+">All clear since <bdi>\d\d:\d\d<\/bdi><\/p>/s);
    // A page that never showed the alarm has nothing to dismiss. Without scripts the end of the alarm is a line of
    // text, and the sheet stays closed.
    expect(html).toMatch(
      /<p class="p-clear"><svg.*?<\/svg><span>All clear since <bdi>\d\d:\d\d<\/bdi><\/span><\/p>/,
    );
    expect(html).not.toContain("alertdialog");
    expect(html).not.toContain(" open");
    expect(await newsAt(over + HOUR_MS - 1)).toBe(html);
    expect(await newsAt(over + HOUR_MS)).toBe("");
  });
});

it("what guests get is what the database says, and an ended one leaves the value by what is written [G2, N2]", async () => {
  const differences = async () => {
    const path = `/properties/${scene.property.id}/portal`;
    return (await callAsOperator<PortalState>(target, "GET", path)).differences;
  };
  await announce(scene, { audience: { kinds: ["room"], places: [] } });
  await announce(scene, { startsAt: localTimeIn(scene, 10), endsAt: localTimeIn(scene, 20) });
  expect(await differences()).toEqual([]);
  const json = { kind: "room", ranges: "1-3" };
  await expectAnswer(await scene.caller.call("POST", scene.at("/places"), { json }));
  expect(await differences()).toEqual([]);
  expect(await newsAt(Date.now() + 15 * MINUTE_MS)).toContain("Lift 2");
});

it.each(CONTENT_LANGUAGE_CODES)(
  "its words are there in %s, without markup, and with what they name [N2]",
  (language) => {
    const words = getNewsWords(language);
    for (const text of Object.values(words)) expect(text).toMatch(/^[^<>&"]{2,}$/);
    expect(words.more).toContain("{n}");
    for (const text of [words.sent, words.allClear]) expect(text).toContain("{time}");
  },
);
