import type { Page } from "@playwright/test";
import { DEMO_PASSWORD, expectAnswer } from "#scripts/api/caller.ts";
import type { Scene } from "../../factories/scene.ts";
import { findViolations } from "../setup/axe.ts";
import { addPerson, enterAs } from "../setup/people.ts";
import { expect, test, untilAlive } from "../setup/test.ts";
import { askForTowels, fetchRequest, openTowels } from "../setup/towels.ts";

const DIGITS = "482915";

test("an owner pairs a browser; a member opens it with a name and six digits; it returns when quiet, and ends (H3)", async ({
  page,
  openPage,
  openScene,
  enter,
  expectedComplaints,
}) => {
  // Wrong digits and a desk that was ended are refused.
  expectedComplaints.push(/status of 401/);
  const scene = await openScene({ name: "Harbour Hotel" });
  const email = await addPerson(scene, "desk", "Imogen Hart");
  const own = await openPage();
  const atDesk = await openPage();
  await atDesk.clock.install({ time: Date.now() });

  await test.step("the member sets digits in their own browser", async () => {
    await enterAs(own, email, scene, "/settings");
    await own.getByRole("link", { name: "Set digits" }).click();
    await own.getByLabel("Six digits").fill("123456");
    await own.getByLabel("Your password").fill(DEMO_PASSWORD);
    await own.getByRole("button", { name: "Save digits" }).click();
    await expect(own.getByText("too easy to guess")).toBeVisible();
    await own.getByLabel("Six digits").fill(DIGITS);
    await own.getByLabel("Your password").fill(DEMO_PASSWORD);
    await own.getByRole("button", { name: "Save digits" }).click();
    await expect(own.getByText("Your digits are saved")).toBeVisible();
  });

  await test.step("the owner adds a desk and gets a code, which pairs the other browser", async () => {
    await enter(page, scene, "/settings");
    await page.getByRole("button", { name: "Add a desk" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name").fill("Reception, desk 1");
    await dialog.getByRole("button", { name: "Get the code" }).click();
    const code = dialog.getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    await expect(code).toBeVisible();
    await atDesk.goto(`/desk#${await code.textContent()}`);
    await untilAlive(atDesk);
    await atDesk.getByRole("button", { name: "Make it a desk" }).click();
    await expect(atDesk.getByRole("heading", { name: "Who is at the desk?" })).toBeVisible();
    await expect(dialog.getByText("Reception, desk 1 is ready")).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).last().click();
  });

  await test.step("wrong digits say so; right ones open the inbox within three seconds", async () => {
    await atDesk.getByRole("button", { name: /Imogen Hart/ }).click();
    await type(atDesk, "111111");
    await expect(atDesk.getByText("Not right.")).toBeVisible();
    await type(atDesk, DIGITS.slice(0, 5));
    await expect(atDesk.getByText("5 of 6")).toBeAttached();
    const pressedAt = performance.now();
    await type(atDesk, DIGITS.slice(5));
    await expect(atDesk.getByRole("heading", { name: "Inbox" })).toBeVisible();
    expect(performance.now() - pressedAt).toBeLessThan(3_000);
    await expect(atDesk.getByText("Imogen Hart is at the desk")).toBeVisible();
    await expect(atDesk.getByRole("link", { name: "Settings" })).toHaveCount(0);
    await atDesk.goto("/settings");
    await expect(atDesk).toHaveURL("/inbox");
  });

  await test.step("after the quiet minutes the names return", async () => {
    const row = page.getByRole("listitem").filter({ hasText: "Reception, desk 1" });
    await page.reload();
    await expect(row).toContainText("Imogen Hart is there");
    await row.getByRole("button", { name: /^Options for/ }).click();
    await page.getByRole("menuitem", { name: "Quiet minutes" }).click();
    await page.getByLabel("Minutes, 1 to 60").fill("1");
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await expect(row).toContainText("1 quiet minute");
    await row.getByRole("button", { name: /^Options for/ }).click();
    await page.getByRole("menuitem", { name: "Rename" }).click();
    await page.getByRole("dialog").getByLabel("Name").fill("Reception, desk 1, left");
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await expect(row).toContainText("Reception, desk 1, left");
    await atDesk.reload();
    await expect(atDesk.getByText("Imogen Hart is at the desk")).toBeVisible();
    await atDesk.clock.fastForward(61_000);
    await expect(atDesk.getByRole("heading", { name: "Who is at the desk?" })).toBeVisible();
  });

  await test.step("one press returns, and ending the desk signs its person out", async () => {
    await atDesk.getByRole("button", { name: /Imogen Hart/ }).click();
    await type(atDesk, DIGITS);
    await atDesk.getByRole("button", { name: "Back to the names" }).click();
    await atDesk.getByRole("button", { name: /Imogen Hart/ }).click();
    await type(atDesk, DIGITS);
    await expect(atDesk.getByRole("heading", { name: "Inbox" })).toBeVisible();
    const row = page.getByRole("listitem").filter({ hasText: "Reception, desk 1" });
    await row.getByRole("button", { name: /^Options for/ }).click();
    await page.getByRole("menuitem", { name: "End the desk" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "End the desk" }).click();
    await expect(row).toHaveCount(0);
    await expect(atDesk.getByRole("heading", { name: "Make this browser a desk" })).toBeVisible();
  });
});

test("a person without an address chooses digits of their own in place of given ones; a name that waits leaves others free (H3)", async ({
  page,
  openScene,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of (?:401|409|400)/);
  const scene = await openScene({ name: "Harbour Hotel" });
  const { caller } = scene;
  await addPerson(scene, "desk", "Imogen Hart");
  const json = { displayName: "Night desk" };
  const added = await caller.call("POST", "/api/members/at-desk", { json });
  const { digits: given } = await added.json<{ digits: string }>();
  const made = await caller.call("POST", scene.at("/desks"), { json: { name: "Reception" } });
  await page.goto(`/desk#${(await made.json<{ code: string }>()).code}`);
  await untilAlive(page);
  await page.getByRole("button", { name: "Make it a desk" }).click();
  await expect(page.getByRole("heading", { name: "Who is at the desk?" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await test.step("letters choose a name, and its digits are typed or pressed", async () => {
    await page.keyboard.press("n");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Your six digits")).toBeFocused();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: /Night desk/ })).toBeFocused();
    await page.keyboard.press("Enter");
    for (const digit of given) {
      await page
        .getByRole("group", { name: "Digits" })
        .getByRole("button", { name: digit, exact: true })
        .click();
    }
    await expect(page.getByText("These digits were given to you")).toBeVisible();
  });

  await test.step("own digits are typed twice, and easy ones are refused", async () => {
    await type(page, "123456");
    await type(page, "123456");
    await expect(page.getByText("too easy to guess")).toBeVisible();
    await type(page, DIGITS);
    await expect(page.getByLabel("Once more, the same six digits")).toBeVisible();
    await type(page, "482914");
    await expect(page.getByText("Not the same.")).toBeVisible();
    await type(page, DIGITS);
    await type(page, DIGITS);
    await expect(page.getByText("Night desk is at the desk")).toBeVisible();
  });

  await test.step("after three wrong tries the pad is off and counts down; the other names are free", async () => {
    await page.getByRole("button", { name: "Back to the names" }).click();
    await page.getByRole("button", { name: /Night desk/ }).click();
    await type(page, "000000");
    await expect(page.getByText("Not right.")).toBeVisible();
    await type(page, "000000");
    await expect(page.getByText("Not right, twice.")).toBeVisible();
    await type(page, "000000");
    await expect(page.getByText(/Please wait 0:[12]\d/)).toBeVisible();
    await expect(page.getByRole("button", { name: "1", exact: true })).toBeDisabled();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Not you? Back to the names" }).click();
    await page.getByRole("button", { name: /Imogen Hart/ }).click();
    await expect(page.getByRole("heading", { name: /you have no digits yet$/ })).toBeVisible();
    await expect(page.getByRole("img", { name: "Code for your own phone" })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
});

test("at a shift change in German, a half-typed note is its author's alone, and is there when they return (H3)", async ({
  openPage,
  openScene,
}) => {
  const scene = await openTowels(openScene);
  await askForTowels(scene, "204");
  const desk = await scene.caller.call("POST", scene.at("/desks"), { json: { name: "Empfang" } });
  const { code } = (await expectAnswer(desk)) as { code: string };
  for (const name of ["Imogen", "Tom", "Kerensa"]) await addDeskPerson(scene, name);
  const page = await openPage({ locale: "de-DE" });
  await page.goto(`/desk#${code}`);
  await untilAlive(page);
  await page.getByRole("button", { name: "Zum Desk machen" }).click();
  await expect(page.getByRole("heading", { name: "Wer ist am Desk?" })).toBeVisible();
  const note = page.getByLabel("Interne Notiz");
  const open = async () => {
    await page.getByRole("link", { name: /204/ }).first().click();
    await expect(note).toBeVisible();
  };
  const leave = () => page.getByRole("button", { name: "Zurück zu den Namen" }).click();

  await chooseName(page, "Imogen");
  await open();
  await note.fill("Der Gast wartet auf ein drittes Handtuch, bitte");
  await leave();
  const tile = page.getByRole("button", { name: /Imogen/ });
  await expect(tile).toContainText("Notiz");
  // The browser keeps it sealed: nobody reads it with the developer tools.
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).toContain("desk-kept");
  expect(stored).not.toContain("Handtuch");

  await chooseName(page, "Tom");
  await open();
  await expect(note).toHaveValue("");
  await note.fill("Tom war hier");
  await leave();

  await tile.click();
  await page.keyboard.type(DIGITS);
  await expect(note).toHaveValue("Der Gast wartet auf ein drittes Handtuch, bitte");
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect.poll(async () => (await fetchRequest(scene, "204")).staffNote).toContain("drittes Handtuch");
  await leave();
  await expect(tile).not.toContainText("Notiz");
});

test("an owner adds somebody without an address, and is shown their digits once (H3)", async ({
  page,
  openScene,
  enter,
}) => {
  const scene = await openScene();
  await enter(page, scene, "/people");
  await page.getByRole("button", { name: "Invite a person" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "More roles" }).click();
  await dialog.getByRole("radio", { name: /^Desk/ }).check();
  await dialog.getByLabel("No email address, for shared desks only").check();
  await dialog.getByLabel("Name").fill("Night desk");
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(dialog.getByText(/^\d{3} \d{3}$/)).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).last().click();
  const row = page.getByRole("row").filter({ hasText: "Night desk" });
  await expect(row).toContainText("No email address");
  await row.getByRole("button", { name: "Change access of Night desk" }).click();
  await expect(dialog.getByRole("radio", { name: /^Owner/ })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Give Night desk digits for the desk" }).click();
  await expect(dialog.getByText(/^\d{3} \d{3}$/)).toBeVisible();
});

test("without a connection the screen is covered when the person leaves, and the names return with it (H3)", async ({
  openPage,
  openScene,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/);
  const scene = await openTowels(openScene);
  await askForTowels(scene, "204");
  const desk = await scene.caller.call("POST", scene.at("/desks"), { json: { name: "Reception" } });
  const { code } = (await expectAnswer(desk)) as { code: string };
  await addDeskPerson(scene, "Imogen");
  const page = await openPage();
  await page.goto(`/desk#${code}`);
  await untilAlive(page);
  await page.getByRole("button", { name: "Make it a desk" }).click();
  await chooseName(page, "Imogen");
  await expect(page.getByText("204").first()).toBeVisible();
  // Its code is loaded after the screen.
  await expect(page.getByText("Imogen is at the desk")).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Back to the names" }).click();
  await expect(page.getByText("Not connected. The names return")).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole("heading", { name: "Who is at the desk?" })).toBeVisible();
});

/** Adds somebody without an address, whose digits were given to them. */
async function addDeskPerson({ caller }: Scene, displayName: string): Promise<void> {
  const added = await caller.call("POST", "/api/members/at-desk", { json: { displayName } });
  given.set(displayName, ((await expectAnswer(added)) as { digits: string }).digits);
}

/** Digits that an owner gave, until their person has chosen others. */
const given = new Map<string, string>();

/** Signs in at a desk, the first time with digits of one's own in place of given ones. */
async function chooseName(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: new RegExp(name) }).click();
  const digits = given.get(name);
  if (digits) {
    given.delete(name);
    await page.keyboard.type(digits);
    const entered = page.getByText(/^0 (?:of|von) 6$/);
    await expect(entered).toBeAttached();
    await page.keyboard.type(DIGITS);
    await expect(entered).toBeAttached();
  }
  await page.keyboard.type(DIGITS);
  await expect(page).toHaveURL(/\/inbox/);
}

/** Types digits as from a keyboard. */
async function type(page: Page, digits: string): Promise<void> {
  await page.keyboard.type(digits);
}
