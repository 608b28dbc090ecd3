import { env, evictDurableObject } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import type { Button } from "#domain/content/button.ts";
import type { Hours } from "#domain/content/hours/hours.ts";
import { PROPERTY_GUESS_LIMIT } from "#domain/guest/guesses.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/time.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import { sampleId, usableButton } from "#tests/factories/draft.ts";
import { watchEverything } from "#tests/factories/everything-stored.ts";
import { dailyHours } from "#tests/factories/hours.ts";
import { mailTo } from "#tests/factories/mailbox.ts";
import { addMember } from "#tests/factories/member.ts";
import { ask } from "#tests/factories/published-portal.ts";
import { openScene, type Scene } from "#tests/factories/scene.ts";
import { isFullTier } from "#tests/factories/tier.ts";
import { atDesk, countAtDesk } from "#tests/factories/worker/desk.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { removeProperty } from "#worker/services/property/remove-property.ts";
import {
  DOOR,
  getPass,
  guardedScene,
  MARKER,
  openButton,
  PIN,
  RULES,
  scanCard,
  setPin,
} from "./guard-scene.ts";
import { newGuest, publishScene, WITHOUT_SCRIPTS } from "./messages/guest-form.ts";

/** Number of networks that guess one PIN: more than the 500 that the desk stores. */
const GUESSERS = isFullTier ? 10_000 : 600;

/** A device without a pass or card asks for the guarded button. */
const GUESS = { buttonId: RULES.id, language: "en", pass: null, hasCard: false, placeId: null } as const;

let scene: Scene;
beforeAll(async () => {
  scene = await guardedScene();
});

describe("what is guarded", () => {
  it("is in no page, KV value, R2 page, cache or record; the draft, its snapshot and the desk have it [R8]", async () => {
    const look = watchEverything();
    const own = await guardedScene();
    for (const path of ["", "/en", "/en?all", "/de", "/en/sheets", "/de/sheets", "/manifest.webmanifest"]) {
      const page = await (await ask(`/p/${own.property.slug}${path}`)).text();
      expect(page, path).not.toContain(MARKER);
      expect(page, path).not.toContain("7946");
    }
    expect(await (await ask(`/p/${own.property.slug}/en?all`)).text()).toContain("Wi-Fi rules");
    expect((await openButton(own, RULES, { pin: PIN })).status).toBe(200);
    const places = (await look())(MARKER);
    const allowed = /^(?:D1 DB documents|R2 FILES snapshots\/[^ ]*\.json|DO GUEST_DESK guarded)$/;
    expect(places.filter((place) => !allowed.test(place))).toEqual([]);
    expect(places).toContain("DO GUEST_DESK guarded");
  });

  it("is in no preview of the draft, and its number on no closed page [R8]", async () => {
    const answer = await expectAnswer(
      await scene.caller.call("POST", scene.at("/preview-links"), { json: {} }),
    );
    const preview = await (await ask(new URL((answer as { url: string }).url).pathname)).text();
    expect(preview).toContain("Wi-Fi rules");
    expect(preview).not.toContain(MARKER);
    expect(preview).not.toContain("7946");
  });

  it("opens for its PIN in digits of every script, pasted with invisible characters [R8]", async () => {
    const inScript = (zero: number) =>
      [...PIN].map((digit) => String.fromCodePoint(zero + Number(digit))).join("");
    for (const pin of [0x660, 0x6f0, 0x966, 0xe50, 0xff10].map(inScript))
      expect((await openButton(scene, RULES, { pin })).status, pin).toBe(200);
    expect((await openButton(scene, RULES, { pin: `\u200f ${inScript(0x660)}\u00a0` })).status).toBe(200);
    expect((await openButton(scene, RULES, { pin: "\u0660\u0660\u0660\u0660" })).status).toBe(403);
  });

  it("opens for its PIN in each language, with a pass for the device, and is kept nowhere [R8]", async () => {
    for (const language of ["en", "de"]) {
      const answer = await openButton(scene, RULES, { pin: PIN, language });
      expect(answer.status).toBe(200);
      expect(answer.headers.get("cache-control")).toContain("no-store");
      expect(answer.headers.get("set-cookie")).toMatch(/; Path=\/p\/[^;]+; Max-Age=1209600; HttpOnly/);
      expect(await answer.text()).toContain(MARKER);
      const again = await openButton(scene, RULES, { language, cookie: getPass(answer) });
      expect(await again.text()).toContain(MARKER);
    }
  });

  it("comes without scripts with the whole page, and so does the refusal [R8]", async () => {
    const open = await openButton(scene, RULES, { pin: PIN, headers: WITHOUT_SCRIPTS });
    const page = await open.text();
    expect(page).toMatch(/^<!doctype html>/i);
    expect(page).toContain(MARKER);
    expect(open.headers.get("cache-control")).toContain("no-store");
    const refused = await openButton(scene, RULES, { pin: "0000", headers: WITHOUT_SCRIPTS });
    expect(refused.status).toBe(403);
    const other = await refused.text();
    expect(other).toContain("That PIN isn’t right.");
    expect(other).not.toContain(MARKER);
  });

  it("is refused with a stable code and a sentence in the page's language [R8]", async () => {
    const wrong = await openButton(scene, RULES, { pin: "1111", language: "de" });
    expect(wrong.status).toBe(403);
    expect(await wrong.json()).toMatchObject({ code: "wrong_pin", detail: expect.stringContaining("PIN") });
    expect((await openButton(scene, RULES)).status).toBe(403);
    expect((await openButton(scene, RULES, { quiet: "" })).status).toBe(204);
    expect(await (await openButton(scene, DOOR)).json()).toMatchObject({ code: "no_card" });
    const foreign = await openButton(scene, RULES, { pin: PIN, headers: { "sec-fetch-site": "cross-site" } });
    expect(foreign.status).toBe(403);
    expect((await openButton(scene, usableButton("link", 7), { pin: PIN })).status).toBe(404);
  });

  it("opens for who has scanned a card of the property, and of no other [R8]", async () => {
    const open = await openButton(scene, DOOR, { cookie: await scanCard(scene) });
    expect(open.status).toBe(200);
    expect(await open.text()).toContain("7946");
    const foreign = await scanCard(await publishScene([DOOR]));
    expect((await openButton(scene, DOOR, { cookie: foreign })).status).toBe(403);
  });

  it("opens no more for a card that was replaced, and for its place's bare id never [R6, R8, D18]", async () => {
    const own = await publishScene([DOOR]);
    const cookie = await scanCard(own);
    const [, id = ""] = /^place=([a-z2-7]+)\./.exec(cookie) ?? [];
    expect((await openButton(own, DOOR, { cookie })).status).toBe(200);
    expect((await openButton(own, DOOR, { cookie: `place=${id}` })).status).toBe(403);
    await expectAnswer(await own.caller.call("POST", own.at(`/places/${id}/code`)));
    expect((await openButton(own, DOOR, { cookie })).status).toBe(403);
  });
});

describe("what is guarded, outside its hours", () => {
  /** Hours that are closed today and tomorrow. */
  const closedNow = (outside: Hours["outside"]): Hours => ({
    ...dailyHours("00:00", "00:00", outside),
    exceptions: [0, 1].map((days) => ({
      id: sampleId(71 + days),
      date: new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10),
      open: null,
    })),
  });

  it.for(["pin", "card"] as const)("opens for nobody, whatever they show: %s [R8]", async (guard) => {
    const own = await publishScene([{ ...RULES, guard, hours: closedNow("close") } as Button]);
    await setPin(own, RULES, PIN);
    const cookie = await scanCard(own);
    const answer = await openButton(own, RULES, { pin: PIN, cookie });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: "closed", detail: expect.stringMatching(/^Opens /) });
    const tile = await (await ask(`/p/${own.property.slug}/en?all`)).text();
    expect(tile).toMatch(/aria-disabled="true"[^>]*>.*Wi-Fi rules/);
  });

  it("is missing while its button is hidden [R8]", async () => {
    const own = await publishScene([
      { ...RULES, hours: closedNow("hide") } as Button,
      usableButton("link", 2),
    ]);
    await setPin(own, RULES, PIN);
    expect((await openButton(own, RULES, { pin: PIN })).status).toBe(404);
  });
});

describe("a PIN", () => {
  it("that is changed shuts out the devices that have passed with the one before [R8]", async () => {
    const own = await guardedScene();
    const cookie = getPass(await openButton(own, RULES, { pin: PIN }));
    expect((await openButton(own, RULES, { cookie })).status).toBe(200);
    await setPin(own, RULES, "20262026");
    expect((await openButton(own, RULES, { cookie })).status).toBe(403);
    expect((await openButton(own, RULES, { pin: PIN })).status).toBe(403);
    expect((await openButton(own, RULES, { pin: "20262026" })).status).toBe(200);
  });

  it("is stored hashed and never returned; a button without one never opens [R8]", async () => {
    const look = watchEverything();
    const own = await publishScene([RULES]);
    expect((await openButton(own, RULES, { pin: PIN })).status).toBe(403);
    await setPin(own, RULES, "83749162");
    expect((await look())("83749162")).toEqual([]);
    const read = await own.caller.call("GET", own.at(`/pins/${RULES.id}`));
    expect(Object.keys((await expectAnswer(read)) as object)).toEqual(["setAt", "wrong"]);
  });

  it("is slowed per network, and per property however many networks guess [R8]", async () => {
    const own = await guardedScene();
    const desk = env.GUEST_DESK.getByName(own.property.id);
    const at = Date.now();
    const guess = (index: number, network: string, now = at, placeId: string | null = null) =>
      desk.openGuarded({
        ...GUESS,
        network,
        placeId,
        at: now,
        pin: String(index).padStart(8, "0"),
      });
    const known = () => desk.openGuarded({ ...GUESS, network: "hotel", pin: PIN, at });
    expect(await known()).toMatchObject({ outcome: "open" });
    const ofOne = [];
    for (let index = 0; index < 10; index += 1) ofOne.push((await guess(index, "one")).outcome);
    expect(ofOne.filter((outcome) => outcome === "wrong")).toHaveLength(5);
    expect(ofOne.slice(5)).toEqual(Array(5).fill("wait"));
    const outcomes = new Map<string, number>();
    for (let index = 0; index < GUESSERS; index += 1) {
      const { outcome } = await guess(index, `network ${index}`);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      if (index === GUESSERS / 2) await evictDurableObject(desk);
    }
    expect(Object.fromEntries(outcomes)).toEqual({
      wrong: PROPERTY_GUESS_LIMIT.max - 5,
      wait: GUESSERS - PROPERTY_GUESS_LIMIT.max + 5,
    });
    expect(await countAtDesk(own.property.id, "guesses")).toBeLessThanOrEqual(500);
    // Guesses have used up the hourly limit for unknown networks. A network whose guests have entered the PIN has a
    // limit of its own.
    expect((await desk.openGuarded({ ...GUESS, network: "another", pin: PIN, at })).outcome).toBe("wait");
    expect((await known()).outcome).toBe("open");
    const state = async () => expectAnswer(await own.caller.call("GET", own.at(`/pins/${RULES.id}`)));
    expect(await state()).toMatchObject({ wrong: PROPERTY_GUESS_LIMIT.max });
    expect((await guess(1, "one", at + HOUR_MS)).outcome).toBe("wrong");
    // Wrong guesses with a scanned card are counted for the card's place, not for the network.
    const withCard = [];
    for (let index = 0; index < 6; index += 1) withCard.push((await guess(index, "one", at, "room")).outcome);
    expect(withCard).toEqual([...Array(5).fill("wrong"), "wait"]);
    expect((await guess(7, "one", at, "other room")).outcome).toBe("wrong");
    await setPin(own, RULES, "493817");
    expect(await state()).toMatchObject({ wrong: 0 });
  });

  it("is guessed fifteen times an hour by one address, and others are let in meanwhile [R8]", async () => {
    const own = await guardedScene();
    const desk = env.GUEST_DESK.getByName(own.property.id);
    const at = Date.now();
    const outcomes = [];
    for (let minute = 0; minute < 10; minute += 1)
      for (let guess = 0; guess < 6; guess += 1) {
        const asked = { ...GUESS, network: "one", pin: "0000", at: at + minute * MINUTE_MS };
        outcomes.push((await desk.openGuarded(asked)).outcome);
      }
    expect(outcomes.filter((outcome) => outcome === "wrong")).toHaveLength(15);
    expect((await desk.openGuarded({ ...GUESS, network: "two", pin: PIN, at })).outcome).toBe("open");
  });

  it("has owners mailed once a day from 200 wrong ones of a button on [R8]", async () => {
    const own = await guardedScene();
    const { id } = own.property;
    const viewer = await addMember(target, own, "viewer");
    const at = Date.now();
    const fetchMails = async ({ user }: Scene["caller"]) =>
      (await mailTo(user.email)).filter((mail) => mail.id.startsWith("guessed-"));
    const guessAfter = async (count: number) => {
      const name = `day ${RULES.id}`;
      await atDesk(id, "INSERT OR REPLACE INTO guesses VALUES (?, ?, ?)", name, count, at + HOUR_MS);
      const show = { buttonId: RULES.id, language: "en", pass: null, hasCard: false, placeId: null } as const;
      const asked = { ...show, network: `after ${count}`, pin: "00000000", at };
      expect((await env.GUEST_DESK.getByName(id).openGuarded(asked)).outcome).toBe("wrong");
    };
    await guessAfter(198);
    expect(await fetchMails(own.caller)).toEqual([]);
    for (const count of [199, 200, 249]) await guessAfter(count);
    const [mail, ...more] = await fetchMails(own.caller);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`Someone is guessing a PIN of ${own.property.name}`);
    expect(mail?.body).toContain("200 wrong PINs");
    expect(mail?.body).toContain("/setup/buttons");
    expect(await fetchMails(viewer)).toEqual([]);
  });

  it("that is slowed says for how long, in words [R8]", async () => {
    const own = await guardedScene();
    const from = newGuest();
    const answers = [];
    for (let index = 0; index < 6; index += 1)
      answers.push(await openButton(own, RULES, { pin: "0000", from }));
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 429]);
    const last = answers.at(-1) as Response;
    expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await last.json()).toMatchObject({ code: "too_many_pins" });
    // The guessing network must wait. Other networks are not affected.
    expect((await openButton(own, RULES, { pin: PIN, from })).status).toBe(429);
    expect((await openButton(own, RULES, { pin: PIN })).status).toBe(200);
  });
});

it("the check before publishing warns of a button without a PIN until it is set [R8]", async () => {
  const own = await openScene(target);
  await own.withButtons([RULES, DOOR]);
  const check = async () =>
    (await expectAnswer(await own.caller.call("GET", own.at("/publish/check")))) as {
      findings: { code: string; level: string; buttonId?: string }[];
      pins: string[];
    };
  const before = await check();
  expect(before.pins).toEqual([]);
  expect(before.findings.filter(({ code }) => code === "pin_missing")).toMatchObject([
    { level: "warning", buttonId: RULES.id },
  ]);
  await setPin(own, RULES, PIN);
  const after = await check();
  expect(after.pins).toEqual([RULES.id]);
  expect(after.findings.some(({ code }) => code === "pin_missing")).toBe(false);
});

describe("the desk", () => {
  it("forgets what is guarded once nothing of it is published, and has it again with the next projection [R8]", async () => {
    const own = await guardedScene();
    const writer = env.PORTAL_WRITER.getByName(own.property.id);
    expect(await countAtDesk(own.property.id, "guarded")).toBe(4);
    await env.GUEST_DESK.getByName(own.property.id).layGuarded([]);
    await writer.project(own.property.id, { mend: true });
    expect(await countAtDesk(own.property.id, "guarded")).toBe(4);
    await removeProperty(env, own.property.id, Date.now());
    await writer.project(own.property.id);
    expect(await countAtDesk(own.property.id, "guarded")).toBe(0);
  });
});
