import type { Locator, Page } from "@playwright/test";
import type { Button, ButtonOf } from "#domain/content/button.ts";
import type { Feedback } from "#domain/guest/feedback.ts";
import type { GuestRequest } from "#domain/guest/guest-request.ts";
import { usableButton } from "../../factories/draft.ts";
import type { Scene } from "../../factories/scene.ts";
import { newCaptiveGuest } from "../setup/captive.ts";
import { publishButtons } from "../setup/offline.ts";
import { expect, test, watch } from "../setup/test.ts";

const LINK = usableButton("link", 1, "Menu of the day") as ButtonOf<"link">;
const CHAT = usableButton("chat", 3, "WeChat us") as ButtonOf<"chat">;
const GALLERY = usableButton("gallery", 8, "Rooms") as ButtonOf<"gallery">;

/** A button of each type, and a link that opens a new window. */
const BUTTONS: readonly Button[] = [
  { ...LINK, openIn: "new" },
  usableButton("chat", 2, "Chat with us"),
  { ...CHAT, channel: "wechat", wechat: "marlowe_desk" },
  usableButton("map", 4, "Find us"),
  usableButton("popup", 5, "Things to do"),
  usableButton("feedback", 6, "How was it?"),
  usableButton("guest-services", 7, "Fresh towels"),
  { ...GALLERY, items: [...GALLERY.items, ...usableGalleryItems(2)] },
  usableButton("click-to-call", 9, "Call reception"),
];

function usableGalleryItems(count: number): ButtonOf<"gallery">["items"] {
  return Array.from({ length: count }, (_, index) => {
    const [item] = (usableButton("gallery", 20 + index, `Room ${index + 2}`) as ButtonOf<"gallery">).items;
    if (!item) throw new Error("The sample gallery has no picture.");
    return item;
  });
}

function tile(page: Page, name: string): Locator {
  return page.locator(".p-main").getByRole("link", { name });
}

/** A dialog without the browser's dialog support, found by its heading. */
function sheet(page: Page, name: string): Locator {
  return page.locator("dialog").filter({ has: page.getByRole("heading", { name, exact: true }) });
}

async function close(page: Page, opened: Locator, by: "Close" | "Back", opener: Locator): Promise<void> {
  await opened.getByRole("link", { name: by }).last().click();
  await expect(opened).toBeHidden();
  await expect(opener).toBeFocused();
  expect(new URL(page.url()).hash).toBe("");
}

/** Focus after each Tab: the id of the surrounding dialog, else the focused element. */
async function tabAround(page: Page, presses: number): Promise<Set<string>> {
  const seen = new Set<string>();
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(press < presses / 2 ? "Tab" : "Shift+Tab");
    const focused = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.closest("dialog")?.id ?? activeElement?.outerHTML.slice(0, 80);
    });
    seen.add(focused ?? "nothing");
  }
  return seen;
}

async function fetchList<Item>(scene: Scene, path: string): Promise<readonly Item[]> {
  return ((await (await scene.caller.call("GET", scene.at(path))).json()) as { items: Item[] }).items;
}

for (const how of ["absent", "refused"] as const) {
  test.describe(`in a hotel Wi-Fi's own window, where much of a browser is ${how}`, {
    tag: how === "absent" ? [] : "@all",
  }, () => {
    test("a code leads to the portal, whose question is answered without a cookie, and every button works [S9, S11, S13, S74, S75, S76, S77, S78, S79, S81]", async ({
      browser,
      openScene,
    }) => {
      const scene = await openScene({ languages: ["en", "de"], features: { guestServices: true } });
      const json = { marketingConsent: true };
      await scene.caller.call("PUT", scene.at("/documents/qr"), { json, revision: 1 });
      const address = await publishButtons(scene, BUTTONS);
      const code = (await (await scene.caller.call("GET", scene.at("/qr"))).json()) as { address: string };
      const { context, page, windows } = await newCaptiveGuest(browser, how);
      const complaints = watch(page);
      for (const [host, body] of Object.entries({ "www.google.com": "A map", "marlowe.example": "A menu" })) {
        await context.route(`https://${host}/**`, (route) =>
          route.fulfill({ contentType: "text/html", body: `<!doctype html>${body}` }),
        );
      }
      await page.goto(code.address);
      await page.getByRole("button", { name: "Yes, that’s fine" }).click();
      await expect(tile(page, "Menu of the day")).toBeVisible();
      const counted = page.waitForResponse((response) => response.url().endsWith("/events"));
      await page.goto(`${address}/en`);
      expect((await counted).status()).toBe(204);

      expect(await tile(page, "Chat with us").getAttribute("href")).toMatch(/^https:\/\/wa\.me\//);
      expect(await tile(page, "Call reception").getAttribute("href")).toBe("tel:204");

      await tile(page, "WeChat us").click();
      const wechat = sheet(page, "WeChat us");
      await wechat.getByRole("button", { name: "Copy" }).click();
      expect(await page.evaluate(() => String(getSelection()))).toBe("marlowe_desk");
      await close(page, wechat, "Close", tile(page, "WeChat us"));

      await tile(page, "Things to do").click();
      const popup = sheet(page, "Things to do").first();
      await expect(popup.getByRole("link", { name: "Things to do" }).last()).toHaveAttribute(
        "href",
        "tel:204",
      );
      await page.keyboard.press("Escape");
      await expect(popup).toBeHidden();

      await tile(page, "Find us").click();
      const map = sheet(page, "Find us");
      await expect(map.getByRole("link", { name: "Open in Google Maps" })).not.toHaveAttribute("target");
      await map.getByRole("button", { name: "Show map" }).click();
      await expect(page.frameLocator("iframe[title='Find us']").getByText("A map")).toBeVisible();
      await close(page, map, "Close", tile(page, "Find us"));

      await tile(page, "Rooms").click();
      const gallery = sheet(page, "Rooms");
      const figure = (index: number) => gallery.locator("figure").nth(index);
      await figure(1).getByRole("link").click();
      await expect(figure(1)).toBeInViewport({ ratio: 0.95 });
      await gallery.getByRole("button", { name: "Next picture" }).click();
      await expect(figure(2)).toBeInViewport({ ratio: 0.95 });
      await page.keyboard.press("Escape");
      await expect(gallery.getByText("3 pictures")).toBeVisible();
      await close(page, gallery, "Back", tile(page, "Rooms"));

      await tile(page, "How was it?").click();
      const feedback = sheet(page, "How was it?");
      await feedback.locator(".p-stars label").nth(3).click();
      await feedback.getByRole("button", { name: "Send feedback" }).click();
      await expect(feedback.getByRole("status")).toBeFocused();
      await close(page, feedback, "Back", tile(page, "How was it?"));
      expect(await fetchList<Feedback>(scene, "/feedback")).toMatchObject([{ rating: 4 }]);

      await tile(page, "Fresh towels").click();
      const services = sheet(page, "Fresh towels");
      await services.locator("summary").click();
      await services.getByLabel("Room number").fill("204");
      await services.getByRole("button", { name: "Send request" }).click();
      await expect(services.getByText("We’ve received your request.")).toBeVisible();
      expect(await fetchList<GuestRequest>(scene, "/requests")).toMatchObject([{ room: "204" }]);
      await services.getByRole("link", { name: "Close" }).click();

      await page.locator(".p-lang summary").click();
      await page.getByRole("link", { name: "Deutsch" }).click();
      await expect(page.locator("html")).toHaveAttribute("lang", "de");
      expect(complaints.filter((line) => !/media\/|Failed to load resource/.test(line))).toEqual([]);

      await page.goBack();
      await tile(page, "Menu of the day").click();
      await expect(page.getByText("A menu")).toBeVisible();
      expect(windows).toEqual([]);
      await context.close();
    });

    test("a sheet keeps keys and screen readers inside, and gives them back [S76, S77]", {
      tag: "@all",
    }, async ({ browser, openScene }) => {
      const address = await publishButtons(await openScene(), BUTTONS);
      const { context, page } = await newCaptiveGuest(browser, how);
      await page.goto(address);
      for (const name of ["Things to do", "How was it?"]) {
        const opener = tile(page, name);
        await opener.focus();
        await page.keyboard.press("Enter");
        const opened = sheet(page, name);
        const id = (await opened.getAttribute("id")) ?? "";
        await expect(opened.locator("[data-close]")).toBeFocused();
        await expect(opened).toHaveRole("dialog");
        await expect(opened).toHaveAccessibleName(name);
        // After the last control, Tab may reach the address bar, which does not exist here.
        const seen = await tabAround(page, 24);
        expect([...seen].filter((target) => target !== id && !target.startsWith("<body"))).toEqual([]);
        expect(seen).toContain(id);
        await expect(page.getByRole("main")).toHaveCount(0);
        await expect(page.getByRole("banner")).toHaveCount(0);
        await page.keyboard.press("Escape");
        await expect(opened).toBeHidden();
        await expect(opener).toBeFocused();
        await expect(page.getByRole("main")).toBeVisible();
      }
      await tile(page, "Things to do").click();
      await page.mouse.click(20, 20);
      await expect(sheet(page, "Things to do")).toBeHidden();
      await expect(tile(page, "Things to do")).toBeFocused();
      await context.close();
    });
  });
}
