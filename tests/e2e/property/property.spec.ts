import { expectAnswer } from "#scripts/api/caller.ts";
import { usableButton } from "../../factories/draft.ts";
import { expect, test } from "../setup/test.ts";

test("a property's zone, number, address and that of its portal are set where the settings lead, and nothing typed is lost [S30, S79, D26, D80]", async ({
  page,
  context,
  openScene,
  enter,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 4(?:09|12)/);
  const scene = await openScene({ name: "Harbour Hotel" });
  await enter(page, scene, "/settings");
  await page.getByRole("link", { name: "Property details" }).click();
  await page.getByLabel("Time zone").click();
  await page.getByRole("combobox", { name: "Search for a city" }).fill("dub");
  await expect(page.getByRole("option").first()).toContainText("Dubai");
  await page.getByRole("combobox", { name: "Search for a city" }).press("Enter");
  await page.getByLabel("Main phone number").fill("01326 550142");
  await page.getByLabel("Postal address").fill("Quay 1\nDubai");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByLabel("Main phone number")).toHaveAccessibleDescription(
    "Start with the country code, for example +44 1326 550142.",
  );
  await page.getByLabel("Main phone number").fill("+971 4 123 4567");

  // A colleague changes the property, first another field, then the same one.
  await expectAnswer(
    await scene.caller.call("PATCH", scene.at(""), { json: { name: "Quay Hotel" }, revision: 1 }),
  );
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Property details saved")).toBeVisible();
  expect(await expectAnswer(await scene.caller.call("GET", scene.at("")))).toMatchObject({
    name: "Quay Hotel",
    timeZone: "Asia/Dubai",
    telephone: "+971 4 123 4567",
    address: "Quay 1\nDubai",
  });

  // Leaving asks first, and the typed text stays.
  await page.getByLabel("Postal address").fill("Quay 2");
  await page.getByRole("link", { name: "Settings" }).first().click();
  const asked = page.getByRole("alertdialog", { name: "Close without saving?" });
  await asked.getByRole("button", { name: "Keep editing" }).click();
  await expect(asked).toBeHidden();
  await expect(page.getByLabel("Postal address")).toHaveValue("Quay 2");
  await expectAnswer(
    await scene.caller.call("PATCH", scene.at(""), { json: { address: "Quay 3" }, revision: 3 }),
  );
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Someone else has saved this in the meantime.")).toBeVisible();
  await expect(page.getByLabel("Postal address")).toHaveValue("Quay 2");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Someone else has saved this in the meantime.")).toHaveCount(0);
  expect(await expectAnswer(await scene.caller.call("GET", scene.at("")))).toMatchObject({
    address: "Quay 2",
  });

  await test.step("its portal's address: other tabs show it, and the one before leads on", async () => {
    await scene.withButtons([usableButton("link", 1, "Menu")]);
    const other = await openScene({ name: "Sister" });
    await scene.publish();
    const { slug: first } = scene.property;
    const second = `h${first.slice(-20)}`.replace(/-/g, "");
    await page.goto("/setup/publish");
    const settings = await context.newPage();
    await settings.goto("/settings/property");
    const field = settings.getByLabel("Portal address");
    await expect(field).toHaveValue(first);
    await field.fill(other.property.slug);
    await settings.getByRole("button", { name: "Save" }).click();
    await expect(field).toHaveAccessibleDescription(/This address is taken/);
    await field.fill("");
    await settings.getByRole("button", { name: "Save" }).click();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await field.fill(second.toUpperCase());
    await settings.getByRole("button", { name: "Save" }).click();
    await expect(settings.getByText("Property details saved")).toBeVisible();
    await expect(settings.getByText(`Also lead here: /p/${first}`)).toBeVisible();
    await expect(page.getByText(new RegExp(`/p/${second}$`))).toBeVisible();
    // The guest's phone opens the printed address.
    await settings.goto(`/p/${first}/en`);
    await expect(settings).toHaveURL(new RegExp(`/p/${second}/en$`));
    await expect(settings.getByRole("link", { name: "Menu" })).toBeVisible();
  });
});
