import type { Button, ButtonOf } from "#domain/content/button.ts";
import type { GuestRequest } from "#domain/guest/guest-request.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import { usableButton } from "../../factories/draft.ts";
import { violationsOf } from "../setup/axe.ts";
import { e2eTarget, expect, test } from "../setup/test.ts";

const SERVICES = usableButton("guest-services", 1, "Guest services") as ButtonOf<"guest-services">;
const BUTTON = {
  ...SERVICES,
  services: SERVICES.services.map((service) => ({ ...service, name: "Bath towels" })),
} as Button;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
/** From a press of the staff to the guest's page. */
const TWO_SECONDS = { timeout: 2_000 } as const;

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
  const handle = async (step: object) => {
    const listed = await expectAnswer(await scene.caller.call("GET", scene.at("/requests")));
    const [request] = (listed as { items: GuestRequest[] }).items;
    const path = scene.at(`/requests/${request?.id}/handling`);
    const json = { revision: request?.revision, ...step };
    await expectAnswer(await scene.caller.call("POST", path, { json }));
  };

  const page = await openPage(PHONE);
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  const home = `${e2eTarget.origin}/p/${scene.property.slug}/en`;
  await page.goto(home);
  await page.getByRole("link", { name: "Guest services" }).click();
  const sheet = page.locator(`#d-${BUTTON.id}`);
  await sheet.getByText("Bath towels").click();
  await sheet.getByLabel("Room number").fill("214");
  expect(fetched).not.toContain("/guest/progress.js");
  const socket = page.waitForEvent("websocket");
  await sheet.getByRole("button", { name: "Send request" }).click();
  const now = sheet.locator("[aria-current=step]");
  await expect(now).toContainText("Sent");
  await socket;

  await handle({ to: "taken", minutes: 10 });
  await expect(now).toContainText("On its way", TWO_SECONDS);
  await expect(now).toContainText("About 10 minutes");
  expect(await violationsOf(page)).toEqual([]);

  // The page was closed, and is opened again in another language.
  const later = page.waitForEvent("websocket");
  await page.goto(home.replace(/en$/, "ar"));
  await page.getByRole("link", { name: "Guest services" }).click();
  await expect(now).toContainText("في الطريق");
  await later;
  await handle({ to: "refused", reason: { code: "none_left", text: null } });
  await expect(now).toContainText("غير ممكن", TWO_SECONDS);
  await expect(now).toContainText("لم يتبقَّ شيء.");
});
