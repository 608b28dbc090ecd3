import { usableButton } from "../factories/draft.ts";
import { e2eTarget, expect, test } from "./setup/test.ts";

test("staff read what guests sent, tick requests off, and see markup as text [S77, S84, S217]", async ({
  page,
  browser,
  openScene,
  enter,
}) => {
  const scene = await openScene({ features: { guestServices: true } });
  const buttons = [
    usableButton("guest-services", 1, "Fresh towels"),
    usableButton("feedback", 2, "Your stay"),
  ];
  await scene.caller.call("PUT", scene.at("/documents/buttons?language=en"), {
    json: { buttons },
    revision: 0,
  });
  await scene.caller.call("POST", scene.at("/publish"), { json: { note: "" } });

  const context = await browser.newContext({
    userAgent: `Mozilla/5.0 (iPhone; reader ${process.pid}) Mobile`,
  });
  const guest = await context.newPage();
  await guest.goto(`${e2eTarget.origin}/p/${scene.property.slug}/en`);
  await guest.getByRole("link", { name: "Fresh towels" }).click();
  const sheet = guest.getByRole("dialog", { name: "Fresh towels" });
  await sheet.locator("summary").click();
  await sheet.getByLabel("Room number").fill("204");
  await sheet.getByLabel("Your note").fill("Two, please <b>soon</b>");
  await sheet.getByRole("button", { name: "Send request" }).click();
  await expect(sheet.getByText("Your request has reached us.")).toBeVisible();
  await guest.keyboard.press("Escape");
  await guest.getByRole("link", { name: "Your stay" }).click();
  const form = guest.getByRole("dialog", { name: "Your stay" });
  await form.locator(".p-stars label").nth(3).click();
  await form.getByText("Dislike", { exact: true }).click();
  await form.getByRole("button", { name: "Send feedback" }).click();
  await expect(form.getByRole("status")).toBeVisible();
  await context.close();

  await enter(page, scene, "/dashboard");
  await page.getByRole("link", { name: "Guest messages" }).click();
  await expect(page.getByText("Room 204", { exact: false })).toBeVisible();
  await expect(page.getByText("Two, please <b>soon</b>")).toBeVisible();
  await expect(page.getByRole("img", { name: "4 of 5 stars" })).toBeVisible();
  await expect(page.getByText("Average 2.5 of 5")).toBeVisible();
  await page.getByRole("button", { name: "Tick off: Fresh towels" }).click();
  await expect(page.getByText(/^Done Today/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Done Today/)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Tick off/ })).toHaveCount(0);
});
