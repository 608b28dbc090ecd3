import { env, runInDurableObject } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import { RECORD_WORDS } from "#domain/account/record-words.ts";
import type { Button } from "#domain/content/button.ts";
import { type GuestData, type GuestEntry, toConsentCode } from "#domain/guest/guest-data.ts";
import { DEFAULT_KEPT_DAYS } from "#domain/guest/messages/kept-days.ts";
import { INTERFACE_LANGUAGES } from "#domain/language.ts";
import { sampleId, usableButton } from "#tests/factories/draft.ts";
import { watchEverything } from "#tests/factories/everything-stored.ts";
import type { Scene } from "#tests/factories/scene.ts";
import { atDesk } from "#tests/factories/worker/desk.ts";
import { listProcessings } from "#worker/db/personal-data.ts";
import { newGuest, publishScene, sendForm } from "./guest-form.ts";

const DAY = 86_400_000;
const SERVICE = sampleId(42);
/** Text that a guest writes in every field. */
const MARKER = "zqmarkerzq";

const today = () => new Date().toISOString().slice(0, 10);
const tomorrow = () => new Date(Date.now() + DAY).toISOString().slice(0, 10);

function servicesButton(): Button {
  return {
    ...usableButton("guest-services", 1, "Guest services"),
    email: "desk@forget.example",
    services: [{ id: SERVICE, name: "Breakfast", icon: "food", note: true }],
  } as Button;
}

let scene: Scene;
beforeEach(async () => {
  scene = await publishScene([servicesButton(), usableButton("feedback", 2)]);
});

const ask = (room: string, note: string, more: Record<string, string> = {}, from = newGuest()) =>
  sendForm(
    scene,
    "requests",
    { button: sampleId(1), service: SERVICE, language: "en", room, note, ...more },
    { from },
  );

const read = async (query = "") =>
  (await (await scene.caller.call("GET", scene.at(`/guest-data${query}`))).json()) as GuestData;

async function find(json: unknown): Promise<GuestEntry[]> {
  const answer = await scene.caller.call("POST", scene.at("/guest-data/find"), { json });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { items: GuestEntry[] }).items;
}

const ofRoom = (room: string) => find({ room, from: today(), to: tomorrow() });

async function erase(entries: readonly GuestEntry[]): Promise<number> {
  const json = { entries: entries.map(({ kind, id }) => ({ kind, id })) };
  const answer = await scene.caller.call("POST", scene.at("/guest-data/erase"), { json });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { erased: number }).erased;
}

async function readActivity() {
  const answer = await scene.caller.call("GET", scene.at("/activity"));
  return ((await answer.json()) as { items: { action: string; summary: string }[] }).items;
}

function readDayFigures(): Promise<string> {
  const stub = env.PROPERTY_ANALYTICS.getByName(scene.property.id);
  return runInDurableObject(stub, async (_, state) =>
    JSON.stringify(state.storage.sql.exec("select * from day_figures").toArray()),
  );
}

describe("how long guests' data is kept", () => {
  it("is as it was decided until an owner chooses, and says what goes with the next deletion [G8, D20]", async () => {
    await ask("204", "Eggs");
    await ask("204", "Tea");
    await atDesk(
      scene.property.id,
      "UPDATE messages SET at = ?1, closed_at = ?1 WHERE content ->> '$.note' = 'Tea'",
      Date.now() - 20 * DAY,
    );
    const now = await read();
    expect(now.keptDays).toEqual(DEFAULT_KEPT_DAYS);
    expect([now.held.requests, now.due.requests]).toEqual([2, 0]);
    expect(Date.parse(now.nextDeletionAt) - Date.now()).toBeLessThanOrEqual(DAY);
    // Number of messages that a shorter period would delete, shown before choosing it.
    expect((await read("?requests=7")).due.requests).toBe(1);
    expect((await read()).due.requests).toBe(0);
    expect((await scene.caller.call("GET", scene.at("/guest-data?requests=0"))).status).toBe(400);
  });

  it("is set by an owner, with an entry of the activity, and by one of two who saw the same [G8, D20]", async () => {
    const set = (json: unknown) => scene.caller.call("PUT", scene.at("/guest-data/kept-days"), { json });
    const answers = await Promise.all([
      set({ kind: "requests", from: 30, days: 7 }),
      set({ kind: "requests", from: 30, days: 90 }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const { keptDays } = await read();
    const chosen = answers[0]?.status === 200 ? 7 : 90;
    expect(keptDays).toEqual({ ...DEFAULT_KEPT_DAYS, requests: chosen });
    expect((await readActivity())[0]).toMatchObject({
      action: "retention.set",
      summary: `requests 30 ${chosen}`,
    });
    expect((await readActivity()).filter(({ action }) => action === "retention.set")).toHaveLength(1);
    for (const days of [0, 3_651, 1.5]) {
      expect((await set({ kind: "feedback", from: 365, days })).status).toBe(400);
    }
    for (const days of [1, 3_650]) {
      const { feedback } = (await read()).keptDays;
      expect((await set({ kind: "feedback", from: feedback, days })).status).toBe(200);
    }
  });
});

describe("a guest's data", () => {
  it("is found by room and dates, and by the receipt's code, in this property alone [G8]", async () => {
    await ask("214", "Towels");
    await ask("Zi. 214", "Taxi");
    await ask("305", "Tea");
    const found = await ofRoom("214");
    expect(found.map(({ note }) => note).toSorted()).toEqual(["Taxi", "Towels"]);
    expect(await find({ room: "214", from: "2020-01-01", to: "2020-01-31" })).toEqual([]);
    expect((await ofRoom("")).length).toBe(3);
    const [first] = found;
    expect(first?.receipt).toMatch(/^[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4}$/);
    // Staff read names in the property's default language, although the guest used another language.
    expect(first).toMatchObject({ service: "Breakfast", names: { en: "Breakfast" } });
    const typed = first?.receipt.toLowerCase() ?? "";
    for (const receipt of [
      ` ${typed} `,
      typed.replaceAll("-", ""),
      [...typed.replaceAll("-", "")].join(" "),
    ]) {
      expect(await find({ receipt })).toEqual([first]);
    }
    expect(await find({ receipt: first?.id })).toEqual([first]);
    expect(await find({ receipt: "no code" })).toEqual([]);
    const other = await publishScene([servicesButton()]);
    const elsewhere = await other.caller.call("POST", other.at("/guest-data/find"), {
      json: { receipt: first?.receipt },
    });
    const unknown = await other.caller.call("POST", other.at("/guest-data/find"), {
      json: { receipt: "0000-0000-0000" },
    });
    expect([elsewhere.status, await elsewhere.text()]).toEqual([unknown.status, await unknown.text()]);
    const stolen = await other.caller.call("POST", other.at("/guest-data/erase"), {
      json: { entries: [{ kind: "requests", id: first?.id }] },
    });
    expect(await stolen.json()).toEqual({ erased: 0 });
    expect(await ofRoom("214")).toHaveLength(2);
  });

  it("is erased once by two tabs with the same list, and the activity says so once [G8]", async () => {
    for (const note of ["One", "Two"]) await ask("214", note);
    const entries = await ofRoom("214");
    expect(await erase(entries)).toBe(2);
    expect(await erase(entries)).toBe(0);
    const logged = (await readActivity()).filter(({ action }) => action === "guest-data.erased");
    expect(logged.map(({ summary }) => summary)).toEqual(["2"]);
  });

  it("of feedback goes with its mail, and its figures stay [G8]", async () => {
    const button = usableButton("feedback", 2) as Extract<Button, { type: "feedback" }>;
    await env.DB.prepare(
      `insert into mail_preferences (property_id, user_id, weekly_mail, low_rating_alert, alert_rating, language, origin,
        stop_token, mailed_week) select id, user_id, 0, 1, 2, 'en', '', id, '' from properties where id = ?`,
    )
      .bind(scene.property.id)
      .run();
    const fields = { button: button.id, language: "en", [`q-${button.questions[0]?.id}`]: "2" };
    expect((await sendForm(scene, "feedback", fields)).status).toBe(200);
    const [entry] = await ofRoom("");
    if (!entry) throw new Error("The feedback was not stored.");
    expect(entry.kind).toBe("feedback");
    const mails = `select count(*) as n from outbox where group_id = '${scene.groupId}' and sent_at is null`;
    // Feedback with a low rating sends two mails: the feedback itself, and the alert.
    expect((await env.DB.prepare(mails).first<{ n: number }>())?.n).toBe(2);
    const figures = await readDayFigures();
    expect(figures).not.toBe("[]");
    expect(await erase([entry])).toBe(1);
    expect(await ofRoom("")).toEqual([]);
    expect((await env.DB.prepare(mails).first<{ n: number }>())?.n).toBe(0);
    expect(await readDayFigures()).toBe(figures);
  });

  it("is not stored again by a page that sends it once more [G8]", async () => {
    const sent = { submission: "0123456789abcdef-again" };
    await ask("214", "Towels", sent);
    expect(await erase(await ofRoom("214"))).toBe(1);
    expect((await ask("214", "Towels", sent)).status).toBe(204);
    expect(await ofRoom("214")).toEqual([]);
  });

  it("that comes beside an erasure stays, and two erasures at once count each entry once [G8]", async () => {
    await ask("214", "One");
    await ask("214", "Two");
    const seen = await ofRoom("214");
    const [, first, second] = await Promise.all([ask("214", "Three"), erase(seen), erase(seen)]);
    expect(first + second).toBe(2);
    expect((await ofRoom("214")).map(({ note }) => note)).toEqual(["Three"]);
    const logged = (await readActivity()).filter(({ action }) => action === "guest-data.erased");
    expect(logged.reduce((sum, { summary }) => sum + Number(summary), 0)).toBe(2);
  });

  it("is found again and goes whole where an erasure was cut off between the analytics and the rows [G8]", async () => {
    const look = watchEverything();
    await ask("214", MARKER);
    const [entry] = await ofRoom("214");
    // Only the first step of an erasure, as if its invocation had been killed after it.
    await env.PROPERTY_ANALYTICS.getByName(scene.property.id).eraseGuests({
      visitorIds: [],
      submissionIds: [entry?.id ?? ""],
    });
    const left = await ofRoom("214");
    expect(left).toHaveLength(1);
    expect(await erase(left)).toBe(1);
    expect((await look())(MARKER)).toEqual([]);
  });

  it("of a consent is found by the code of the guest's browser, and goes with their being recognised [G8]", async () => {
    const look = watchEverything();
    const visitorId = sampleId(61);
    const answer = { id: sampleId(62), at: Date.now(), visitorId, kind: "marketing", textVersion: "1" };
    await env.GUEST_DESK.getByName(scene.property.id).storeConsent({ ...answer, given: true });
    const found = await find({ receipt: toConsentCode(visitorId) });
    expect(found).toMatchObject([{ kind: "consents", isGiven: true, receipt: toConsentCode(visitorId) }]);
    expect(await erase(found)).toBe(1);
    expect((await look())(visitorId)).toEqual([]);
  });
});

describe("the record of processing", () => {
  const download = (format: string, language: string) =>
    scene.caller.call("GET", scene.at(`/guest-data/record?format=${format}`), {
      headers: { cookie: `language=${language}`, "accept-language": language },
    });

  it.each(INTERFACE_LANGUAGES)(
    "is a page and a table in %s, of every entry of the register [G8, S103]",
    async (language) => {
      await scene.caller.call("PUT", scene.at("/guest-data/kept-days"), {
        json: { kind: "requests", from: 30, days: 9 },
      });
      const page = await download("html", language);
      expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
      const html = await page.text();
      const csv = await (await download("csv", language)).text();
      const words = RECORD_WORDS[language];
      for (const text of [html, csv]) {
        expect(text).toContain(words.title);
        expect(text).toContain(words.days.replace("#", "9"));
        const plain = text.replaceAll("&#39;", "'").replaceAll("&quot;", '"');
        for (const { purpose } of listProcessings()) {
          expect(plain).toContain(words.purposes?.[purpose] ?? purpose);
          expect(plain).toContain(words.categories[purpose]);
        }
        // Data protection officers read the text, so it contains no names of tables.
        expect(text.replace(/<style>.*?<\/style>/s, "")).not.toMatch(/D1|\b[a-z]+_[a-z]+\b|Analytics/);
        expect(text).toContain(words.missing);
        expect(text).toContain(scene.caller.user.email);
      }
      expect(html).toContain(`<html lang="${language}">`);
    },
  );

  it("says in English, as in Britain, when it was made [G8]", async () => {
    const made = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
    const days = [0, 1].map((day) => made.format(Date.now() - day * 86_400_000));
    const text = await (await download("html", "en")).text();
    expect(days.some((day) => text.includes(day))).toBe(true);
    expect(text).not.toMatch(/(?:January|November|December) \d+, 20/);
  });

  it("contains the property's name as text [G8]", async () => {
    const name = "<script>alert(1)</script>";
    await env.DB.prepare("update properties set name = ? where id = ?").bind(name, scene.property.id).run();
    expect(await (await download("html", "en")).text()).not.toContain("<script>");
  });
});
