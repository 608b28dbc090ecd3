import { readCatalogues } from "#app/messages/catalogues.ts";
import type { Button, ButtonOf } from "#domain/content/button.ts";
import type { GuestRequest } from "#domain/guest/guest-request.ts";
import type { Place } from "#domain/place/place.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import { usableButton } from "../../factories/draft.ts";
import { HOSTILE_VALUES } from "../../factories/hostile/hostile-values.ts";
import type { Scene } from "../../factories/scene.ts";
import { findViolations } from "../setup/axe.ts";
import { e2eTarget, expect, test } from "../setup/test.ts";

const SERVICES = usableButton("guest-services", 1, "Fresh towels") as ButtonOf<"guest-services">;
const FEEDBACK = usableButton("feedback", 2, "Your stay") as ButtonOf<"feedback">;

async function publishForms(scene: Scene): Promise<void> {
  const buttons: readonly Button[] = [SERVICES, FEEDBACK];
  await scene.withButtons(buttons);
  await scene.publish();
}

let guests = 0;

/** Sends a form as another guest, from another network, after opening the page. @returns the status. */
async function sendForm(
  scene: Scene,
  name: "feedback" | "requests",
  fields: Readonly<Record<string, string>>,
  cookie = "",
): Promise<number> {
  guests += 1;
  const visitor = `${process.pid.toString(16)}${guests.toString(16).padStart(6, "0")}`.padStart(18, "0");
  const post = (path: string, body: BodyInit) =>
    fetch(`${e2eTarget.origin}/p/${scene.property.slug}/${path}`, {
      method: "POST",
      body,
      headers: {
        origin: e2eTarget.origin,
        "accept-language": "en",
        cookie,
        "user-agent": `Mozilla/5.0 (iPhone; sender ${guests} of ${process.pid}) Mobile`,
        "cf-connecting-ip": `198.51.${Math.floor(guests / 250)}.${guests % 250}`,
      },
    });
  const view = { id: `view-${visitor}`, kind: "view" };
  await post("events", JSON.stringify({ v: 1, visitor, events: [view] }));
  return (await post(name, new URLSearchParams({ language: "en", visitor, ...fields }))).status;
}

/** Revision of a language's buttons; null: none yet. */
async function fetchRevision(scene: Scene, language: string): Promise<number | null> {
  const answer = await scene.caller.call("GET", scene.at(`/documents/buttons?language=${language}`));
  return answer.ok ? ((await answer.json()) as { revision: number }).revision : null;
}

function ask(scene: Scene, room: string, note: string): Promise<number> {
  const service = SERVICES.services[0]?.id ?? "";
  return sendForm(scene, "requests", { button: SERVICES.id, service, room, note });
}

/** Requests the first service at a table after scanning its card, without typing. */
async function askAtTable(scene: Scene, name: string): Promise<number> {
  const json = { kind: "table", ranges: name };
  await expectAnswer(await scene.caller.call("POST", scene.at("/places"), { json }));
  const { items } = (await expectAnswer(await scene.caller.call("GET", scene.at("/places")))) as {
    items: Place[];
  };
  const scanned = await fetch(`${e2eTarget.origin}/q/${items[0]?.code}`, { redirect: "manual" });
  const cookie = scanned.headers.getSetCookie().map((set) => set.split(";")[0]);
  const service = SERVICES.services[0]?.id ?? "";
  return await sendForm(scene, "requests", { button: SERVICES.id, service, room: "" }, cookie.join("; "));
}

async function fetchRequests(scene: Scene): Promise<readonly GuestRequest[]> {
  const response = await scene.caller.call("GET", scene.at("/requests?limit=100"));
  return ((await response.json()) as { items: GuestRequest[] }).items;
}

test("a request from a card is told with its place wherever staff are [R4, S84]", { tag: "@all" }, async ({
  page,
  openScene,
  enter,
}) => {
  const scene = await openScene({ features: { guestServices: true } });
  await publishForms(scene);
  const heard = page.waitForEvent("websocket").then((socket) => socket.waitForEvent("framereceived"));
  await enter(page, scene, "/dashboard");
  await heard;
  expect(await askAtTable(scene, "12")).toBe(200);
  await expect(page.getByRole("listitem").filter({ hasText: /^New: .*, Table 12/ })).toBeVisible();
});

test("a request is seen wherever staff are, and one press takes a mistake back [S84, S99]", async ({
  page,
  openScene,
  enter,
}) => {
  const scene = await openScene({ features: { guestServices: true } });
  await publishForms(scene);
  expect(await ask(scene, "204", "First")).toBe(200);
  const heard = page.waitForEvent("websocket").then((socket) => socket.waitForEvent("framereceived"));
  await enter(page, scene, "/dashboard");
  // Messages from before the screen loaded are counted without a notification.
  await heard;
  const entry = page.getByRole("navigation").getByRole("link", { name: /^Inbox/ });
  await expect(entry).toHaveAccessibleName("Inbox 1 new request");
  await expect(page).toHaveTitle(/^\(1\) /);

  await page.getByRole("link", { name: "Help", exact: true }).click();
  expect(await ask(scene, "118", "Second")).toBe(200);
  const news = page.getByRole("listitem").filter({ hasText: /^New: .*, Room 118/ });
  await expect(news).toBeVisible();
  await expect(entry).toHaveAccessibleName("Inbox 2 new requests");
  await expect(page).toHaveTitle(/^\(2\) /);
  await news.getByRole("button", { name: "Show" }).click();

  // A press on the notification opens its message.
  const detail = page.getByRole("article", { name: /^Room 118/ });
  await expect(detail.getByText("Second")).toBeVisible();
  await expect(detail.getByText(/^Seen by /)).toBeVisible();
  const waiting = page.getByRole("list", { name: /^New/ });
  const done = page.getByRole("list", { name: /^Done today/ });
  await expect(waiting.getByRole("listitem")).toHaveCount(2);
  await expect(done).toHaveCount(0);
  await detail.getByRole("button", { name: "Done" }).click();
  await expect(done.getByText("Second")).toBeVisible();
  await expect(waiting.getByRole("listitem")).toHaveCount(1);
  await expect(page).toHaveTitle(/^\(1\) /);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(waiting.getByText("Second")).toBeVisible();
  await expect(done).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goBack();
  const isTooWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  expect(await isTooWide()).toBe(false);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: /^On it/ })).toHaveCount(0);
});

test("German staff read in German what an Arabic guest asked for and answered: in the inbox, and in a search for their data [R9, S217, G8]", {
  // API tests cover what each side reads (`requests.worker.test.ts`); every run has a journey from Arabic to English.
  tag: "@all",
}, async ({ page, context, openScene, enter }) => {
  const scene = await openScene({ features: { guestServices: true }, languages: ["en", "de", "ar"] });
  const texts = { en: "Fresh towels", de: "Frische Handtücher", ar: "مناشف نظيفة" } as const;
  for (const language of ["en", "de", "ar"] as const) {
    const buttons = [
      usableButton("guest-services", 1, texts[language]),
      usableButton("feedback", 2, texts[language]),
    ];
    const revision = language === "en" ? 0 : ((await fetchRevision(scene, language)) ?? 0);
    await scene.withButtons(buttons, { language, revision });
  }
  await scene.publish();
  const service = SERVICES.services[0]?.id ?? "";
  const question = FEEDBACK.questions[0]?.id ?? "";
  const language = "ar";
  expect(
    await sendForm(scene, "requests", { language, button: SERVICES.id, service, room: "204", note: "" }),
  ).toBe(200);
  expect(await sendForm(scene, "feedback", { language, button: FEEDBACK.id, [`q-${question}`]: "2" })).toBe(
    200,
  );
  await context.addCookies([{ name: "language", value: "de", url: e2eTarget.origin }]);
  const { setup, "guest-data": guestData } = await readCatalogues("de");
  const { inbox } = setup;
  const isReadInGerman = async () => {
    await expect(page.getByText(texts.de).filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByText(texts.ar)).toHaveCount(0);
  };
  await enter(page, scene, "/inbox");
  await page.getByRole("link", { name: /204/ }).click();
  await expect(page.getByRole("article").getByText(texts.de).first()).toBeVisible();
  await isReadInGerman();
  await page.goto(`${e2eTarget.origin}/inbox/feedback`);
  await expect(page.getByRole("heading", { name: inbox.feedback }).first()).toBeVisible();
  await isReadInGerman();
  await page.goto(`${e2eTarget.origin}/settings/guest-data`);
  await page.getByRole("textbox", { name: guestData.room }).fill("204");
  await page.getByRole("button", { name: guestData.search, exact: true }).click();
  await isReadInGerman();
});

test("what guests send, and what a colleague ticks off, shows without being asked for, markup as text, feedback by its rating [R9, S77, S84, S99, S217]", async ({
  page,
  openScene,
  enter,
}) => {
  const scene = await openScene({ features: { guestServices: true } });
  await publishForms(scene);
  await enter(page, scene, "/inbox");
  await expect(page).toHaveURL(/\/inbox$/);
  await expect(page.getByText("Room 204")).toHaveCount(0);
  const done = page.getByRole("list", { name: /^Done today/ });
  await test.step("a request comes, and is done by a colleague", async () => {
    expect(await ask(scene, "204", "Two, please <b>soon</b>")).toBe(200);
    await expect(page.getByText("Two, please <b>soon</b>")).toBeVisible();
    const [request] = await fetchRequests(scene);
    const json = { revision: 0, to: "done" };
    const answer = await scene.caller.call("POST", scene.at(`/requests/${request?.id}/handling`), { json });
    expect(answer.status).toBe(200);
    await expect(done.getByText("Two, please <b>soon</b>")).toBeVisible();
    await expect(page.getByText("Nobody is waiting.")).toBeVisible();
  });
  await test.step("it is opened, and stays done", async () => {
    await page.getByRole("link", { name: /Room 204/ }).click();
    const detail = page.getByRole("article", { name: /^Room 204/ });
    await expect(detail.getByText("Done by")).toBeVisible();
    await page.reload();
    await expect(detail.getByRole("button", { name: "Reopen" })).toBeVisible();
  });
  await test.step("feedback comes, and is shown by its rating, as the address says, and all of it again", async () => {
    const [stars, like] = FEEDBACK.questions;
    const send = (value: string, others = {}) =>
      sendForm(scene, "feedback", { button: FEEDBACK.id, [`q-${stars?.id}`]: value, ...others });
    expect(await send("5")).toBe(200);
    await page.getByRole("link", { name: "Feedback" }).first().click();
    await expect(page.getByRole("img", { name: "5 out of 5 stars" })).toBeVisible();
    expect(await send("3", { [`q-${like?.id}`]: "0" })).toBe(200);
    expect(await send("1")).toBe(200);
    const shown = page.getByText(/^Average \d/);
    await expect(shown).toHaveText(["Average 1.0 out of 5", "Average 3.0 out of 5", "Average 5.0 out of 5"]);
    await expect(page.locator("dl").getByText("Dislike", { exact: true })).toBeVisible();
    const rating = page.getByLabel("Rating");
    await rating.selectOption("3 stars or fewer");
    await expect(shown).toHaveText(["Average 1.0 out of 5", "Average 3.0 out of 5"]);
    await expect(page).toHaveURL(/\/inbox\/feedback\?rating=low$/);
    expect(await findViolations(page)).toEqual([]);
    await page.reload();
    await expect(rating).toHaveValue("low");
    await rating.selectOption("4 out of 5 stars");
    await expect(page.getByText("No feedback matches.")).toBeVisible();
    await page.getByRole("link", { name: "Clear" }).click();
    await expect(shown).toHaveCount(3);
  });
});

// A full page of the list.
for (const [half, name] of ["each other text", "the others"].entries())
  test(`whatever guests type stays text in the list, and breaks nothing of it: ${name} [S9, S77, S141]`, {
    tag: "@all",
  }, async ({ page, openScene, enter }) => {
    test.setTimeout(180_000);
    const scene = await openScene({ features: { guestServices: true } });
    await publishForms(scene);
    for (const { text } of HOSTILE_VALUES.filter((_, index) => index % 2 === half)) {
      // Browsers encode forms as UTF-8, which replaces half a surrogate pair by U+FFFD.
      const sendable = new TextDecoder("utf-8", { ignoreBOM: true }).decode(new TextEncoder().encode(text));
      expect([200, 400]).toContain(await ask(scene, [...sendable].slice(0, 9).join(""), sendable));
      expect([200, 400]).toContain(await ask(scene, sendable, ""));
    }
    const alarms: string[] = [];
    page.on("dialog", (dialog) => {
      alarms.push(dialog.message());
      void dialog.dismiss();
    });
    page.on("request", (request) => {
      if (!request.url().startsWith(e2eTarget.origin)) alarms.push(request.url());
    });
    await enter(page, scene, "/inbox");
    const shown = page.locator("li:has([data-request])");
    const older = page.getByRole("button", { name: "Show older" });
    const stored = await fetchRequests(scene);
    expect(stored.length).toBeGreaterThan(40);
    // All waiting messages load at once, oldest first.
    await expect(older).toHaveCount(0);
    await expect(shown.nth(stored.length - 1)).toBeVisible();
    const texts = await shown.evaluateAll((items) => items.map((item) => item.textContent));
    for (const [index, { room, note }] of stored.toReversed().entries()) {
      expect(texts[index]).toContain(note);
      expect(texts[index]).toContain(room);
    }
    const isTooWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect({ alarms, isTooWide }).toEqual({ alarms: [], isTooWide: false });
  });

test("a mail program's own button ends a mail by one post, without a page or an account [S77, S217]", async ({
  openScene,
}) => {
  const scene = await openScene();
  await publishForms(scene);
  const preferences = () => scene.caller.call("GET", scene.at("/mail-preferences"));
  const json = { weeklyMail: true, lowRatingAlert: true, alertRating: 2, overdueMail: false };
  expect((await scene.caller.call("PUT", scene.at("/mail-preferences"), { json })).status).toBe(200);
  const [question] = FEEDBACK.questions;
  expect(await sendForm(scene, "feedback", { button: FEEDBACK.id, [`q-${question?.id}`]: "1" })).toBe(200);
  const outbox = await (await fetch(`${e2eTarget.origin}/dev/mail`)).text();
  const mail = outbox.split("<article>").find((article) => article.includes(scene.caller.user.email)) ?? "";
  const path = /\/stop-mail\?mail=alert&amp;token=[a-z2-7]{24}/.exec(mail)?.[0].replace("&amp;", "&") ?? "";
  const post = (body: string) =>
    fetch(`${e2eTarget.origin}${path}`, {
      method: "POST",
      redirect: "manual",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body,
    });
  await post("List-Unsubscribe=Something-Else");
  expect(await (await preferences()).json()).toEqual(json);
  expect((await post("List-Unsubscribe=One-Click")).status).toBe(200);
  expect(await (await preferences()).json()).toEqual({ ...json, lowRatingAlert: false });
});
