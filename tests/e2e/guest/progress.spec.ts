import type { Page, WebSocket } from "@playwright/test";
import type { Button, ButtonOf } from "#domain/content/button.ts";
import type { GuestRequest } from "#domain/guest/guest-request.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import { announce } from "../../factories/announcements.ts";
import { usableButton } from "../../factories/draft.ts";
import type { Scene } from "../../factories/scene.ts";
import { findViolations } from "../setup/axe.ts";
import { e2eTarget, expect, test } from "../setup/test.ts";

const SERVICES = usableButton("guest-services", 1, "Guest services") as ButtonOf<"guest-services">;
const BUTTON = {
  ...SERVICES,
  services: SERVICES.services.map((service) => ({ ...service, name: "Bath towels" })),
} as Button;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
/** Maximum time from a press by staff until the guest's page shows it. */
const TWO_SECONDS = { timeout: 2_000 } as const;

const getSteps = (page: Page) => page.locator(`#d-${BUTTON.id}`);

/** Opens the services and requests towels. */
async function ask(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Guest services" }).click();
  const sheet = getSteps(page);
  await sheet.getByText("Bath towels").click();
  await sheet.getByLabel("Room number").fill("214");
  await sheet.getByRole("button", { name: "Send request" }).click();
}

/** A step by staff on the newest request. */
async function handle(scene: Scene, step: object): Promise<void> {
  const listed = await expectAnswer(await scene.caller.call("GET", scene.at("/requests")));
  const [request] = (listed as { items: GuestRequest[] }).items;
  const path = scene.at(`/requests/${request?.id}/handling`);
  const json = { revision: request?.revision, ...step };
  await expectAnswer(await scene.caller.call("POST", path, { json }));
}

test("a guest sees within two seconds that somebody is on it, and later what became of it [R12]", {
  tag: "@all",
}, async ({ openPage, openScene }) => {
  const scene = await openScene({ languages: ["en", "ar"], features: { guestServices: true } });
  for (const language of ["en", "ar"]) {
    const path = scene.at(`/documents/buttons?language=${language}`);
    const json = { buttons: [BUTTON] };
    await expectAnswer(await scene.caller.call("PUT", path, { json, revision: 0 }));
  }
  await scene.publish();

  const page = await openPage(PHONE);
  const fetched: string[] = [];
  const sockets = new Set<WebSocket>();
  page.on("websocket", (opened) => {
    sockets.add(opened);
    opened.on("close", () => sockets.delete(opened));
  });
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  const home = `${e2eTarget.origin}/p/${scene.property.slug}/en`;
  await page.goto(home);
  expect(fetched).not.toContain("/guest/progress.js");
  const socket = page.waitForEvent("websocket", (opened) => opened.url().includes("codes="));
  await ask(page);
  const now = getSteps(page).locator("[aria-current=step]");
  await expect(now).toContainText("Sent");
  await socket;
  // The page reconnects its only socket, which now carries announcements as well.
  await expect.poll(() => sockets.size).toBe(1);
  await announce(scene, { texts: { en: "The bar closes early." } });
  await expect(page.getByText("The bar closes early.")).toBeAttached();

  await handle(scene, { to: "taken", minutes: 10 });
  await expect(now).toContainText("On its way", TWO_SECONDS);
  await expect(now).toContainText("About 10 minutes");
  expect(await findViolations(page)).toEqual([]);

  // The page is closed, and opened again in another language.
  sockets.clear();
  const later = page.waitForEvent("websocket");
  await page.goto(home.replace(/en$/, "ar"));
  await page.getByRole("link", { name: "Guest services" }).click();
  await expect(now).toContainText("في الطريق");
  expect((await later).url()).toContain("codes=");
  await expect.poll(() => sockets.size).toBe(1);
  await handle(scene, { to: "refused", reason: { code: "none_left", text: null } });
  await expect(now).toContainText("غير ممكن", TWO_SECONDS);
  await expect(now).toContainText("لم يتبقَّ شيء.");
});

test("a page that can't hold a socket asks now and then [R12]", { tag: "@all" }, async ({
  openPage,
  openScene,
}) => {
  const scene = await (await openScene({ features: { guestServices: true } })).withButtons([BUTTON]);
  await scene.publish();
  const page = await openPage(PHONE);
  // Block WebSockets, as some hotel proxies do: the page polls instead.
  await page.addInitScript(() => {
    class Refused {
      static OPEN = 1;
      readyState = 3;
      onclose = () => {};
      constructor() {
        setTimeout(() => this.onclose());
      }
    }
    Object.assign(window, { WebSocket: Refused });
  });
  await page.goto(`${e2eTarget.origin}/p/${scene.property.slug}/en`);
  await ask(page);
  const now = getSteps(page).locator("[aria-current=step]");
  await expect(now).toContainText("Sent");
  await handle(scene, { to: "taken" });
  await expect(now).toContainText("On its way", { timeout: 30_000 });
});
