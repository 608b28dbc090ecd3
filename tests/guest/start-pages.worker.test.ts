import { env } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import type { Button } from "#domain/content/button.ts";
import type { Place } from "#domain/place/place.ts";
import { MINUTE_MS } from "#domain/time.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import { watchBindings } from "#tests/factories/databases/watched-bindings.ts";
import { sampleId, usableButton } from "#tests/factories/draft.ts";
import { dailyHours } from "#tests/factories/hours.ts";
import { ask } from "#tests/factories/published-portal.ts";
import { openScene, type Scene } from "#tests/factories/scene.ts";
import { ORIGIN, target } from "#tests/factories/worker/worker-target.ts";
import { serveQrLanding } from "#worker/guest/qr-landing.ts";
import { qrKey } from "#worker/portal/qr-store.ts";

const MENU = usableButton("popup", 1, "Menu");
const CALL = usableButton("click-to-call", 2, "Call");
const FEEDBACK = usableButton("feedback", 3, "Feedback");
/** Hours that are closed now: open daily for half an hour, about six hours from now. */
function closedHours() {
  const hour = String((new Date().getUTCHours() + 6) % 24).padStart(2, "0");
  return dailyHours(`${hour}:00`, `${hour}:30`);
}

let scene: Scene;
let codes: Record<string, string>;

const setStart = (kind: string, buttonId: string | null, was: string | null = null) =>
  scene.caller.call("PUT", scene.at(`/start-pages/${kind}`), { json: { buttonId, was } });
const starts = async () =>
  ((await expectAnswer(await scene.caller.call("GET", scene.at("/start-pages")))) as { starts: object })
    .starts;
/** Advances a minute with each landing, so that this isolate's cache of the portal has expired. */
let clock = Date.now();
async function land(kind: string, bindings = env) {
  clock += MINUTE_MS;
  const request = new Request(`${ORIGIN}/q/${codes[kind]}`);
  const { headers } = await serveQrLanding(request, codes[kind] ?? "", bindings, clock);
  return headers.get("location")?.replace(`/p/${scene.property.slug}`, "");
}
async function publish(buttons: readonly Button[], revision: number): Promise<void> {
  await scene.withButtons(buttons, { revision });
  await scene.publish();
}

beforeEach(async () => {
  scene = await openScene(target, { timeZone: "UTC" });
  await publish([MENU, CALL, FEEDBACK], 0);
  const json = { kind: "room", ranges: "214", lines: "table;4" };
  await expectAnswer(await scene.caller.call("POST", scene.at("/places"), { json }));
  const { items } = (await expectAnswer(await scene.caller.call("GET", scene.at("/places")))) as {
    items: Place[];
  };
  codes = Object.fromEntries(items.map(({ kind, code }) => [kind, code]));
});

describe("a card", () => {
  it("leads to the button that its kind starts with, at once and with no value of its own written again [R3]", async () => {
    const before = await env.PORTALS.get(qrKey(codes.table ?? ""));
    expect((await setStart("table", MENU.id)).status).toBe(204);
    expect(await land("table")).toBe(`?card#d-${MENU.id}`);
    expect(await land("room")).toBe("#qr");
    expect(await env.PORTALS.get(qrKey(codes.table ?? ""))).toBe(before);
    const page = await (await ask(`/p/${scene.property.slug}?card`)).text();
    expect(page).toContain(`id="d-${MENU.id}"`);
    expect((await setStart("table", null, MENU.id)).status).toBe(204);
    expect(await land("table")).toBe("#qr");
  });

  it("leads to the guide, at its start or a topic, in the guest's language [A6, R3]", async () => {
    const byQuestion = { breakfast: { state: "answered", price: { kind: "free" } } };
    const json = { kind: "hotel", currency: null, byQuestion, entries: [] };
    await expectAnswer(await scene.caller.call("PUT", scene.at("/documents/answers"), { json, revision: 1 }));
    const guide = { ...usableButton("link", 5, "Guide"), destination: "guide" } as Button;
    await publish([guide, MENU], 1);
    await setStart("table", guide.id);
    expect(await land("table")).toBe("/guide");
    expect(await land("room")).toBe("#qr");
    await publish([{ ...guide, topic: "eating" } as Button, MENU], 2);
    expect(await land("table")).toBe("/guide#eating");
  });

  it("is landed without the database, by its own value and the portal's [R3]", async () => {
    await setStart("table", MENU.id);
    const asked: string[] = [];
    const watched = watchBindings(env, (what, call) => {
      asked.push(what);
      return call();
    });
    await land("table", watched);
    expect(asked.filter((what) => what.startsWith("PORTALS")).length).toBeLessThanOrEqual(2);
    expect(asked.filter((what) => what.startsWith("DB"))).toEqual([]);
  });

  it("leads to the portal while its button is deleted, guarded, hidden or closed, and to the button again [R3]", async () => {
    await setStart("table", MENU.id);
    const ways: readonly (readonly Button[])[] = [
      [CALL],
      [{ ...MENU, guard: "card" } as Button, CALL],
      [{ ...MENU, hidden: true }, CALL],
      [{ ...MENU, hours: closedHours() }, CALL],
    ];
    for (const [index, buttons] of ways.entries()) {
      await publish(buttons, index + 1);
      expect(await land("table"), `way ${index}`).toBe("#qr");
    }
    await publish([MENU], ways.length + 1);
    expect(await land("table")).toBe(`?card#d-${MENU.id}`);
  });

  it("keeps its button through the question of consent, in each language [R3]", async () => {
    const json = { marketingConsent: true };
    await expectAnswer(await scene.caller.call("PUT", scene.at("/documents/qr"), { json, revision: 1 }));
    await scene.publish();
    await setStart("table", MENU.id);
    expect(await land("table")).toBe(`/welcome?start=${MENU.id}`);
    const at = `/p/${scene.property.slug}`;
    const question = await (await ask(`${at}/welcome?start=${MENU.id}`)).text();
    expect(question).toContain(`name="start" value="${MENU.id}"`);
    const answered = async (start: string) => {
      const answer = await target.send(
        new Request(`${target.origin}${at}/consent`, {
          method: "POST",
          redirect: "manual",
          body: new URLSearchParams({ language: "en", choice: "decline", start }),
          headers: { origin: target.origin, "sec-fetch-site": "same-origin" },
        }),
      );
      return answer.headers.get("location");
    };
    expect(await answered(MENU.id)).toBe(`${at}/en?card#d-${MENU.id}`);
    expect(await answered(sampleId(77))).toBe(`${at}/en#qr`);
    expect(await answered('"><b>')).toBe(`${at}/en#qr`);
  });
});

describe("what cards start with", () => {
  it("is chosen by the quicker one of two, who else is told; other kinds stay as they are [R3]", async () => {
    await setStart("room", FEEDBACK.id);
    const answers = await Promise.all([setStart("table", MENU.id), setStart("table", FEEDBACK.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 412]);
    const won = answers[0]?.status === 204 ? MENU.id : FEEDBACK.id;
    expect(await starts()).toEqual({ room: FEEDBACK.id, table: won });
  });

  it("by two people at once for two kinds is both [R3]", async () => {
    const answers = await Promise.all([setStart("table", MENU.id), setStart("room", FEEDBACK.id)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(await starts()).toEqual({ table: MENU.id, room: FEEDBACK.id });
  });

  it("is a button of the property that opens on its page, or the portal [R3]", async () => {
    for (const id of [CALL.id, sampleId(78)]) {
      const refused = await setStart("room", id);
      expect(await refused.json()).toMatchObject({ errors: [{ path: "buttonId", code: "invalid" }] });
    }
    const read = await expectAnswer(await scene.caller.call("GET", scene.at("/start-pages")));
    expect(read).toEqual({
      starts: {},
      buttons: [
        { id: MENU.id, name: "Menu" },
        { id: FEEDBACK.id, name: "Feedback" },
      ],
    });
  });
});
