import { env } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import type { Button } from "#domain/content/button.ts";
import type { GuestRequest } from "#domain/guest/guest-request.ts";
import { CONTENT_LANGUAGE_CODES } from "#domain/language.ts";
import type { Place } from "#domain/place/place.ts";
import { toLocalTime } from "#domain/zoned-time.ts";
import { formatPlaceLabel, PLACE_WORDS } from "#portal/words/place-words.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import { sampleId, usableButton } from "#tests/factories/draft.ts";
import { fetchFigures } from "#tests/factories/figures.ts";
import { ask } from "#tests/factories/published-portal.ts";
import type { Scene } from "#tests/factories/scene.ts";
import { atDesk } from "#tests/factories/worker/desk.ts";
import { cardCookie, scannedCard } from "#tests/factories/worker/scanned-card.ts";
import { receiveForm } from "#worker/guest/forms/receive-form.ts";
import { CARD_MS } from "#worker/identity/scanned-card.ts";
import { expectComplaint } from "../../setup/worker/quiet-console.ts";
import { mailsTo, newGuest, publishScene, sendForm, WITHOUT_SCRIPTS } from "./guest-form.ts";

const EMAIL = "desk@places.example";
const TOWELS = sampleId(41);
const BUTTON = {
  ...usableButton("guest-services", 1, "Guest services"),
  email: EMAIL,
  services: [{ id: TOWELS, name: "Towels", icon: "bell", note: false, roomRequired: true }],
} as Button;

let scene: Scene;
let room: Place;
let foreign: Place;

async function addPlace(to: Scene, kind: string, name: string): Promise<Place> {
  const json = { kind, ranges: "", lines: name };
  await expectAnswer(await to.caller.call("POST", to.at("/places"), { json }));
  const answer = await expectAnswer(await to.caller.call("GET", to.at("/places")));
  const { items } = answer as { items: Place[] };
  const added = items.find((place) => place.name === name);
  if (!added) throw new Error("It was not added.");
  return added;
}

beforeAll(async () => {
  scene = await publishScene([BUTTON]);
  room = await addPlace(scene, "room", "214");
  foreign = await addPlace(await publishScene([BUTTON]), "room", "999");
});

const asked = (typed = "") => ({ button: BUTTON.id, service: TOWELS, language: "en", room: typed });
function send(place: string, typed = "", more: Record<string, string> = {}, from = newGuest()) {
  const fields = { ...asked(typed), submission: crypto.randomUUID() };
  return sendForm(scene, "requests", fields, { from, headers: { cookie: `place=${place}`, ...more } });
}
async function newest(): Promise<GuestRequest> {
  const answer = await expectAnswer(await scene.caller.call("GET", scene.at("/requests?limit=1")));
  return (answer as { items: GuestRequest[] }).items[0] as GuestRequest;
}
const labelFor = (place: string, language = "en", network = newGuest()) =>
  ask(`/p/${scene.property.slug}/${language}/place`, {
    headers: { cookie: `place=${place}`, "cf-connecting-ip": network },
  });

describe("a request of a guest who scanned a card", () => {
  it("knows its room, though none was typed and the service needs one [R4]", async () => {
    expect((await send(scannedCard(room))).status).toBe(200);
    expect(await newest()).toMatchObject({ room: "", place: { id: room.id, kind: "room", name: "214" } });
    const mail = (await mailsTo(EMAIL)).at(-1);
    expect(mail?.subject).toBe("Request from a guest: Towels · Room 214");
    expect(mail?.body).toContain("Scanned card\nRoom 214");
  });

  it("is taken without scripts as well [R3, R4]", async () => {
    expect((await send(scannedCard(room), "", WITHOUT_SCRIPTS)).status).toBe(303);
    expect(await newest()).toMatchObject({ room: "", place: { id: room.id } });
  });

  it("keeps both where the guest typed another room, and is found by either [R4, G8]", async () => {
    expect((await send(scannedCard(room), "215")).status).toBe(200);
    const request = await newest();
    expect(request).toMatchObject({ room: "215", place: { id: room.id, name: "214" } });
    expect((await mailsTo(EMAIL)).at(-1)?.subject).toBe("Request from a guest: Towels · Room 215");
    const today = toLocalTime(Date.parse(request.at), scene.property.timeZone).day;
    for (const typed of ["214", "215"]) {
      const json = { room: typed, from: today, to: today };
      const answer = await scene.caller.call("POST", scene.at("/guest-data/find"), { json });
      const found = (await expectAnswer(answer)) as { items: { id: string; room: string }[] };
      expect(found.items.find(({ id }) => id === request.id)?.room).toBe("215 · 214");
    }
  });

  it("keeps the place's name from its arrival after the place is renamed [R4]", async () => {
    const table = await addPlace(scene, "table", "12");
    expect((await send(scannedCard(table))).status).toBe(200);
    expect((await mailsTo(EMAIL)).at(-1)?.subject).toBe("Request from a guest: Towels · Table 12");
    const path = scene.at(`/places/${table.id}`);
    await expectAnswer(await scene.caller.call("PATCH", path, { json: { was: "12", name: "Window" } }));
    expect((await newest()).place).toEqual({ id: table.id, kind: "table", name: "12" });
    expect(await (await labelFor(scannedCard(table))).text()).toBe("Window");
  });

  it("waits for no database: the guest is asked for the room where it does not answer [R4]", async () => {
    expectComplaint(/"event":"place_not_read"/);
    const DB = {
      ...env.DB,
      prepare: () => {
        throw new Error("The database is away.");
      },
    };
    const request = new Request(`https://guests.example/p/${scene.property.slug}/requests`, {
      method: "POST",
      body: new URLSearchParams(asked()),
      headers: {
        "sec-fetch-site": "same-origin",
        cookie: cardCookie(room),
        "cf-connecting-ip": newGuest(),
      },
    });
    const bindings = { ...env, DB: DB as unknown as D1Database };
    const answer = await receiveForm(request, scene.property.slug, {
      env: bindings,
      now: Date.now(),
      kind: "request",
    });
    expect(answer.status).toBe(422);
  });
});

describe("a cookie that claims a place", () => {
  it("claims nothing where it was forged: 400 changes of one, and the bare id of earlier versions [R3, R4]", async () => {
    const signed = scannedCard(room);
    const forged = Array.from({ length: 400 }, (_, index) => {
      const at = index % signed.length;
      const sign = "abcdefghijklmnopqrstuvwxyz0123456789"[index % 36] ?? "";
      return signed[at] === sign ? sampleId(index) : signed.slice(0, at) + sign + signed.slice(at + 1);
    });
    for (const cookie of [...forged, room.id, "' OR 1=1 --"])
      expect((await labelFor(cookie)).status).toBe(204);
    expect((await send(room.id)).status).toBe(422);
    expect((await send(forged[2] ?? "", "7")).status).toBe(200);
    expect(await newest()).toMatchObject({ room: "7", place: null });
    expect((await labelFor(signed)).status).toBe(200);
  });

  it("claims nothing once its fourteen days are over, whatever its browser keeps [R3]", async () => {
    const within = scannedCard(room, Date.now() - CARD_MS + 60_000);
    expect((await labelFor(within)).status).toBe(200);
    expect((await labelFor(scannedCard(room, Date.now() - CARD_MS - 1_000))).status).toBe(204);
  });

  it.each(["another property's", "a deleted place's", "a replaced card"])(
    "claims nothing by %s [R4, R6, D18]",
    async (whose) => {
      const other = await addPlace(scene, "room", `R${whose.length}`);
      if (whose === "a deleted place's") {
        const json = { placeIds: [other.id] };
        await expectAnswer(await scene.caller.call("POST", scene.at("/places/remove"), { json }));
      }
      if (whose === "a replaced card")
        await expectAnswer(await scene.caller.call("POST", scene.at(`/places/${other.id}/code`)));
      const cookie = scannedCard(whose.startsWith("another") ? foreign : other);
      expect((await labelFor(cookie)).status).toBe(204);
      expect((await send(cookie)).status).toBe(422);
    },
  );
});

describe("the place that a page shows", () => {
  it("is shown in the page's language, to this guest alone [R4]", async () => {
    const answer = await labelFor(scannedCard(room), "de");
    expect([answer.status, await answer.text()]).toEqual([200, "Zimmer 214"]);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect((await labelFor(scannedCard(room), "fr")).status).toBe(404);
    const posted = await ask(`/p/${scene.property.slug}/en/place`, { method: "POST" });
    expect(posted.status).toBe(405);
  });

  it("stands in no page: all guests get the same bytes [R3, R4]", async () => {
    const path = `/p/${scene.property.slug}/en?all`;
    const read = async (cookie: string) => (await ask(path, { headers: { cookie } })).text();
    const page = await read(cardCookie(room));
    expect(page).toBe(await read("a=b"));
    expect(page).not.toContain("214");
    expect(page).toContain(PLACE_WORDS.en.onlyIfOther);
  });

  it.each(CONTENT_LANGUAGE_CODES)("has its words in %s, without markup [R4]", (language) => {
    for (const text of Object.values(PLACE_WORDS[language])) expect(text).toMatch(/^[^<>&"]{2,}$/);
    expect(formatPlaceLabel(language, { kind: "room", name: "1$&" })).toContain("1$&");
    expect(formatPlaceLabel(language, { kind: "pool", name: "Terrace" })).toBe("Terrace");
    expect(formatPlaceLabel(language, { kind: "other", name: "7" })).toBe("7");
  });
});

it("requests are counted at the place of the card, each once, and at none by a foreign card [R5]", async () => {
  const asking = await publishScene([BUTTON]);
  const own = await addPlace(asking, "room", "214");
  const from = (place: Place | string, submission: string = crypto.randomUUID()) => {
    const cookie = `place=${typeof place === "string" ? place : scannedCard(place)}`;
    return sendForm(asking, "requests", { ...asked("7"), submission }, { headers: { cookie } });
  };
  const twice = crypto.randomUUID();
  for (const sent of [from(own), from(own, twice), from(foreign), from(own.id)])
    expect((await sent).status).toBe(200);
  expect((await from(own, twice)).status).toBe(200);
  const { places } = await fetchFigures(asking.property.id, { timeZone: asking.property.timeZone });
  const counted = places.map(({ placeId, requests, scans }) => [placeId, requests.value, scans.value]);
  expect(counted).toEqual([[own.id, 2, 0]]);
});

it("a request from before there were places has none [R4]", async () => {
  await send(scannedCard(room));
  const { id } = await newest();
  await atDesk(
    scene.property.id,
    "UPDATE messages SET content = json_remove(content, '$.place') WHERE id = ?",
    id,
  );
  expect((await newest()).place).toBeNull();
});

describe("two phones alike on one network, without scripts", () => {
  const sendFrom = (from: string, cookie: string) =>
    sendForm(scene, "requests", asked(), { from, headers: { ...WITHOUT_SCRIPTS, cookie } });
  const receiptIn = (answer: Response) =>
    /\/receipts\/([\dA-Z-]{14})/.exec(answer.headers.get("location") ?? "")?.[1];

  it("that ask for the same in two rooms are two requests, each with a receipt of its own [R4]", async () => {
    const other = await addPlace(scene, "room", "216");
    const from = newGuest();
    const sent = [await sendFrom(from, cardCookie(room)), await sendFrom(from, cardCookie(other))];
    const receipts = sent.map(receiptIn);
    expect(new Set(receipts).size).toBe(2);
    expect(receipts).not.toContain(undefined);
    const { items } = (await expectAnswer(await scene.caller.call("GET", scene.at("/requests?limit=2")))) as {
      items: GuestRequest[];
    };
    expect(items.map(({ place }) => place?.name).sort()).toEqual(["214", "216"]);
  });

  it("that press twice in one room are one request, with the same receipt [R4]", async () => {
    const [from, cookie] = [newGuest(), cardCookie(room)];
    const receipts = [await sendFrom(from, cookie), await sendFrom(from, cookie)].map(receiptIn);
    expect(receipts[0]).toBe(receipts[1]);
    expect(receipts[0]).toBeDefined();
  });
});
