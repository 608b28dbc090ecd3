import type { Locator, Page } from "@playwright/test";
import type { Button, ButtonOf } from "#domain/content/button.ts";
import type { Feedback } from "#domain/guest/feedback.ts";
import type { GuestRequest } from "#domain/guest/guest-request.ts";
import { readQr } from "../../factories/browser/read-qr.ts";
import { sampleId, usableButton } from "../../factories/draft.ts";
import type { Scene } from "../../factories/scene.ts";
import { findViolations } from "../setup/axe.ts";
import { e2eTarget, expect, type OpenPage, test, watch } from "../setup/test.ts";

const DEMO = `${e2eTarget.origin}/p/marlowe-harbour`;
const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 1024, height: 768 },
} as const;

async function guestPage(
  openPage: OpenPage,
  {
    size = "phone",
    scripts = true,
    isWatchedOver = true,
  }: { size?: keyof typeof SIZES; scripts?: boolean; isWatchedOver?: boolean } = {},
): Promise<{ page: Page; asked: string[]; complaints: string[] }> {
  const page = await openPage({
    viewport: SIZES[size],
    javaScriptEnabled: scripts,
    serviceWorkers: isWatchedOver ? "allow" : "block",
  });
  const asked: string[] = [];
  await page.context().route("https://www.google.com/**", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Map</title>A map" });
  });
  return { page, asked, complaints: watch(page) };
}

const isWhole = process.env.FOYER_TIER === "all";
/** Dialogs for the keyboard test, and the button that opens each. */
const DIALOGS = [
  ["guest-services", 0],
  ["popup", 3],
  ["gallery", 6],
  ["full", 6],
  ["feedback", 9],
] as const;

function tile(page: Page, name: string | RegExp): Locator {
  return page.locator(".p-main").getByRole("link", { name });
}

async function publishButtons(scene: Scene, buttons: readonly Button[]): Promise<string> {
  await scene.withButtons(buttons);
  await scene.publish();
  return `${e2eTarget.origin}/p/${scene.property.slug}/en`;
}

/** Steps through the demo's gallery: full screen, the next picture, and back to the page. */
async function leafThroughGallery(page: Page, { width }: { width: number }, scripts: boolean): Promise<void> {
  await page.goto(`${DEMO}/en`);
  await tile(page, "Around the house").click();
  const gallery = page.getByRole("dialog", { name: "Around the house" });
  await expect(gallery.getByText("4 pictures")).toBeVisible();
  const [first, second, third] = [0, 1, 2].map((index) => gallery.locator("figure").nth(index));
  const wide = await first?.boundingBox();
  const small = await second?.boundingBox();
  expect(wide?.width).toBeGreaterThan(1.9 * (small?.width ?? Number.POSITIVE_INFINITY));
  await gallery.getByRole("link", { name: "Sea pool" }).click();
  await expect(second as Locator).toBeInViewport({ ratio: 0.95 });
  expect((await second?.boundingBox())?.width).toBe(width);
  if (scripts) {
    await gallery.getByRole("button", { name: "Next picture" }).click();
    await expect(third as Locator).toBeInViewport({ ratio: 0.95 });
    await page.keyboard.press("ArrowLeft");
    await expect(second as Locator).toBeInViewport({ ratio: 0.95 });
    await page.keyboard.press("Escape");
    await expect(gallery.getByRole("link", { name: "Sea pool" })).toBeFocused();
  } else {
    await gallery.getByRole("link", { name: "Close" }).click();
  }
  await expect(gallery.getByText("4 pictures")).toBeVisible();
  await gallery.getByRole("link", { name: "Back" }).click();
  await expect(gallery).toBeHidden();
}

/** Without scripts, tests that are only variants run with `--all`. */
const getVariant = (scripts: boolean) => (scripts ? [] : "@all");

for (const scripts of [true, false]) {
  const how = scripts ? "with" : "without";
  test(`a guest on a phone ${how} scripts is led on, opens a popup, a map and pictures, and comes back [S3, S4, S9, S10, S13, S74, S75, S76, S78, S79]`, async ({
    openPage,
  }) => {
    const { page, asked, complaints } = await guestPage(openPage, { scripts });
    const response = await page.goto(`${DEMO}/en`);
    await test.step("the page is whole without scripts, under a strict policy", async () => {
      const policy = response?.headers()["content-security-policy"] ?? "";
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain("unsafe");
      expect(await response?.text()).not.toMatch(/<script(?![^>]*\bsrc=)|\son\w+=|style="/);
    });
    await test.step("chats and calls", async () => {
      const getHref = (name: string) => tile(page, name).getAttribute("href");
      expect(await getHref("Chat with us")).toMatch(/^https:\/\/wa\.me\/441326550142\?text=Hello/);
      expect(await getHref("Call reception")).toBe("tel:+441326550142,100");
    });
    await test.step("a popup and its buttons; closed by key, the focus is where it was", async () => {
      const opener = tile(page, "Things to do");
      const sheet = page.getByRole("dialog", { name: "Things to do" });
      await opener.focus();
      await page.keyboard.press("Enter");
      await expect(sheet.getByText("Falmouth is best on foot.")).toBeVisible();
      const boats = sheet.getByRole("link", { name: /^Book a boat trip/ });
      await expect(boats).toHaveAttribute("href", "https://marlowe.example/boats");
      await expect(sheet.getByRole("link", { name: "Ask the concierge" })).toHaveAttribute(
        "href",
        "tel:+441326550142,204",
      );
      if (scripts) await page.keyboard.press("Escape");
      else await sheet.getByRole("link", { name: "Close" }).click();
      await expect(sheet).toBeHidden();
      if (scripts) await expect(opener).toBeFocused();
      await opener.click();
      await sheet.getByRole("link", { name: "Close" }).click();
      await expect(sheet).toBeHidden();
    });
    await test.step("Google is asked for a map only on request", async () => {
      const button = tile(page, /^Find us/);
      await expect(button).toHaveAttribute("href", /^https:\/\/www\.google\.com\/maps\?q=Marlowe/);
      if (!scripts) return;
      await button.click();
      const sheet = page.getByRole("dialog", { name: "Find us" });
      await expect(sheet.getByRole("button", { name: "Show map" })).toBeVisible();
      expect(asked).toEqual([]);
      await sheet.getByRole("button", { name: "Show map" }).click();
      await expect(page.frameLocator("iframe[title='Find us']").getByText("A map")).toBeVisible();
      expect(asked[0]).toContain("output=embed");
      await sheet.getByRole("link", { name: "Close" }).click();
      await expect(sheet).toBeHidden();
      // Going back is asynchronous and would interrupt an opening dialog.
      await expect(page).not.toHaveURL(/#/);
    });
    await test.step("a picture fills the screen, goes on to the next and comes back", () =>
      leafThroughGallery(page, SIZES.phone, scripts));
    expect(complaints).toEqual([]);
  });

  test(`a guest on a phone ${how} scripts asks for something and says what it was like, and staff have both [S77, S141, S217]`, {
    tag: getVariant(scripts),
  }, async ({ openPage, openScene }) => {
    const scene = await openScene({ features: { guestServices: true } });
    const address = await publishButtons(scene, [
      usableButton("guest-services", 1, "Fresh towels"),
      usableButton("feedback", 2, "How was it?"),
    ]);
    const { page, complaints } = await guestPage(openPage, { scripts });
    await page.goto(address);
    await test.step("a request", async () => {
      await tile(page, "Fresh towels").click();
      const sheet = page.getByRole("dialog", { name: "Fresh towels" });
      await sheet.locator("summary").click();
      await sheet.getByLabel("Room number").fill("204");
      await sheet.getByLabel("Your note").fill("Two, please\n<b>soon</b>");
      await sheet.getByRole("button", { name: "Send request" }).click();
      await expect(sheet.getByText("We’ve received your request.")).toBeVisible();
      const list = await scene.caller.call("GET", scene.at("/requests"));
      const { items } = (await list.json()) as { items: GuestRequest[] };
      expect(items).toMatchObject([
        { service: "Fresh towels", room: "204", note: "Two, please\n<b>soon</b>" },
      ]);
    });
    await test.step("feedback", async () => {
      await page.goto("about:blank");
      await page.goto(address);
      await tile(page, "How was it?").click();
      const form = page.getByRole("dialog", { name: "How was it?" });
      await form.locator(".p-stars label").nth(3).click();
      await form.getByText("Dislike", { exact: true }).click();
      await expect(form.getByRole("radio", { name: "4 out of 5" })).toBeChecked();
      await form.getByRole("button", { name: "Send feedback" }).click();
      await expect(form.getByRole("button", { name: "Send feedback" })).toBeHidden();
      await expect(form.getByRole("status")).toBeVisible();
      if (!scripts) {
        await page.reload();
        await expect(form.getByRole("status")).toBeVisible();
      }
      const list = await scene.caller.call("GET", scene.at("/feedback"));
      const { items } = (await list.json()) as { items: Feedback[] };
      expect(items).toMatchObject([{ rating: 4, answers: [{ value: 4 }, { value: 0 }] }]);
    });
    expect(complaints).toEqual([]);
  });

  test(`a guest on a phone ${how} scripts is asked for the room where a service needs one, and reads a WeChat ID [S13, S74, S141]`, {
    tag: getVariant(scripts),
  }, async ({ openPage, openScene }) => {
    const scene = await openScene({ features: { guestServices: true } });
    const button = usableButton("guest-services", 1, "Breakfast") as ButtonOf<"guest-services">;
    const services = button.services.map((service) => ({ ...service, roomRequired: true as const }));
    const chat = usableButton("chat", 2, "WeChat us") as ButtonOf<"chat">;
    const sms = { channel: "sms", telephone: "+44 1326 550142", message: "Hi" } as const;
    const address = await publishButtons(scene, [
      { ...button, services },
      { ...chat, channel: "wechat", wechat: "marlowe_desk" },
      { ...chat, id: sampleId(3), name: "Text us", ...sms },
    ]);
    const { page, complaints } = await guestPage(openPage, { scripts });
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(address);
    await test.step("the room", async () => {
      await tile(page, "Breakfast").click();
      const sheet = page.getByRole("dialog", { name: "Breakfast" });
      await sheet.locator("summary").click();
      await sheet.getByLabel("Room number").fill(" ");
      await sheet.getByRole("button", { name: "Send request" }).click();
      await expect(sheet.getByLabel("Room number")).toBeFocused();
      await expect(sheet.getByText("We’ve received your request.")).toBeHidden();
      await sheet.getByLabel("Room number").fill("204");
      await sheet.getByRole("button", { name: "Send request" }).click();
      await expect(sheet.getByText("We’ve received your request.")).toBeVisible();
      const list = await scene.caller.call("GET", scene.at("/requests"));
      expect(await list.json()).toMatchObject({ items: [{ service: "Breakfast", room: "204" }] });
    });
    await test.step("a WeChat ID is read, scanned and copied, and a text message is prepared", async () => {
      await page.goto("about:blank");
      await page.goto(address);
      await expect(tile(page, "Text us")).toHaveAttribute("href", "sms:+441326550142?&body=Hi");
      await tile(page, "WeChat us").click();
      const sheet = page.getByRole("dialog", { name: "WeChat us" });
      await expect(sheet.getByText("marlowe_desk")).toBeVisible();
      await expect(sheet.getByText("Scan with WeChat")).toBeVisible();
      const drawn = await sheet.locator("svg.p-qr").screenshot();
      expect(readQr(drawn)).toBe("weixin://dl/chat?marlowe_desk");
      await expect(sheet.getByRole("button", { name: "Copy" })).toBeVisible({ visible: scripts });
      if (!scripts) return;
      await sheet.getByRole("button", { name: "Copy" }).click();
      await expect(sheet.getByRole("button", { name: "Copied" })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("marlowe_desk");
    });
    expect(complaints).toEqual([]);
  });

  test(`a guest on a phone ${how} scripts goes back from a picture to its gallery, from there to the page, and forward again [S3, S76, S78]`, {
    tag: getVariant(scripts),
  }, async ({ openPage }) => {
    const { page, complaints } = await guestPage(openPage, { scripts });
    await page.goto(`${DEMO}/de`);
    await page.goto(`${DEMO}/en`);
    await tile(page, "Around the house").click();
    const gallery = page.getByRole("dialog", { name: "Around the house" });
    await gallery.getByRole("link", { name: "Sea pool" }).click();
    await expect(gallery.getByRole("link", { name: "Back" })).toBeHidden();
    await page.goBack();
    await expect(gallery.getByRole("link", { name: "Back" })).toBeVisible();
    await page.goBack();
    await expect(gallery).toBeHidden();
    await page.goForward();
    await expect(gallery).toBeVisible();
    await page.reload();
    await expect(gallery).toBeVisible();
    await page.goBack();
    await expect(gallery).toBeHidden();
    if (scripts) await expect(page).toHaveURL(`${DEMO}/en`);
    await page.goBack();
    await expect(page).toHaveURL(`${DEMO}/de`);
    expect(complaints).toEqual([]);
  });
}

test("each press goes one picture on, while pictures still slide and where one that arrives lays the row out [S78]", async ({
  openPage,
}) => {
  const page = await openPage({ viewport: SIZES.phone, reducedMotion: "no-preference" });
  await page.goto(`${DEMO}/en`);
  await tile(page, "Around the house").click();
  const gallery = page.getByRole("dialog", { name: "Around the house" });
  await gallery.getByRole("link", { name: "Sea pool" }).click();
  await expect(gallery.locator("figure").nth(1)).toBeInViewport({ ratio: 0.95 });
  const press = (name: string, times: number) =>
    gallery.getByRole("button", { name }).evaluate((button: HTMLButtonElement, count) => {
      for (let index = 0; index < count; index++) button.click();
    }, times);

  await press("Next picture", 2);
  await expect(gallery.locator("figure").nth(3)).toBeInViewport({ ratio: 0.95 });
  await press("Previous picture", 2);
  await expect(gallery.locator("figure").nth(1)).toBeInViewport({ ratio: 0.95 });
  await press("Next picture", 1);
  await gallery
    .locator("figure img")
    .nth(3)
    .evaluate((image) => image.style.setProperty("width", "90%"));
  await expect(gallery.locator("figure").nth(2)).toBeInViewport({ ratio: 0.95 });
});

test("on a tablet a picture fills the screen as well [S78]", { tag: "@all" }, async ({ openPage }) => {
  const { page } = await guestPage(openPage, { size: "tablet" });
  await leafThroughGallery(page, SIZES.tablet, true);
});

test("what is closed on the page takes its entry of the history away, and one opened by its address closes [S76, S78]", async ({
  openPage,
}) => {
  const { page } = await guestPage(openPage, { isWatchedOver: false });
  await page.goto(`${DEMO}/de`);
  await page.goto(`${DEMO}/en`);
  const before = await page.evaluate(() => history.length);
  const gallery = page.getByRole("dialog", { name: "Around the house" });
  const popup = page.getByRole("dialog", { name: "Things to do" });
  await tile(page, "Around the house").click();
  await gallery.getByRole("link", { name: "Sea pool" }).click();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(gallery).toBeHidden();
  await expect(page).toHaveURL(`${DEMO}/en`);
  // Immediately after the first, while the browser is still leaving its history entry.
  await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLElement>(".p-btn[data-popup]")];
    const find = (name: string) => links.find(({ textContent }) => textContent?.includes(name));
    find("Around the house")?.click();
    document.querySelector<HTMLElement>("dialog[open] [data-close]")?.click();
    find("Things to do")?.click();
  });
  await expect(popup).toBeVisible();
  await page.goBack();
  await expect(popup).toBeHidden();
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(before + 2);
  const address = await tile(page, "Things to do").getAttribute("href");
  await page.goto(`about:blank`);
  await page.goto(`${DEMO}/en${new URL(address ?? "", DEMO).hash}`);
  await expect(popup).toBeVisible();
  await popup.getByRole("link", { name: "Close" }).click();
  await expect(popup).toBeHidden();
  await expect(page).toHaveURL(`${DEMO}/en`);
  await tile(page, "Things to do").click();
  await page.goBack();
  await expect(popup).toBeHidden();
  await expect(page).toHaveURL(`${DEMO}/en`);
});

test("an empty form says so, and keeps what was filled in when the network breaks off where nothing watches over it [S77]", async ({
  openPage,
  openScene,
}) => {
  const scene = await openScene();
  const address = await publishButtons(scene, [usableButton("feedback", 1, "How was it?")]);
  const { page } = await guestPage(openPage, { isWatchedOver: false });
  await page.goto(address);
  await tile(page, "How was it?").click();
  const form = page.getByRole("dialog", { name: "How was it?" });
  const send = form.getByRole("button", { name: "Send feedback" });
  await send.click();
  await expect(form.getByRole("alert")).toHaveText("Please answer at least one question.");
  await form.locator(".p-stars label").nth(4).click();
  await page.context().setOffline(true);
  await send.click();
  await expect(form.getByRole("alert")).toContainText("We couldn’t send this");
  await expect(form.getByRole("radio", { name: "5 out of 5" })).toBeChecked();
  await page.context().setOffline(false);
  await send.click();
  await expect(form.getByRole("status")).toBeFocused();
});

/** Navigating to the same page keeps what is open, like a reload. */
async function openAgain(page: Page, language: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(`${DEMO}/${language}`);
}

for (const language of ["en", "ar"]) {
  test(`page and dialogs pass axe and hold at twice the text size in ${language}, and the focus comes back to the picture that filled the screen last [S3, S78, S83]`, {
    tag: language === "ar" ? [] : "@all",
  }, async ({ openPage }) => {
    const { page } = await guestPage(openPage);
    await page.goto(`${DEMO}/${language}`);
    expect(await findViolations(page)).toEqual([]);
    for (const type of ["guest-services", "popup", "map", "gallery", "full", "feedback"]) {
      await openAgain(page, language);
      const index = { "guest-services": 0, popup: 3, map: 4, gallery: 6, full: 6, feedback: 9 }[type] ?? 0;
      await page.locator(".p-btn").nth(index).click();
      const dialog = page.locator("dialog[open]");
      await expect(dialog).toBeVisible();
      if (type === "guest-services") await dialog.locator("summary").nth(1).click();
      if (type === "full") await dialog.locator(".p-figures a").first().click();
      expect(await findViolations(page, "dialog[open]"), type).toEqual([]);
      const isTooWide = await dialog.evaluate((sheet) => {
        document.documentElement.style.fontSize = "200%";
        const inner = sheet.querySelector(".p-sheet-in");
        return (inner?.scrollWidth ?? 0) > sheet.clientWidth;
      });
      expect(`${type} too wide: ${isTooWide}`).toBe(`${type} too wide: false`);
    }
    await openAgain(page, language);
    await page.locator(".p-btn").nth(6).click();
    const figures = page.locator("dialog[open] figure");
    await figures.nth(1).getByRole("link").click();
    await expect(figures.nth(1)).toBeInViewport({ ratio: 0.95 });
    // In right-to-left languages the next picture is on the left.
    await page.keyboard.press(language === "ar" ? "ArrowLeft" : "ArrowRight");
    await expect(figures.nth(2)).toBeInViewport({ ratio: 0.95 });
    await page.keyboard.press("Escape");
    await expect(figures.nth(2).getByRole("link")).toBeFocused();
  });
}

/** The focused element, if it is out of sight; empty if it is visible or nothing has focus. */
function outOfSight(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return "";
    // The label of its radio button draws a star or thumb.
    const drawn = (focused as HTMLInputElement).labels?.[0] ?? focused;
    const { left, top, width, height } = drawn.getBoundingClientRect();
    const isSeen = [0.1, 0.5, 0.9].some((part) => {
      const hit = document.elementFromPoint(left + width * part, top + height * part);
      return hit !== null && (drawn.contains(hit) || focused.contains(hit));
    });
    return isSeen ? "" : focused.outerHTML.slice(0, 120);
  });
}

/** Chooses stars with arrow keys; focus stays in the dialog and returns afterwards. */
async function chooseStars(page: Page): Promise<void> {
  await openAgain(page, "en");
  await tile(page, "How was your stay?").focus();
  await page.keyboard.press("Enter");
  const form = page.getByRole("dialog", { name: "How was your stay?" });
  await form.getByRole("radio", { name: "1 out of 5" }).first().focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(form.getByRole("radio", { name: "3 out of 5" }).first()).toBeChecked();
  for (let press = 0; press < 15; press += 1) {
    await page.keyboard.press("Tab");
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest("dialog"),
    );
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press("Escape");
  await expect(form).toBeHidden();
  await expect(tile(page, "How was your stay?")).toBeFocused();
}

for (const scripts of [true, false]) {
  for (const language of ["en", "ar"]) {
    test(`whatever the keyboard reaches is in sight in ${language} ${scripts ? "with" : "without"} scripts [S3, S76, S77, S78]`, {
      tag: scripts && language === "en" ? [] : "@all",
    }, async ({ openPage }) => {
      const { page } = await guestPage(openPage, { scripts });
      const tabThrough = async (presses: number) => {
        for (let press = 0; press < presses; press += 1) {
          await page.keyboard.press("Tab");
          await expect.poll(() => outOfSight(page)).toBe("");
        }
      };
      await page.goto(`${DEMO}/${language}`);
      await tabThrough(20);
      for (const [type, index] of isWhole ? DIALOGS : DIALOGS.filter(([name]) => name !== "popup")) {
        await openAgain(page, language);
        await page.locator(".p-btn").nth(index).click();
        const opened = page.locator(".p-sheet").filter({ visible: true });
        await expect(opened).toHaveCount(1);
        if (type === "full") await opened.locator(".p-figures a").first().click();
        if (type === "full") await expect(opened.locator(".p-full-bar")).toBeVisible();
        await tabThrough(14);
        // The browser's own dialog makes the unchanged page behind it inert.
        await expect(page.getByRole("main")).toHaveCount(scripts ? 1 : 0);
      }
      if (language === "en" && scripts) await test.step("stars by arrow keys", () => chooseStars(page));
    });
  }
}
