import type { Button } from "#domain/content/button.ts";
import { usableButton } from "../../factories/draft.ts";
import { takeHeldFlood } from "../setup/held-flood.ts";
import { linkMailedTo } from "../setup/people.ts";
import { expect, openProperty, signInByCookie, test, uniqueEmail } from "../setup/test.ts";

test("a flood is one line that opens, joins the list or is deleted once it was asked [D22]", async ({
  page,
}) => {
  const { email, property } = takeHeldFlood();
  await signInByCookie(page, email);
  await openProperty(page, property, "/inbox");
  const reason = page.getByText("They came from one network within a short time. No email was sent.");
  await expect(reason).toHaveCount(2);
  await expect(page.getByText("There are no other messages yet.")).toHaveCount(1);
  await page.getByRole("button", { name: "Show: 38 similar messages held back" }).click();
  await expect(page.getByText("Flood 0", { exact: true })).toBeVisible();
  await expect(page.getByText("Flood 37", { exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Show older" }).click();
  await expect(page.getByText("Flood 37", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const dialog = page.getByRole("alertdialog", { name: "Delete 38 messages?" });
  await dialog.getByRole("button", { name: "Keep" }).click();
  await expect(page.getByText("38 similar messages held back")).toBeVisible();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await dialog.getByRole("button", { name: "Delete permanently" }).click();
  await expect(page.getByText("38 messages deleted")).toBeVisible();
  await expect(page.getByText("38 similar messages held back")).toHaveCount(0);
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/requests?held=*", async (route) => {
    await isAnswered;
    await route.continue();
  });
  const asked = page.waitForRequest("**/requests?held=*");
  await page.getByRole("button", { name: "Show: 1 similar message held back" }).first().click();
  const release = page.getByRole("button", { name: "Not spam" });
  await test.step("what is decided of it comes with its messages: they would move it away under a press", async () => {
    await asked;
    await expect(release).toHaveCount(0);
    answer();
  });
  await release.click();
  await expect(page.getByText("1 message added to the list")).toBeVisible();
  await expect(page.getByRole("list", { name: /^New/ }).getByRole("listitem")).toHaveCount(1);
  await expect(page.getByText("held back")).toHaveCount(0);
  await page.getByRole("link", { name: "Feedback" }).first().click();
  await expect(page.getByText("held back")).not.toHaveCount(0);
});

test("an address is asked by publishing, says so in the editor, and agrees by a press on its page [D24]", {
  tag: "@all",
}, async ({ page, openPage, openScene, enter, expectedComplaints }) => {
  expectedComplaints.push(/status of 429/);
  const scene = await openScene({ features: { guestServices: true } });
  const email = uniqueEmail();
  const button = { ...usableButton("guest-services", 1, "Fresh towels"), email } as Button;
  await scene.withButtons([button]);
  await enter(page, scene, "/setup/buttons");
  const field = page.getByRole("textbox", { name: "Send requests to" });
  const edit = async () => {
    await page
      .getByRole("button", { name: /^Fresh towels/ })
      .first()
      .click();
    await expect(field).toBeVisible();
  };
  await edit();
  await expect(page.getByText(`When you publish, we’ll ask ${email} to confirm.`)).toBeVisible();
  await scene.publish();
  await page.reload();
  await edit();
  await expect(page.getByText(`We’ve written to ${email} and are waiting for confirmation.`)).toBeVisible();
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText("We emailed this address within the last hour.")).toBeVisible();
  await field.fill(scene.caller.user.email);
  await expect(page.getByText("Confirmed", { exact: true })).toBeVisible();
  await field.fill(email);

  const reader = await openPage({ javaScriptEnabled: false });
  await reader.goto(await linkMailedTo(email));
  await expect(reader.getByRole("heading", { name: "Guest messages by email" })).toBeVisible();
  await page.reload();
  await edit();
  await expect(page.getByText(`We’ve written to ${email}`)).toBeVisible();
  await reader.getByRole("button", { name: "Yes, send me these messages" }).click();
  await expect(reader.getByRole("status")).toContainText("Thank you.");
  await reader.goBack();
  await reader.getByRole("button", { name: "Yes, send me these messages" }).click();
  await expect(reader.getByRole("status")).toContainText("Thank you.");
  await reader.goto("/confirm-recipient?token=unknown");
  await expect(reader.getByRole("status")).toContainText("This link no longer works");
  await expect(reader.getByRole("button", { name: "Yes, send me these messages" })).toHaveCount(0);
  await page.reload();
  await edit();
  await expect(page.getByText("Confirmed", { exact: true })).toBeVisible();
});
