import { beforeAll, describe, expect, it } from "vitest";
import type { Answers } from "#domain/answers/answers.ts";
import { writeChip } from "#domain/answers/chips/chip.ts";
import type { Button } from "#domain/content/button.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import { postAnnouncement } from "#tests/factories/announcements.ts";
import { CHECK_OUT, sampleAnswers, sampleEntry } from "#tests/factories/answers.ts";
import { usableButton } from "#tests/factories/draft.ts";
import { watchEverything } from "#tests/factories/everything-stored.ts";
import { dailyHours } from "#tests/factories/hours.ts";
import { ask } from "#tests/factories/published-portal.ts";
import { openScene, type Scene } from "#tests/factories/scene.ts";
import { saveButtons, saveDocument } from "#tests/factories/stored-draft.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { getPass, openButton, PIN, scanCard } from "./guard-scene.ts";
import { WITHOUT_SCRIPTS } from "./messages/guest-form.ts";

/** Values that only guarded answers contain. */
const PASSWORD = "thistle-and-tide";
const DOOR_CODE = "the lantern turns twice";
const SAUNA_TIME = "03:17";
const SECRETS = [PASSWORD, DOOR_CODE, SAUNA_TIME] as const;

const ENTRY = {
  ...sampleEntry(900, "Night door"),
  content: { en: [{ type: "paragraph" as const, runs: [{ text: DOOR_CODE }] }] },
  searchWords: { en: ["latchkey"] },
  guard: "card" as const,
};
const ANSWERS = sampleAnswers(
  {
    "check-out": CHECK_OUT,
    "check-in": { state: "answered", time: "15:00" },
    breakfast: { state: "answered", hours: dailyHours("07:00", "10:30").windows },
    pets: { state: "answered", offer: "yes" },
    parking: { state: "answered", offer: "yes" },
    wifi: {
      state: "answered",
      offer: "yes",
      words: { en: PASSWORD },
      note: { de: `Passwort ${PASSWORD}` },
      guard: "pin",
    },
    pool: { state: "answered", hours: dailyHours(SAUNA_TIME, "10:30").windows, guard: "card" },
  },
  [ENTRY],
);
const WIFI = { id: "guide.wifi" };
const DOOR = { id: `guide.${ENTRY.id}` };

async function publish(scene: Scene, answers: Answers, name = "Welcome", more: readonly Button[] = []) {
  await saveButtons(scene, "en", [usableButton("link", 1, name), ...more]);
  await saveDocument(scene, "answers", answers);
  return scene.caller.call("POST", scene.at("/publish"), { json: { note: "" } });
}

const open = (scene: Scene, entry: { readonly id: string }, opening: Parameters<typeof openButton>[2] = {}) =>
  openButton(scene, { ...usableButton("link", 1), id: entry.id }, opening);

async function setPin(scene: Scene): Promise<void> {
  await expectAnswer(await scene.caller.call("PUT", scene.at("/pins/guide.wifi"), { json: { pin: PIN } }));
}

describe("a guarded answer", () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene(target, { languages: ["en", "de"] });
    await expectAnswer(await publish(scene, ANSWERS));
    await setPin(scene);
  });

  it("is named in the guide, and its value is in nothing that guests get or that is kept for them (A6, R8)", async () => {
    const look = watchEverything();
    const own = await openScene(target, { languages: ["en", "de"] });
    await expectAnswer(await publish(own, ANSWERS));
    const at = `/p/${own.property.slug}`;
    const card = await scanCard(own);
    const paths = ["", "/en", "/en?all", "/en/sheets", "/en/timetable", "/en/guide-timetable", "/en/news"];
    const guides = ["/en/guide", "/en/guide?order=az", "/de/guide", "/de/guide?order=az", "/guide"];
    const found = ["wifi", PASSWORD, "lantern", "latchkey", "pool"].map((query) => `/en/search?q=${query}`);
    const others = ["/en/search.json", "/de/search.json", "/screen", "/manifest.webmanifest", "/en/card.css"];
    for (const path of [...paths, ...guides, ...found, ...others]) {
      const answer = await ask(at + path, { headers: { cookie: card } });
      const page = await answer.text();
      // The page of results repeats the guest's own query.
      const secrets = path.includes(PASSWORD) ? [DOOR_CODE, SAUNA_TIME] : SECRETS;
      for (const secret of secrets) expect(page.includes(secret), `${path} ${secret}`).toBe(false);
      if (!guides.includes(path)) expect(page, path).not.toContain("Night door");
    }
    const guide = await (await ask(`${at}/en/guide`)).text();
    for (const name of ["Wi-Fi", 'id="pool"', "Night door", "protected"]) expect(guide).toContain(name);
    expect((await open(own, DOOR, { cookie: card })).status).toBe(200);
    const lookUp = await look();
    for (const secret of SECRETS) {
      const places = lookUp(secret);
      const allowed = /^(?:D1 DB documents|R2 FILES snapshots\/[^ ]*\.json|DO GUEST_DESK guarded)$/;
      expect(places.filter((place) => !allowed.test(place))).toEqual([]);
      expect(places).toContain("DO GUEST_DESK guarded");
    }
  });

  it("is in no preview of the draft (A6, R8)", async () => {
    const link = await expectAnswer(
      await scene.caller.call("POST", scene.at("/preview-links"), { json: {} }),
    );
    const { pathname } = new URL((link as { url: string }).url);
    for (const path of ["", "/en/guide"]) {
      const preview = await (await ask(pathname + path)).text();
      for (const secret of SECRETS) expect(preview).not.toContain(secret);
    }
  });

  it("opens for its PIN and then for the device, in the guest's language; another opens for a card (A6, R8)", async () => {
    const wrong = await open(scene, WIFI, { pin: "0000" });
    expect([wrong.status, ((await wrong.json()) as { code: string }).code]).toEqual([403, "wrong_pin"]);
    const answer = await open(scene, WIFI, { pin: PIN });
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    expect(await answer.text()).toContain(PASSWORD);
    const again = await open(scene, WIFI, { quiet: "", language: "de", cookie: getPass(answer) });
    expect(await again.text()).toContain(`Passwort ${PASSWORD}`);
    expect((await open(scene, WIFI, { quiet: "" })).status).toBe(204);
    expect((await open(scene, DOOR)).status).toBe(403);
    const entered = await open(scene, DOOR, { cookie: await scanCard(scene) });
    expect(await entered.text()).toContain(DOOR_CODE);
    expect((await open(scene, { id: "guide.breakfast" }, { pin: PIN })).status).toBe(404);
    expect((await open(scene, { id: "wifi" }, { pin: PIN })).status).toBe(404);
  });

  it("comes without scripts in the guide, and so does the refusal (A6, R8)", async () => {
    const opened = await open(scene, WIFI, { pin: PIN, headers: WITHOUT_SCRIPTS });
    const page = await opened.text();
    expect(page).toMatch(/^<!doctype html>/i);
    expect(page).toContain('id="check-out"');
    expect(page).toContain(PASSWORD);
    expect(page).not.toContain(DOOR_CODE);
    const refused = await open(scene, WIFI, { pin: "0000", headers: WITHOUT_SCRIPTS });
    const other = await refused.text();
    expect([refused.status, other.includes("That PIN isn’t right."), other.includes(PASSWORD)]).toEqual([
      403,
      true,
      false,
    ]);
    expect(other).toContain('id="check-out"');
  });

  it("is refused in a text, in hours that follow it and in an announcement, which everybody reads (A6, A7)", async () => {
    const own = await openScene(target, { languages: ["en", "de"] });
    const chip = writeChip({ question: "wifi", part: "words" });
    const follower = {
      ...usableButton("link", 2),
      hours: { ...dailyHours("07:00", "10:30"), follows: "pool" },
    };
    const hours = { ...follower.hours, windows: [], exceptions: [] };
    const refused = await publish(own, ANSWERS, `Wi-Fi ${chip}`, [{ ...follower, hours } as Button]);
    expect(refused.status).toBe(422);
    const { code, current } = (await refused.json()) as { code: string; current: { code: string }[] };
    expect(code).toBe("publish_blocked");
    expect(current.filter((finding) => finding.code === "answer_guarded")).toMatchObject([
      { level: "blocking", field: "name", question: "wifi" },
      { level: "blocking", field: "hours", question: "pool" },
    ]);
    await expectAnswer(await publish(own, ANSWERS));
    const announced = await postAnnouncement(own, { texts: { en: `Wi-Fi ${chip}` } });
    expect(await announced.json()).toMatchObject({
      errors: [{ path: "content.texts.en", code: "answer_guarded" }],
    });
  });

  it("becomes guarded and open again by itself, and only its PIN stays (A7, R8)", async () => {
    const own = await openScene(target, { languages: ["en", "de"] });
    await expectAnswer(await publish(own, { ...ANSWERS, byQuestion: { "check-out": CHECK_OUT } }));
    const publishWifi = async (answers: Answers) => {
      await saveDocument(own, "answers", answers);
      const json = { questions: ["wifi"] };
      await expectAnswer(await own.caller.call("POST", own.at("/publish/answers"), { json }));
      return (await ask(`/p/${own.property.slug}/en/guide`)).text();
    };
    expect(await publishWifi(ANSWERS)).not.toContain(PASSWORD);
    await setPin(own);
    expect((await open(own, WIFI, { pin: PIN })).status).toBe(200);
    const { guard: _guard, ...wifi } = { guard: "pin", ...ANSWERS.byQuestion.wifi } as const;
    const freed = { ...ANSWERS, byQuestion: { ...ANSWERS.byQuestion, wifi } } as Answers;
    expect(await publishWifi(freed)).toContain(PASSWORD);
    expect((await open(own, WIFI, { pin: PIN })).status).toBe(404);
    expect(await publishWifi(ANSWERS)).not.toContain(PASSWORD);
  });

  it("without a PIN is named before publishing (A6, R8)", async () => {
    const own = await openScene(target, { languages: ["en", "de"] });
    await saveDocument(own, "answers", ANSWERS);
    const find = async () => {
      const { findings } = (await expectAnswer(await own.caller.call("GET", own.at("/publish/check")))) as {
        findings: { code: string; question?: string }[];
      };
      return findings.filter(({ code }) => code === "pin_missing");
    };
    expect(await find()).toMatchObject([{ tab: "answers", question: "wifi" }]);
    await setPin(own);
    expect(await find()).toEqual([]);
  });
});
