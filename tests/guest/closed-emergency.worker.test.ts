import { env } from "cloudflare:test";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Announcement } from "#domain/announcement/announcement.ts";
import { CONTENT_LANGUAGE_CODES } from "#domain/language.ts";
import { DAY_MS, MINUTE_MS } from "#domain/time.ts";
import { findEmergency } from "#portal/screen/screen-at.ts";
import type { ScreenContent } from "#portal/screen/screen-content.ts";
import { READ_WORD } from "#portal/words/lines.ts";
import { getNewsWords } from "#portal/words/news-words.ts";
import { callAsOperator, expectAnswer, makeLicence } from "#scripts/api/caller.ts";
import { usableButton } from "#tests/factories/draft.ts";
import { addMember } from "#tests/factories/member.ts";
import { localTimeIn } from "#tests/factories/planned.ts";
import { ask, ORIGIN } from "#tests/factories/published-portal.ts";
import { openScene, type Scene } from "#tests/factories/scene.ts";
import { isFullTier } from "#tests/factories/tier.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { serveScreen } from "#worker/guest/screen/serve-screen.ts";
import { servePortal } from "#worker/guest/serve-portal.ts";
import { evictPortal } from "#worker/portal/portal-memory.ts";
import { announce, announcementContent, postAnnouncement } from "../factories/announcements.ts";
import { newGuest } from "./messages/guest-form.ts";

const TEXTS = { en: "Leave the building now. Use the stairs.", de: "Verlassen Sie das Gebäude." };

/** Every invalid licence state, with the operations settings that cause it. */
const INVALID = {
  suspended: makeLicence("SUSPENDED", { previous: "PAID" }),
  "paid-ended": makeLicence("PAID", { from: -60, to: -30 }),
  "trial-ended": makeLicence("TRIAL", { from: -60, to: -30 }),
  "not begun": makeLicence("PAID", { from: 30, to: 60 }),
  "asked for after its end": makeLicence("REQUEST", { from: -60, to: -30, previous: "TRIAL" }),
  // The API can't cause these two states, so write the rows.
  unassigned: "delete from property_licences where property_id = ?",
  "not to be read": "update property_licences set mode = 'LATER' where property_id = ?",
} as const;

/** States in which every run also tests refusals: one from operations, one that only a row can cause. */
const REFUSING: readonly string[] = ["suspended", "unassigned"];

const emergency = (scene: Scene) => announce(scene, { kind: "emergency", texts: TEXTS });
async function relicense({ property: { id } }: Scene, licence: (typeof INVALID)[keyof typeof INVALID]) {
  if (typeof licence !== "string") return callAsOperator(target, "PUT", `/properties/${id}/licence`, licence);
  await env.DB.prepare(licence).bind(id).run();
  return env.PORTAL_WRITER.getByName(id).project(id, { mend: true });
}

async function fetchPage({ property: { slug } }: Scene, language = "en", at = Date.now()): Promise<string> {
  evictPortal(slug);
  const request = new Request(`${ORIGIN}/p/${slug}/${language}`);
  return (await servePortal(request, { slug, language }, env, at)).text();
}

async function fetchScreen({ property: { slug } }: Scene, at = Date.now()): Promise<ScreenContent> {
  evictPortal(slug);
  const html = await (await serveScreen(new Request(`${ORIGIN}/p/${slug}/screen`), slug, env, at)).text();
  return JSON.parse(/id="content">(.*?)<\/script>/s.exec(html)?.[1] ?? "");
}

const openChannel = ({ property: { slug } }: Scene) =>
  ask(`/p/${slug}/channel?language=en&since=0`, {
    headers: { upgrade: "websocket", origin: ORIGIN, "cf-connecting-ip": newGuest() },
  });
const readCode = async (answer: Response) =>
  `${answer.status} ${((await answer.json()) as { code?: string }).code}`;
const change = (scene: Scene, { id, revision }: Announcement, more: object) =>
  scene.caller.call("PUT", scene.at(`/announcements/${id}`), {
    json: { content: announcementContent({ kind: "emergency", endsAt: null, ...more }), isSent: true },
    revision,
  });
const end = (scene: Scene, { id }: Announcement) =>
  scene.caller.call("POST", scene.at(`/announcements/${id}/end`));

async function openProperty(): Promise<Scene> {
  const scene = await openScene(target, { languages: ["en", "de", "ar"], timeZone: "Europe/London" });
  await (await scene.withButtons([usableButton("link", 1)])).publish();
  return scene;
}

describe.each(Object.entries(INVALID))("under a licence that is %s", (state, licence) => {
  const refuses = it.runIf(isFullTier || REFUSING.includes(state));
  let scene: Scene;
  beforeEach(async () => {
    scene = await openProperty();
  });

  it("an emergency stands on the closed page, on screens and in what pages ask for, and is corrected and ended [N4, N7, S142]", async () => {
    const sent = await emergency(scene);
    await relicense(scene, licence);
    const closed = await fetchPage(scene);
    expect(closed).toContain("p-closed");
    expect(closed).toContain("Leave the building now");
    expect(closed.indexOf('class="p-news"')).toBeLessThan(closed.indexOf("<main"));
    expect(await fetchPage(scene, "ar")).toContain(READ_WORD.ar);
    const { isOpen, isTelling, ...content } = await fetchScreen(scene);
    expect([isOpen, isTelling]).toEqual([false, true]);
    expect(findEmergency({ isOpen, isTelling, ...content }, Date.now())?.texts[0]?.text).toBe(TEXTS.en);
    const corrected = await change(scene, sent, { texts: { en: "Stay in your rooms." } });
    expect(corrected.status).toBe(200);
    expect(await fetchPage(scene, "de")).toContain("Stay in your rooms");
    const { pieces } = (await (await ask(`/p/${scene.property.slug}/en/news`)).json()) as {
      pieces: string[];
    };
    expect(pieces.join("")).toContain("Stay in your rooms");
    const { webSocket } = await openChannel(scene);
    const received = new Promise<string>((resolve) => {
      webSocket?.addEventListener("message", ({ data }) => resolve(String(data)), { once: true });
    });
    webSocket?.accept();
    expect(await received).toContain("Stay in your rooms");
    webSocket?.close();
    const ended = (await expectAnswer(await end(scene, sent))) as Announcement;
    expect(ended).toMatchObject({ state: "ended", endedBy: "Front desk" });
    const over = await fetchPage(scene);
    expect([over.includes("All clear since"), over.includes("Stay in your rooms")]).toEqual([true, false]);
    expect(findEmergency(await fetchScreen(scene), Date.now())).toBeNull();
  });

  refuses(
    "everything else is refused: a new emergency, another correction; a running one can be ended [N4, S142]",
    async () => {
      const banner = await announce(scene, { texts: { en: "Lift" } });
      const planned = await announce(scene, {
        texts: { en: "Later" },
        startsAt: localTimeIn(scene, 30),
        endsAt: localTimeIn(scene, 60),
      });
      await relicense(scene, licence);
      const refused = "403 licence_unavailable";
      expect(await readCode(await postAnnouncement(scene, { kind: "emergency", texts: TEXTS }))).toBe(
        refused,
      );
      const asBanner = { kind: "banner", endsAt: localTimeIn(scene, 60), texts: { en: "Lift 2" } };
      expect(await readCode(await change(scene, banner, asBanner))).toBe(refused);
      expect(await readCode(await change(scene, planned, asBanner))).toBe(refused);
      const page = await fetchPage(scene);
      expect([page.includes("p-news"), page.includes("<script")]).toEqual([false, false]);
      expect((await fetchScreen(scene)).isTelling).toBe(false);
      expect((await openChannel(scene)).status).toBe(404);
      expect((await ask(`/p/${scene.property.slug}/en/news`)).status).toBe(404);
      expect((await end(scene, banner)).status).toBe(200);
    },
  );

  refuses("viewers end nothing, nor does another group [D12, N4]", async () => {
    const sent = await emergency(scene);
    const viewer = await addMember(target, scene, "viewer");
    const other = await openProperty();
    await relicense(scene, licence);
    const endAs = (caller: Scene["caller"]) => caller.call("POST", scene.at(`/announcements/${sent.id}/end`));
    expect(await readCode(await endAs(viewer))).toBe("403 forbidden");
    expect(await readCode(await endAs(other.caller))).toBe("404 not_found");
  });
});

describe("an emergency of a closed portal", () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene(target, { languages: [...CONTENT_LANGUAGE_CODES], timeZone: "Europe/London" });
    await (await scene.withButtons([usableButton("link", 1)])).publish();
    await emergency(scene);
    await relicense(scene, INVALID.suspended);
  });

  it.each(CONTENT_LANGUAGE_CODES)(
    "is read without scripts in %s, and followed with them [N4]",
    async (code) => {
      const page = await fetchPage(scene, code);
      expect(page).toContain(READ_WORD[code]);
      expect(page).toContain(getNewsWords(code).sent.split("{time}")[0]);
      // A link to the alarm's fragment marks it as read, as on the open page.
      expect(page).toMatch(/<a class="p-read" href="#alarm-\w+" data-read>/);
      expect(page).toMatch(/<script src="\/guest\/v1\.js\?2" defer><\/script><style>/);
      expect((await fetchScreen(scene)).languages.map((each) => each.code)).toContain(code);
    },
  );
});

it("a guest who comes after the licence has expired reads it too [N4, S88]", async () => {
  const scene = await openProperty();
  await callAsOperator(
    target,
    "PUT",
    `/properties/${scene.property.id}/licence`,
    makeLicence("PAID", { to: 10 }),
  );
  await emergency(scene);
  const later = Date.now() + 13 * DAY_MS;
  const page = await fetchPage(scene, "de", later);
  expect([page.includes("p-closed"), page.includes("Verlassen Sie das Gebäude")]).toEqual([true, true]);
  expect(findEmergency(await fetchScreen(scene, later), later)).not.toBeNull();
});

it("a property that is closed for the season sends an emergency: on its closed page and on its screens [N4, T8]", async () => {
  const scene = await openProperty();
  const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  const closure = { closesOn: day(-2), opensOn: day(20), noticeFrom: null, texts: {} };
  await expectAnswer(
    await scene.caller.call("PUT", scene.at("/closure"), {
      json: { closure },
      revision: scene.property.revision,
    }),
  );
  await announce(scene, { texts: { en: "Lift" } });
  expect(await fetchPage(scene)).not.toContain("p-news");
  expect((await fetchScreen(scene)).isTelling).toBe(true);
  await emergency(scene);
  const page = await fetchPage(scene);
  expect([page.includes("Leave the building now"), page.includes(">Lift<")]).toEqual([true, false]);
  const content = await fetchScreen(scene);
  expect(content.news.map(({ kind }) => kind)).toEqual(["emergency"]);
  expect(findEmergency(content, Date.now() + MINUTE_MS)).not.toBeNull();
});
