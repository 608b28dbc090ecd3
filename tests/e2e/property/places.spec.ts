import type { Page } from "@playwright/test";
import { expectAnswer } from "#scripts/api/caller.ts";
import { usableButton } from "../../factories/draft.ts";
import { findViolations } from "../setup/axe.ts";
import { newGuest, publishButtons } from "../setup/offline.ts";
import { e2eTarget, expect, test } from "../setup/test.ts";

test.use({ expectedComplaints: [/status of 409|net::ERR_FAILED|Failed to fetch/] });

const rows = (page: Page) => page.getByRole("table", { name: "Places" }).getByRole("rowheader");
const addButton = (page: Page) => page.getByRole("dialog").getByRole("button", { name: /^Add/ });

test("rooms are added from ranges, a list and an old spreadsheet, with each wrong line named, and another browser sees them at once [R1]", {
  tag: "@all",
}, async ({ page, context, openPage, openScene, enter }) => {
  const scene = await openScene();
  const other = await openPage();
  await enter(other, scene, "/places");
  await expect(other.getByText("Give each room its own code")).toBeVisible();

  await enter(page, scene, "/setup/homepage");
  await page.getByRole("link", { name: "Places", exact: true }).click();
  await page.getByRole("button", { name: "Add rooms" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Ranges").fill("9-11");
  await dialog
    .getByLabel("Or paste from a spreadsheet")
    .fill("room;401\nroom;Penthouse with sea view\nbar;1\ndeck;Upper deck");
  await expect(dialog.getByText("From the ranges: 3 places.")).toBeVisible();
  await expect(dialog.getByRole("row").filter({ hasText: "Penthouse" })).toContainText(
    "23 characters, at most 20",
  );
  await expect(dialog.getByText("Correct lines 2 and 3 first.")).toBeVisible();
  await expect(addButton(page)).toBeDisabled();
  await dialog.getByRole("button", { name: "Leave these 2 lines out" }).click();
  await expect(dialog.getByLabel("Or paste from a spreadsheet")).toHaveValue("room;401\ndeck;Upper deck");
  await dialog.getByLabel("Ranges").fill("1001-6000");
  await expect(dialog.getByText("A property can have up to 5,000 places.")).toBeVisible();
  await expect(addButton(page)).toBeDisabled();
  await dialog.getByLabel("Ranges").fill("9-11");
  await dialog.getByRole("button", { name: "Add 5 places" }).click();

  const names = ["Room 9", "Room 10", "Room 11", "Room 401", "Upper deck"];
  await expect(rows(page)).toHaveText(names);
  await expect(rows(other)).toHaveText(names);

  await test.step("what is typed stays when adding fails", async () => {
    await page.getByRole("button", { name: "Add places" }).click();
    const lines = page.getByLabel("Or paste from a spreadsheet");
    await lines.fill("room;Erker");
    await page.getByLabel("CSV file").setInputFiles({
      name: "rooms.csv",
      mimeType: "text/csv",
      buffer: Buffer.from("room;Gr\xfcne Suite\r\ntable;7", "latin1"),
    });
    await expect(lines).toHaveValue("room;Erker\nroom;Grüne Suite\ntable;7");
    await page.getByLabel("These letters look wrong?").selectOption("macintosh");
    await expect(lines).toHaveValue("room;Erker\nroom;Gr¸ne Suite\ntable;7");
    await page.getByLabel("These letters look wrong?").selectOption("windows-1252");
    await page.getByLabel("CSV file").setInputFiles({
      name: "workbook.csv",
      mimeType: "text/csv",
      buffer: Buffer.from("PK\x03\x04"),
    });
    await expect(page.getByText("This is an Excel workbook.")).toBeVisible();
    await expect(lines).toHaveValue("room;Erker\nroom;Grüne Suite\ntable;7");
    await expect(addButton(page)).toHaveText("Add 3 places");
    await context.route("**/places", (route) =>
      route.request().method() === "POST" ? route.abort() : route.fallback(),
    );
    await addButton(page).click();
    await expect(page.getByText(/^Unstable network connection/)).toBeVisible();
    await expect(lines).toHaveValue("room;Erker\nroom;Grüne Suite\ntable;7");
    await context.unroute("**/places");
    await addButton(page).click();
    for (const name of ["Erker", "Grüne Suite", "Table 7"]) {
      await expect(rows(page).filter({ hasText: name })).toHaveCount(1);
    }
  });
});

test("places are found by what they are called, renamed, given a new code or a screen, and deleted together with a way back [N7, R1, R6]", async ({
  page,
  context,
  openScene,
  enter,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const scene = await openScene();
  await publishButtons(scene, [usableButton("click-to-call", 1, "Call reception")]);
  const json = { kind: "room", ranges: "201-228, 803, 830", lines: "table;4" };
  await scene.caller.call("POST", scene.at("/places"), { json });
  await enter(page, scene, "/places?kind=table");
  await expect(rows(page)).toHaveText(["Table 4"]);
  await page.getByRole("radio", { name: "All 31" }).check({ force: true });
  await expect(page.getByText("1 to 31 of 31", { exact: true })).toBeVisible();
  await page.getByLabel("Find a place or code").fill("Room 21");
  await expect(rows(page)).toHaveCount(10);
  // With a space, the text is not a code.
  await page.getByLabel("Find a place or code").fill("Room 8");
  await expect(rows(page)).toHaveText(["Room 803", "Room 830"]);

  await test.step("the address of a screen is copied", async () => {
    const answer = await scene.caller.call("GET", scene.at("/places?text=803"));
    const { items } = (await expectAnswer(answer)) as { items: { code: string }[] };
    await page.getByRole("button", { name: "Actions for Room 803" }).click();
    await page.getByRole("menuitem", { name: "Show on a screen" }).click();
    const dialog = page.getByRole("dialog", { name: "Show on a screen" });
    const address = `${e2eTarget.origin}/p/${scene.property.slug}/screen?place=${items[0]?.code}`;
    await expect(dialog.getByRole("link", { name: "Open" })).toHaveAttribute("href", address);
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Copy the address" }).click();
    await expect(page.getByText("Copied")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  });

  await test.step("the address of a card is copied, for an NFC tag", async () => {
    const answer = await scene.caller.call("GET", scene.at("/places?text=803"));
    const { items } = (await expectAnswer(answer)) as { items: { address: string }[] };
    await page.getByRole("button", { name: "Actions for Room 803" }).click();
    await page.getByRole("menuitem", { name: "Copy address" }).click();
    const readCopied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(readCopied).toBe(items[0]?.address);
  });

  await page.getByRole("button", { name: "Actions for Room 803" }).click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await page.getByLabel("Name", { exact: true }).fill("830");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Another place of this kind already has this name.")).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("803 A");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(rows(page)).toHaveText(["Room 803 A", "Room 830"]);

  await page.getByRole("button", { name: "Actions for Room 830" }).click();
  await page.getByRole("menuitem", { name: "Replace the code" }).click();
  await expect(page.getByRole("row").filter({ hasText: "Room 830" })).toContainText("Old card works until");
  await page.getByLabel("State").selectOption("Replaced");
  await expect(rows(page)).toHaveText(["Room 830"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("The card from before is in use again")).toBeVisible();
  await expect(page.getByText("No place matches")).toBeVisible();

  await page.getByLabel("State").selectOption("Every state");
  await expect(rows(page)).toHaveCount(2);
  await page.getByLabel("Select all on this page").check();
  await expect(page.getByText("2 selected")).toBeVisible();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No place matches")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rows(page)).toHaveText(["Room 803 A", "Room 830"]);
});

test("cards to look after are one press away, each with its reason, and every row has its scans [R6]", async ({
  page,
  browser,
  openScene,
  enter,
}) => {
  const scene = await openScene();
  await publishButtons(scene, [usableButton("click-to-call", 1, "Call reception")]);
  const json = { kind: "room", ranges: "201-203", lines: "" };
  await expectAnswer(await scene.caller.call("POST", scene.at("/places"), { json }));
  const { items } = (await expectAnswer(await scene.caller.call("GET", scene.at("/places")))) as {
    items: { id: string; code: string }[];
  };
  for (const room of [items[0], items[2]])
    await expectAnswer(await scene.caller.call("POST", scene.at(`/places/${room?.id}/code`)));
  await enter(page, scene, "/places");
  await expect(page.getByRole("row", { name: /Room 202/ })).toContainText("Not yet");
  await expect(page.getByText("to look after")).toHaveCount(0);

  const { context, page: phone } = await newGuest(browser);
  for (const { code } of items) await phone.goto(`${e2eTarget.origin}/q/${code}`);
  await context.close();
  await expect
    .poll(async () => {
      await page.reload();
      return page.getByRole("link", { name: "2 cards to look after" }).count();
    })
    .toBe(1);
  await expect(page.getByRole("row", { name: /Room 202/ })).toContainText(/1Today, \d\d:\d\d/);
  await page.getByRole("link", { name: "2 cards to look after" }).click();
  await expect(rows(page)).toHaveText(["Room 201", "Room 203"]);
  await expect(page).toHaveURL("/places?state=care");
  await expect(page.getByRole("row", { name: /Room 201/ })).toContainText("Old card still in use");
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "2 cards to look after" }).click();
  await expect(rows(page)).toHaveCount(3);
});
