import type { Announcement, AnnouncementContent } from "#domain/announcement/announcement.ts";
import type { Button, ButtonOf } from "#domain/content/button.ts";
import { HOUR_MS } from "#domain/time.ts";
import { toWallTime } from "#domain/zoned-time.ts";
import { callAsOperator, expectAnswer, makeLicence } from "#scripts/api/caller.ts";
import { announce } from "../../factories/announcements.ts";
import { usableButton } from "../../factories/draft.ts";
import type { Scene } from "../../factories/scene.ts";
import { findViolations } from "../setup/axe.ts";
import { e2eTarget, expect, test } from "../setup/test.ts";

const FEEDBACK = usableButton("feedback", 1, "Your opinion") as Button;
const TOWELS = usableButton("guest-services", 2, "Guest services") as ButtonOf<"guest-services">;
const SERVICES = {
  ...TOWELS,
  services: TOWELS.services.map((service) => ({ ...service, name: "Bath towels" })),
} as Button;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
/** Maximum time from a press by staff until the guest's page shows it. */
const AT_ONCE = { timeout: 2_000 } as const;

const getHome = ({ property }: Scene, language = "en") =>
  `${e2eTarget.origin}/p/${property.slug}/${language}`;

async function save(scene: Scene, { id, revision, kind }: Announcement, texts: AnnouncementContent["texts"]) {
  const endsAt = kind === "emergency" ? null : toWallTime(Date.now() + HOUR_MS, scene.property.timeZone);
  const content = { kind, texts, audience: null, startsAt: null, endsAt };
  const json = { content, isSent: true };
  const answer = await scene.caller.call("PUT", scene.at(`/announcements/${id}`), { json, revision });
  return (await expectAnswer(answer)) as Announcement;
}

async function end(scene: Scene, { id }: Announcement) {
  await expectAnswer(await scene.caller.call("POST", scene.at(`/announcements/${id}/end`)));
}

test("an open page shows a banner at once below its header, keeps it closed until its text changes, and lets it go [N2, N3]", async ({
  openPage,
  openScene,
}) => {
  const scene = await (await openScene({ languages: ["en", "ar"] })).withButtons([FEEDBACK]);
  await scene.publish();
  const [page, arabic] = [await openPage(PHONE), await openPage(PHONE)];
  await page.clock.install();
  const opened = [page, arabic].map((each) => each.waitForEvent("websocket"));
  await Promise.all([page.goto(getHome(scene)), arabic.goto(getHome(scene, "ar"))]);
  const [socket] = await Promise.all(opened);
  // The channel's answer to the page's ping, once a minute, changes nothing on the page.
  const heard: unknown[] = [];
  socket?.on("framereceived", ({ payload }) => heard.push(payload));
  await expect(async () => {
    await page.clock.fastForward("01:01");
    expect(heard).toContain("pong");
  }).toPass();

  const texts = { en: "Lift 2 is out of order until 18:00.", ar: "المصعد 2 متوقف حتى الساعة 18:00." };
  const on = await announce(scene, { texts });
  const banner = page.getByText(texts.en);
  await expect(banner).toBeVisible(AT_ONCE);
  await expect(arabic.getByText("المصعد 2 متوقف")).toBeVisible(AT_ONCE);
  expect(await findViolations(page)).toEqual([]);
  expect(await findViolations(arabic)).toEqual([]);
  // The banner pushes the page down and covers nothing.
  const [bottom, top] = await page.evaluate(() => [
    document.querySelector(".p-news")?.getBoundingClientRect().bottom,
    document.querySelector(".p-main")?.getBoundingClientRect().top,
  ]);
  expect(bottom).toBeLessThanOrEqual(top ?? 0);

  await page.getByRole("button", { name: "Close" }).click();
  await expect(banner).toBeHidden();
  await page.reload();
  await expect(banner).toBeHidden();
  const corrected = await save(scene, on, { ...texts, en: "Lift 2 works again from 17:00." });
  await expect(page.getByText("works again")).toBeVisible(AT_ONCE);
  await end(scene, corrected);
  await expect(page.getByText("works again")).toBeHidden(AT_ONCE);
  await expect(arabic.getByText("المصعد 2 متوقف")).toBeHidden(AT_ONCE);
});

test("an emergency comes over an open sheet, is read and not closed, and what was typed is still there [N3, N4]", async ({
  openPage,
  openScene,
}) => {
  const opening = await openScene({ languages: ["en", "de"], features: { guestServices: true } });
  const scene = await opening.withButtons([SERVICES]);
  await scene.publish();
  const page = await openPage(PHONE);
  const opened = page.waitForEvent("websocket");
  await page.goto(getHome(scene));
  await opened;
  await page.getByRole("link", { name: "Guest services" }).click();
  await page.getByText("Bath towels").click();
  const field = page.getByLabel("Room number");
  await field.fill("214");

  await announce(scene, { kind: "sheet", texts: { en: "Fire alarm test at 10:00." } });
  const texts = {
    en: "Leave the building now. Use the nearest stairs.",
    de: "Verlassen Sie jetzt das Gebäude.",
  };
  const on = await announce(scene, { kind: "emergency", texts });
  const alarm = page.getByRole("alertdialog", { name: "Leave the building now" });
  await expect(alarm).toBeVisible(AT_ONCE);
  await expect(alarm.getByRole("heading")).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  const another = await openPage(PHONE);
  await another.goto(getHome(scene));
  await another.getByRole("alertdialog").getByText("EN", { exact: true }).click();
  await another.getByRole("alertdialog").getByRole("link", { name: "Deutsch" }).click();
  await expect(another.getByRole("alertdialog", { name: "Verlassen Sie jetzt das Gebäude" })).toBeVisible();

  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(alarm).toBeVisible();
  await alarm.getByText("I have read this").click();
  await expect(alarm).toBeHidden();
  await expect(field).toHaveValue("214");
  // The read alarm leaves a strip in the open sheet, above the backdrop. A press on the strip opens the alarm again.
  await page.locator("dialog .p-strip").click();
  await expect(alarm).toBeVisible();
  await alarm.getByText("I have read this").click();
  await expect(page.locator("dialog .p-strip")).toHaveCount(1);
  expect(await findViolations(page)).toEqual([]);

  // The waiting sheet opens after the current one closes; the emergency leaves a strip that opens it again.
  const sheet = page.getByText("Fire alarm test at 10:00.");
  await expect(sheet).toBeHidden();
  await page.getByRole("link", { name: "Close" }).click();
  await expect(sheet).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.locator(".p-told").getByText("I have read this").click();
  await expect(sheet).toBeHidden();
  const received = page.waitForEvent("websocket").then((socket) => socket.waitForEvent("framereceived"));
  await page.reload();
  await expect(page.locator(".p-alarm[data-done]")).toBeAttached();
  await expect(alarm).toBeHidden();
  await expect(sheet).toBeHidden();
  await page.locator(".p-news .p-strip").click();
  // The channel's first message to a new page must not close the alarm that the guest has opened since.
  await received;
  await expect(alarm).toBeVisible();
  await alarm.getByText("I have read this").click();

  await end(scene, on);
  // An announcement as a sheet opens only once.
  const clear = page.getByRole("dialog", { name: /^All clear since/ });
  await expect(clear).toBeVisible(AT_ONCE);
  await expect(page.locator(".p-strip")).toBeHidden();
  expect(await findViolations(page)).toEqual([]);
  await clear.getByText("I have read this").click();
  await expect(clear).toBeHidden();
  await page.reload();
  await expect(page.locator("dialog.p-clear")).toBeAttached();
  await expect(clear).toBeHidden();

  // A page that never showed the alarm has nothing to dismiss. Without scripts the end of the alarm is a line of text.
  const late = await openPage(PHONE);
  const lateSocket = late.waitForEvent("websocket");
  await late.goto(getHome(scene));
  await lateSocket;
  await expect(late.locator("dialog.p-clear")).toBeAttached();
  for (const each of await late.getByText("All clear since").all()) await expect(each).toBeHidden();
  const plain = await openPage({ ...PHONE, javaScriptEnabled: false });
  await plain.goto(getHome(scene));
  await expect(plain.locator("p.p-clear")).toContainText("All clear since");
  await expect(plain.locator("p.p-clear")).toBeVisible();
  await expect(plain.locator("dialog.p-clear")).toBeHidden();
});

test("an emergency on a closed page is read, followed to its end, and its guest reads that it is over [N4]", {
  tag: "@all",
}, async ({ openPage, openScene }) => {
  const scene = await (await openScene({ languages: ["en", "ar"] })).withButtons([FEEDBACK]);
  await scene.publish();
  const on = await announce(scene, {
    kind: "emergency",
    texts: { en: "Leave the building now. Use the stairs." },
  });
  const suspended = makeLicence("SUSPENDED", { previous: "PAID" });
  await callAsOperator(e2eTarget, "PUT", `/properties/${scene.property.id}/licence`, suspended);
  const page = await openPage(PHONE);
  const alarm = page.getByRole("alertdialog", { name: "Leave the building now" });
  // KV and the isolate's cache may be some seconds stale, so reload until the page has the change.
  await expect(async () => {
    await page.goto(getHome(scene));
    await expect(page.locator(".p-closed")).toBeAttached({ timeout: 500 });
  }).toPass();
  await expect(alarm).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await alarm.getByText("I have read this").click();
  await expect(page.locator(".p-strip")).toBeVisible();
  expect((await page.locator(".p-strip").boundingBox())?.y).toBe(0);
  await expect(page.getByRole("heading", { name: scene.property.name })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await end(scene, on);
  await expect(page.getByRole("dialog", { name: /^All clear since/ })).toBeVisible(AT_ONCE);
  const plain = await openPage({ ...PHONE, javaScriptEnabled: false });
  await plain.goto(getHome(scene, "ar"));
  await expect(plain.locator("p.p-clear")).toBeVisible();
});

test("without scripts a page shows all of it, and an emergency is read by its own address [N2, N4]", async ({
  openPage,
  openScene,
}) => {
  const scene = await (await openScene({ languages: ["en", "ar"] })).withButtons([FEEDBACK]);
  await scene.publish();
  for (const en of ["First", "Second", "Third"]) await announce(scene, { texts: { en } });
  await announce(scene, { kind: "sheet", texts: { en: "Fire alarm test" } });
  const page = await openPage({ ...PHONE, javaScriptEnabled: false });
  await page.goto(getHome(scene));
  for (const text of ["Third", "Second", "Fire alarm test"]) await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByText("First")).toBeHidden();
  await page.getByText("1 more").click();
  await expect(page.getByText("First")).toBeVisible();
  await expect(page.getByRole("button", { name: "Close" })).toHaveCount(0);

  await announce(scene, { kind: "emergency", texts: { en: "Leave the building now." } });
  // KV and the isolate's cache may be some seconds stale, so reload until the page has the change.
  await expect(async () => {
    await page.goto(getHome(scene, "ar"));
    await expect(page.getByRole("alertdialog")).toBeVisible({ timeout: 500 });
  }).toPass();
  const alarm = page.getByRole("alertdialog");
  await expect(alarm.locator("h2")).toHaveAttribute("lang", "en");
  const box = await alarm.boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  await alarm.locator("[data-read]").click();
  await expect(alarm).toBeHidden();
  await expect(page.locator(".p-strip")).toBeVisible();
});

test("a page that can't hold a socket asks when it is looked at again, and nothing moves under a finger [N2, N3]", async ({
  openPage,
  openScene,
}) => {
  const scene = await (await openScene()).withButtons([FEEDBACK]);
  await scene.publish();
  const [without, page] = [await openPage(PHONE), await openPage(PHONE)];
  // Block WebSockets, as some hotel proxies do: the page polls instead.
  await without.addInitScript(() => {
    class Refused {
      onclose = () => {};
      constructor() {
        setTimeout(() => this.onclose());
      }
    }
    Object.assign(window, { WebSocket: Refused });
  });
  const opened = page.waitForEvent("websocket");
  await Promise.all([without.goto(getHome(scene)), page.goto(getHome(scene))]);
  await opened;
  await page.mouse.move(200, 700);
  await page.mouse.down();
  const styleLoaded = page.waitForResponse(/\/guest\/news\.css$/);
  await announce(scene, { texts: { en: "Lift 2 is out." } });
  await styleLoaded;
  const banner = page.getByText("Lift 2 is out.");
  await expect(banner).toBeHidden();
  await page.mouse.up();
  await expect(banner).toBeVisible(AT_ONCE);
  await expect(async () => {
    await without.evaluate(() => dispatchEvent(new Event("online")));
    await expect(without.getByText("Lift 2 is out.")).toBeVisible({ timeout: 500 });
  }).toPass();
});

test("what is being read stays where it is as a banner comes and goes, with and without the browser's help [N3]", async ({
  openPage,
  openScene,
}) => {
  const buttons = Array.from({ length: 40 }, (_, index) =>
    usableButton("link", index + 1, `Button ${index}`),
  );
  const scene = await (await openScene()).withButtons(buttons);
  await scene.publish();
  const [page, without] = [await openPage(PHONE), await openPage(PHONE)];
  // Switch off scroll anchoring, which some browsers lack: the page itself must keep its position.
  await without.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = ((name: string, value: string) =>
      name !== "overflow-anchor" && supports(name, value)) as typeof CSS.supports;
    addEventListener("DOMContentLoaded", () =>
      document.documentElement.style.setProperty("overflow-anchor", "none"),
    );
  });
  for (const each of [page, without]) {
    const opened = each.waitForEvent("websocket");
    await each.goto(getHome(scene));
    await opened;
    await each.getByText("Button 20").scrollIntoViewIfNeeded();
  }
  const getTop = (each: typeof page) =>
    each.getByText("Button 20").evaluate((tile) => Math.round(tile.getBoundingClientRect().top));
  const before = [await getTop(page), await getTop(without)];
  for (const each of [page, without]) expect(await each.evaluate(() => scrollY)).toBeGreaterThan(100);
  const on = await announce(scene, { texts: { en: "Lift 2 is out of order until 18:00." } });
  for (const each of [page, without]) await expect(each.locator(".p-banner")).toBeAttached();
  await expect.poll(async () => [await getTop(page), await getTop(without)]).toEqual(before);
  await end(scene, on);
  for (const each of [page, without]) await expect(each.locator(".p-banner")).toBeHidden();
  await expect.poll(async () => [await getTop(page), await getTop(without)]).toEqual(before);
});
