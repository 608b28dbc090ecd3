import { env } from "cloudflare:test";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { AnnouncementReceipts } from "#domain/announcement/announcement.ts";
import type { Hours } from "#domain/content/hours/hours.ts";
import type { Place } from "#domain/place/place.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/time.ts";
import { CARDS_MAX, findEmergency, getScreenView } from "#portal/screen/screen-at.ts";
import type { ScreenContent, ScreenNews } from "#portal/screen/screen-content.ts";
import { tileStateAt } from "#portal/tile/tile-state.ts";
import { getOpeningWords } from "#portal/words/opening-words.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import { announce } from "#tests/factories/announcements.ts";
import { countDatabase } from "#tests/factories/databases/counted-database.ts";
import { usableButton } from "#tests/factories/draft.ts";
import { dailyHours } from "#tests/factories/hours.ts";
import { ask, OPEN, ORIGIN, relicenseSample } from "#tests/factories/published-portal.ts";
import { sampleAnswers } from "#tests/factories/sample-answers.ts";
import { openScene, type Scene } from "#tests/factories/scene.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { MISSES_PER_MINUTE } from "#worker/guest/counting/not-found-rate-limit.ts";
import { serveScreen } from "#worker/guest/screen/serve-screen.ts";
import { evictPortal } from "#worker/portal/portal-memory.ts";
import { readRawPortal } from "#worker/portal/portal-store.ts";
import { newGuest } from "./messages/guest-form.ts";

const TIME_ZONE = "Europe/Rome";
const BUTTONS = [
  { name: "Harbour pool", hours: dailyHours("09:00", "17:00") },
  { name: "Bar", hours: dailyHours("18:00", "01:00") },
  { name: "Happy hour", hours: dailyHours("17:00", "19:00", "hide") },
  { name: "Breakfast", hours: dailyHours("07:00", "10:30") },
  { name: "Kitchen", hours: dailyHours("12:00", "14:00") },
];

let scene: Scene;
beforeEach(async () => {
  scene = await openScene(target, { languages: ["en", "de", "ar"], timeZone: TIME_ZONE });
  const timed = BUTTONS.map(({ name, hours }, index) => ({
    ...usableButton("link", index + 1, name),
    hours,
  }));
  await (await scene.withButtons([...timed, usableButton("link", 9, "Always open")])).publish();
});

const path = (query = "") => `/p/${scene.property.slug}/screen${query}`;
const contentIn = (html: string): ScreenContent =>
  JSON.parse(/<script type="application\/json" id="content">(.*?)<\/script>/s.exec(html)?.[1] ?? "");
const codeIn = (html: string) => /role="img" aria-label="([^"]*)"/.exec(html)?.[1];

async function fetchScreen(now: number, query = ""): Promise<string> {
  evictPortal(scene.property.slug);
  return (await serveScreen(new Request(ORIGIN + path(query)), scene.property.slug, env, now)).text();
}

async function addPlaces(): Promise<readonly Place[]> {
  const json = { kind: "lobby", ranges: "", lines: "Main lobby\npool;Sun pool" };
  await expectAnswer(await scene.caller.call("POST", scene.at("/places"), { json }));
  const { items } = (await expectAnswer(await scene.caller.call("GET", scene.at("/places")))) as {
    items: Place[];
  };
  return items;
}

const getName = ({ html }: { html: string }) => BUTTONS.find(({ name }) => html.includes(name))?.name;
const getState = (hours: Hours, at: number) =>
  tileStateAt(hours, { at, timeZone: TIME_ZONE }, getOpeningWords("en")).kind;

describe("a screen shows what guests see in the portal", () => {
  it("at every moment of a week: what is open, and what is closed and opens next [N7]", async () => {
    await relicenseSample(scene.property.slug, OPEN);
    const start = Date.parse("2026-03-26T00:00Z");
    // The week contains the start of summer time.
    for (let at = start; at < start + 7 * DAY_MS; at += 97 * MINUTE_MS) {
      const content = contentIn(await fetchScreen(at));
      const [language] = content.languages;
      if (!language) throw new Error("It has no language.");
      const { open, next } = getScreenView(content, language, at);
      const seen = (kind: string) =>
        BUTTONS.filter(({ hours }) => getState(hours, at) === kind).map(({ name }) => name);
      expect(open.map(getName)).toEqual(seen("open").slice(0, CARDS_MAX));
      for (const card of next) expect(seen("closed")).toContain(getName(card));
      expect(next).toHaveLength(Math.min(seen("closed").length, CARDS_MAX));
      // A screen that was loaded five days before and received no message since shows the same.
      const early = contentIn(await fetchScreen(at - 5 * DAY_MS));
      expect(getScreenView(early, language, at).open).toEqual(open);
    }
  });

  it("in all its languages, the default one first, under the portal's headers and a tag of its own [N7]", async () => {
    const [screen, portal] = await Promise.all([ask(path()), ask(`/p/${scene.property.slug}/en`)]);
    const html = await screen.text();
    const content = contentIn(html);
    expect(content.languages.map(({ code, direction }) => [code, direction])).toEqual([
      ["en", "ltr"],
      ["de", "ltr"],
      ["ar", "rtl"],
    ]);
    expect(html).toContain('<h1 class="tv-logo">');
    const withoutHashes = (policy: string | null) => policy?.replaceAll(/'sha256-[^']+' /g, "");
    for (const name of [
      "cache-control",
      "content-type",
      "permissions-policy",
      "referrer-policy",
      "x-content-type-options",
    ])
      expect([name, screen.headers.get(name)]).toEqual([name, portal.headers.get(name)]);
    const getPolicy = ({ headers }: Response) => withoutHashes(headers.get("content-security-policy"));
    expect(getPolicy(screen)).toBe(getPolicy(portal));
    const etag = screen.headers.get("etag") ?? "";
    expect((await ask(path(), { headers: { "if-none-match": etag } })).status).toBe(304);
    expect((await ask(path(), { method: "POST" })).status).toBe(405);
  });

  it("by one value of KV and no row of the database; with a place, by its code as well [N7]", async () => {
    const [lobby] = await addPlaces();
    const { database: DB, counts } = countDatabase(env.DB);
    const get = vi.spyOn(env.PORTALS, "getWithMetadata");
    const getCode = vi.spyOn(env.PORTALS, "get");
    for (const [query, codes] of [
      ["", 0],
      [`?place=${lobby?.code}`, 1],
    ] as const) {
      evictPortal(scene.property.slug);
      get.mockClear();
      getCode.mockClear();
      const answer = await serveScreen(
        new Request(ORIGIN + path(query)),
        scene.property.slug,
        { ...env, DB },
        Date.now(),
      );
      expect(answer.status).toBe(200);
      expect([get.mock.calls.length, getCode.mock.calls.length]).toEqual([1, codes]);
    }
    expect(counts.statements).toBe(0);
    get.mockRestore();
    getCode.mockRestore();
  });
});

describe("a screen of a property with answers", () => {
  it("has the titles and times of those with opening hours, in its languages, from the portal's own value [A10]", async () => {
    const json = sampleAnswers();
    await expectAnswer(await scene.caller.call("PUT", scene.at("/documents/answers"), { json, revision: 1 }));
    await scene.publish();
    const noon = Date.parse("2026-11-27T11:30Z");
    const get = vi.spyOn(env.PORTALS, "getWithMetadata");
    const content = contentIn(await fetchScreen(noon));
    expect(get.mock.calls.length).toBe(1);
    get.mockRestore();
    const getToday = (code: string) => {
      const language = content.languages.find((one) => one.code === code);
      if (!language) throw new Error("It has no such language.");
      return getScreenView(content, language, noon).today;
    };
    expect(getToday("en")).toEqual([
      { title: "Reception", isOpen: true, times: ["day and night"] },
      { title: "Breakfast", isOpen: false, times: ["07:00–10:30"] },
      { title: "Bar", isOpen: false, times: ["18:00–02:00"] },
    ]);
    expect(getToday("ar").map(({ times }) => times[0])).toEqual([
      "على مدار الساعة",
      "٧:٠٠ ص – ١٠:٣٠ ص",
      "٦:٠٠ م – ٢:٠٠ ص",
    ]);

    const guide = await readRawPortal(env.PORTALS, scene.property.slug, "guide");
    expect(new TextDecoder().decode(guide?.value)).not.toContain("openingAnswers");
    await relicenseSample(scene.property.slug, { ...OPEN, isClosed: true });
    expect(contentIn(await fetchScreen(noon))).toMatchObject({
      answers: [],
      languages: [{ answers: null }, { answers: null }, { answers: null }],
    });
  });
});

describe("the code of a screen", () => {
  it("is that of its place, and the portal's own address without one and once the card is replaced [N7]", async () => {
    const [lobby] = await addPlaces();
    const own = `${env.PUBLIC_ORIGIN}/p/${scene.property.slug}#qr`;
    expect(codeIn(await fetchScreen(Date.now()))).toBe(own);
    const query = `?place=${lobby?.code}`;
    const html = await fetchScreen(Date.now(), query);
    expect(codeIn(html)).toBe(`${env.PUBLIC_ORIGIN}/q/${lobby?.code}`);
    expect(contentIn(html).place).toBe(lobby?.code);
    await expectAnswer(await scene.caller.call("POST", scene.at(`/places/${lobby?.id}/code`)));
    const replaced = await fetchScreen(Date.now(), query);
    expect([codeIn(replaced), contentIn(replaced).place]).toEqual([own, null]);
  });

  it("that is made up or another portal's is an unknown address, and a network that tries many is slowed [N7]", async () => {
    const other = await (await openScene(target)).withButtons([usableButton("link", 1)]);
    await other.publish();
    const json = { kind: "lobby", ranges: "", lines: "Lobby" };
    await expectAnswer(await other.caller.call("POST", other.at("/places"), { json }));
    const { items } = (await expectAnswer(await other.caller.call("GET", other.at("/places")))) as {
      items: Place[];
    };
    const headers = { "cf-connecting-ip": newGuest() };
    const getStatus = async (code: string) => (await ask(path(`?place=${code}`), { headers })).status;
    expect(await getStatus(items[0]?.code ?? "")).toBe(404);
    for (const code of ["", "<script>", "a".repeat(26), "../../q"]) expect(await getStatus(code)).toBe(404);
    for (let misses = 0; misses < MISSES_PER_MINUTE; misses += 1) await getStatus("made-up");
    expect(await getStatus("made-up")).toBe(429);
  });
});

describe("a screen of a portal that guests do not get", () => {
  it("says what the portal says while its licence is over, is kept by nobody, and shows nothing else [N7]", async () => {
    const { slug } = scene.property;
    await announce(scene);
    await relicenseSample(slug, { ...OPEN, isClosed: true });
    const answer = await ask(path());
    expect([answer.status, answer.headers.get("cache-control"), answer.headers.get("etag")]).toEqual([
      200,
      "no-store",
      null,
    ]);
    const content = contentIn(await answer.text());
    expect(content).toMatchObject({ isOpen: false, hours: [], news: [] });
    expect(content.languages.map(({ tiles, closed }) => [tiles.length, closed.length])).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
    expect(await (await ask(`/p/${slug}/en`)).text()).toContain(content.languages[0]?.closed[0]);
  });

  it("is not there where nothing is published, and in capitals leads to itself [N7]", async () => {
    for (const address of ["/p/nobody-here/screen", "/p/-/screen", `${path()}/en`])
      expect((await ask(address, { headers: { "cf-connecting-ip": newGuest() } })).status).toBe(404);
    const capitals = await ask(`/p/${scene.property.slug.toUpperCase()}/screen?place=x`);
    expect([capitals.status, capitals.headers.get("location")]).toEqual([308, path("?place=x")]);
  });
});

describe("a screen announces", () => {
  it("what is for everyone and for its place, as text, and an emergency in every language [N7]", async () => {
    const [lobby] = await addPlaces();
    await announce(scene, { texts: { en: "Lift </script> 2", de: "Aufzug" } });
    await announce(scene, { texts: { en: "Pool" }, audience: { kinds: ["pool"], places: [] } });
    await announce(scene, { texts: { en: "Lobby" }, audience: { kinds: ["lobby"], places: [] } });
    const getTexts = (html: string) => contentIn(html).news.map(({ texts }) => texts[0]?.text);
    expect(getTexts(await fetchScreen(Date.now()))).toEqual(["Lift </script> 2"]);
    expect(getTexts(await fetchScreen(Date.now(), `?place=${lobby?.code}`))).toEqual([
      "Lobby",
      "Lift </script> 2",
    ]);
    const texts = { en: "Leave now.", de: "Gehen Sie jetzt.", ar: "غادروا الآن." };
    await announce(scene, { kind: "emergency", texts });
    const emergency = findEmergency(contentIn(await fetchScreen(Date.now())), Date.now());
    expect(emergency?.texts.map(({ language }) => language)).toEqual(["en", "de", "ar"]);
  });

  it("what its socket tells in all languages, at once, for its place, and is no open portal of the receipt [N2, N5, N7]", async () => {
    const [lobby] = await addPlaces();
    const connect = async (query: string) => {
      const { webSocket } = await ask(`/p/${scene.property.slug}/channel?language=screen&since=-1${query}`, {
        headers: { upgrade: "websocket", origin: ORIGIN, "cf-connecting-ip": newGuest() },
      });
      if (!webSocket) throw new Error("The channel has not opened.");
      const heard: ScreenNews[][] = [];
      webSocket.addEventListener("message", ({ data }) => {
        const { pieces } = JSON.parse(String(data)) as { pieces: string[] };
        heard.push(pieces.map((piece) => JSON.parse(piece) as ScreenNews));
      });
      webSocket.accept();
      return { heard, webSocket };
    };
    const [everyone, inLobby] = [await connect(""), await connect(`&place=${lobby?.code}`)];
    await announce(scene, { texts: { en: "Lobby" }, audience: { kinds: ["lobby"], places: [] } });
    const { id } = await announce(scene, { kind: "emergency", texts: { en: "Leave.", de: "Raus." } });
    const last = ({ heard }: typeof everyone) =>
      heard.at(-1)?.map(({ texts }) => texts.map(({ text }) => text));
    await expect.poll(() => last(everyone)).toEqual([["Leave.", "Raus."]]);
    await expect.poll(() => last(inLobby)).toEqual([["Leave.", "Raus."], ["Lobby"]]);
    const receipts = (await expectAnswer(
      await scene.caller.call("GET", scene.at("/announcements/receipts")),
    )) as AnnouncementReceipts;
    expect([receipts.openPages, receipts.screens]).toEqual([0, 2]);
    expect(receipts.items.filter(({ reachedPages }) => reachedPages > 0)).toEqual([]);
    await expectAnswer(await scene.caller.call("POST", scene.at(`/announcements/${id}/end`)));
    const over = () => {
      const newest = everyone.heard.at(-1)?.[0];
      return [newest?.kind, (newest?.clearUntil ?? 0) - (newest?.until ?? 0)];
    };
    await expect.poll(over).toEqual(["emergency", HOUR_MS]);
    for (const { webSocket } of [everyone, inLobby]) webSocket.close();
  });
});
