import type { Page } from "@playwright/test";
import { HOUR_MS } from "#domain/time.ts";
import { toWallTime } from "#domain/zoned-time.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import { usableButton } from "#tests/factories/draft.ts";
import { findViolations } from "../setup/axe.ts";
import { e2eTarget, expect, test } from "../setup/test.ts";

test.use({ expectedComplaints: [/status of 4(00|09|12)|net::ERR_FAILED|Failed to fetch/] });

const list = (page: Page) => page.getByRole("navigation", { name: "All announcements" });
const text = (page: Page) => page.getByLabel(/^Text: /);
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("staff write once, send, correct and end, and every desk sees it; what is wrong is said at its field and nothing is lost [N1, N8]", async ({
  page,
  openPage,
  openScene,
  enter,
}) => {
  const scene = await openScene();
  await expectAnswer(
    await scene.caller.call("POST", scene.at("/places"), { json: { kind: "room", ranges: "201-203" } }),
  );
  const other = await openPage();
  await enter(other, scene, "/announcements");
  await expect(other.getByRole("heading", { name: "No announcements at the moment" })).toBeVisible();

  await enter(page, scene, "/setup/homepage");
  await page.getByRole("link", { name: "Announcements", exact: true }).click();
  await press(page, "New announcement");
  await expect(page.getByText("The portal is not published yet. Guests see this once it is.")).toBeVisible();
  await press(page, "Send now");
  await expect(page.getByText("Fill in this field.")).toBeVisible();
  await text(page).fill("Lift 2 is out of order.");
  await page.getByLabel("Time it ends").fill("soon");
  await press(page, "Send now");
  await expect(page.getByText("Enter a time such as 16:00.")).toBeVisible();
  await expect(text(page)).toHaveValue("Lift 2 is out of order.");
  await page.getByLabel("Time it ends").fill("23.59");
  await page.getByText("By place").click();
  await page.getByRole("checkbox", { name: "Rooms 0" }).check();
  await press(page, "Single places");
  await page.getByRole("combobox", { name: "Find a place" }).fill("Room 202");
  await page.getByRole("option", { name: "Room 202" }).click();
  await expect(page.getByRole("button", { name: "Remove Room 202" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await press(page, "Save draft");
  await expect(page.getByText("Draft saved")).toBeVisible();
  await expect(list(other).getByRole("link")).toContainText(["Lift 2 is out of order."]);
  await expect(other.getByRole("heading", { name: "Choose an announcement" })).toBeVisible();
  await expect(list(other)).toContainText("Not sent");
  await press(page, "Send now");
  await expect(list(other)).toContainText("On now");
  await expect(list(other)).toContainText("Rooms and 1 place");

  // The other desk edits it; a person typing on the older version is notified and keeps their text.
  await text(page).fill("Lift 2 is out of order until 18:00.");
  await list(other).getByRole("link").click();
  await text(other).fill("Lift 2 is repaired at 18:00.");
  await press(other, "Save changes");
  await expect(list(page)).toContainText("Lift 2 is repaired at 18:00.");
  await expect(text(page)).toHaveValue("Lift 2 is out of order until 18:00.");
  await press(page, "Save changes");
  await expect(page.getByText("Someone else has changed this announcement.")).toBeVisible();
  await expect(text(page)).toHaveValue("Lift 2 is out of order until 18:00.");
  await expect(list(page)).toContainText("Lift 2 is repaired at 18:00.");
  await press(page, "Save changes");
  await expect(list(other)).toContainText("Lift 2 is out of order until 18:00.");
  await press(other, "End now");
  await expect(list(page)).toContainText(/Ended by .+/);
  await expect(text(page)).toHaveCount(0);
  await press(page, "Use again");
  await expect(text(page)).toHaveValue("Lift 2 is out of order until 18:00.");

  // Leaving unsaved text asks first.
  await text(page).fill("Lift 1 is out of order.");
  await list(page).getByRole("link").first().click();
  await page.getByRole("link", { name: "Dashboard", exact: true }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
});

test("a fourth within an hour is asked about, and a sheet is planned for a day of the property [N1, N8]", {
  tag: "@all",
}, async ({ page, openScene, enter }) => {
  const scene = await openScene();
  const content = {
    kind: "banner",
    audience: null,
    startsAt: null,
    endsAt: toWallTime(Date.now() + HOUR_MS, scene.property.timeZone),
  };
  for (const number of [1, 2, 3]) {
    const json = { content: { ...content, texts: { en: `Notice ${number}` } }, isSent: true };
    await expectAnswer(await scene.caller.call("POST", scene.at("/announcements"), { json }));
  }
  await enter(page, scene, "/announcements?open=new");
  await text(page).fill("Fire alarm test at 10:00. You need not leave your room.");
  await page.getByLabel("Sheet", { exact: true }).check();
  await page.getByRole("radio", { name: "Plan", exact: true }).check();
  await page.getByRole("button", { name: /^Day it ends/ }).click();
  await page.getByRole("button", { name: /next month|later month/i }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /\b15\b/ })
    .click();
  await page.getByRole("button", { name: /^Plan for/ }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Send this one as well?");
  await question.getByRole("button", { name: "Don’t send" }).click();
  await expect(text(page)).toHaveValue(/^Fire alarm test/);
  await page.getByRole("button", { name: /^Plan for/ }).click();
  await question.getByRole("button", { name: "Send it as well" }).click();
  await expect(list(page)).toContainText("Planned");
  await press(page, "Delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(list(page)).not.toContainText("Fire alarm");
});

test("who names a place that somebody else deletes is told at the field, takes it out and sends [N1, N8, R1]", {
  tag: "@all",
}, async ({ page, openScene, enter }) => {
  const scene = await openScene();
  const places = scene.at("/places");
  await expectAnswer(await scene.caller.call("POST", places, { json: { kind: "room", ranges: "201-202" } }));
  await enter(page, scene, "/announcements?open=new");
  await text(page).fill("No water until noon.");
  await page.getByText("By place").click();
  for (const name of ["Room 201", "Room 202"]) {
    await press(page, "Single places");
    await page.getByRole("option", { name }).click();
    await expect(page.getByRole("button", { name: `Remove ${name}` })).toBeVisible();
  }
  const { items } = (await expectAnswer(await scene.caller.call("GET", places))) as {
    items: readonly { id: string; name: string }[];
  };
  const remove = async (room: string) => {
    const placeIds = items.filter(({ name }) => name === room).map(({ id }) => id);
    await expectAnswer(await scene.caller.call("POST", scene.at("/places/remove"), { json: { placeIds } }));
  };
  await remove("201");
  // The channel delivers the removal before this person presses "Send now".
  await expect(page.getByRole("button", { name: "Remove 1 deleted place" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove Room 201" })).toHaveCount(0);
  await press(page, "Send now");
  await expect(page.getByText("One of the places has been deleted. Remove it to continue.")).toBeVisible();
  await expect(text(page)).toHaveValue("No water until noon.");
  await press(page, "Remove 1 deleted place");
  await press(page, "Send now");
  await expect(list(page)).toContainText("On now");
  await expect(list(page)).toContainText("1 place");
  await test.step("and reads in the list that nobody gets it, once its last place is deleted as well", async () => {
    await remove("202");
    await expect(list(page)).toContainText("1 deleted place");
    await expect(list(page)).toContainText("No one receives it: its places have been deleted");
  });
});

test("an emergency takes two seconds of pressing and says what it does; keys and typing do it as well, a slip does not [N4, N8]", async ({
  page,
  openPage,
  openScene,
  enter,
}) => {
  const scene = await (await openScene()).withButtons([usableButton("link", 1)]);
  await scene.publish();
  const screen = await openPage();
  // The channel counts a screen as open once the screen has received its first message.
  const opened = screen.waitForEvent("websocket").then((socket) => socket.waitForEvent("framereceived"));
  await screen.goto(`${e2eTarget.origin}/p/${scene.property.slug}/screen`);
  await opened;
  const counted: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/events")) counted.push(request.url());
  });
  await enter(page, scene, "/announcements?open=new");
  await expect(page.getByText("0 open portals, 1 screen")).toBeVisible();
  await expect(page.getByText("No one has the portal open now.")).toBeVisible();
  await text(page).fill("Leave the building now.");
  const portal = page.frameLocator("iframe[title^='Preview of']");
  await expect(portal.locator(".p-header ~ .p-news .p-banner")).toHaveText("Leave the building now.");
  await expect(portal.locator(".p-btn")).toHaveCount(1);
  await page.getByLabel("Emergency", { exact: true }).check();
  await expect(portal.locator(".p-alarm h2")).toContainText("Leave the building now");
  await expect(page.getByText("An emergency is for everyone.")).toBeVisible();
  await press(page, "Send emergency");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Every open portal is covered at once");
  await expect(dialog).toContainText("1 screen shows nothing else");
  await expect(dialog.getByRole("button", { name: "Don’t send" })).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  const hold = dialog.getByRole("button", { name: "Press and hold to send" });
  await hold.click();
  await hold.press("Space");
  // Slipping off the button sends nothing: a wrong send would be visible by the end of the next hold.
  await hold.hover();
  await page.mouse.down();
  await page.mouse.move(0, 0);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await hold.focus();
  await page.keyboard.down("Space");
  await expect(dialog).toBeHidden();
  await page.keyboard.up("Space");
  await expect(list(page).getByRole("link")).toHaveCount(1);
  await expect(list(page)).toContainText("Until you end it");
  await press(page, "End emergency");
  await expect(list(page)).toContainText("Ended by");

  await press(page, "Use again");
  await press(page, "Send emergency");
  await dialog.locator("summary").click();
  const send = dialog.getByRole("button", { name: "Send emergency" });
  await dialog.getByRole("textbox").fill("sen");
  await expect(send).toBeDisabled();
  await dialog.getByRole("textbox").fill("send");
  await send.click();
  await expect(list(page)).toContainText("On now");
  // Previews of the portal are not counted as visits.
  expect(counted).toEqual([]);
  const report = await expectAnswer(await scene.caller.call("GET", scene.at("/analytics")));
  expect(report).toMatchObject({ totals: { visits: { value: 0 } } });
});

test("the portal stays beside what is written until it is there in the next language [N8]", async ({
  page,
  openScene,
  enter,
}) => {
  const scene = await (await openScene({ languages: ["en", "ar"] })).withButtons([usableButton("link", 1)]);
  await scene.publish();
  await enter(page, scene, "/announcements?open=new");
  await text(page).fill("The pool is closed.");
  const portal = page.frameLocator("iframe[title^='Preview of']");
  await expect(portal.locator(".p-btn")).toHaveCount(1);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const path = `/p/${scene.property.slug}/ar`;
  await page.route(`**${path}`, async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest(`**${path}`);
  await page.getByRole("radio", { name: "Arabic, missing" }).check();
  await asked;
  await expect(portal.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("img", { name: /^Preview of/ })).toHaveCount(0);
  release();
  await expect(portal.locator("html")).toHaveAttribute("lang", "ar");
  await expect(portal.locator(".p-banner")).toContainText("The pool is closed.");
});

test("who has told guests nothing yet begins with a prepared text in every language, and keys write, send and lead through the list [N8]", async ({
  page,
  openScene,
  enter,
}) => {
  const scene = await openScene({ languages: ["en", "ar"] });
  await enter(page, scene, "/announcements");
  await page.getByRole("list", { name: "Ready-made texts" }).getByText("The lift is out of order").click();
  await expect(text(page)).toHaveValue("The lift is out of order. Please use the stairs.");
  await page.getByText("AR", { exact: true }).click();
  await expect(text(page)).toHaveValue(/المصعد/);
  await text(page).press("Control+Enter");
  await expect(list(page)).toContainText("On now");

  const end = page.getByRole("button", { name: "End now" });
  // The channel may update the list before the sending request is answered.
  await expect(end).toBeEnabled();
  await end.focus();
  await page.keyboard.press("n");
  await expect(text(page)).toBeFocused();
  await page.keyboard.type("The pool closes at 17:00.");
  await text(page).press("n");
  await expect(text(page)).toHaveValue("The pool closes at 17:00.n");
  // Typing during a save continues on the same announcement.
  const rows = list(page).getByRole("link");
  await page.route("**/announcements", async (route) => {
    await text(page).fill("The pool closes at 16:00.");
    await route.continue();
  });
  await press(page, "Save draft");
  await expect(page).toHaveURL(/open=(?!new)/);
  await page.unroute("**/announcements");
  await expect(text(page)).toHaveValue("The pool closes at 16:00.");
  await expect(rows).toHaveCount(2);
  await press(page, "Save draft");
  await expect(rows.first()).toContainText("The pool closes at 16:00.");
  await expect(rows).toHaveCount(2);

  await text(page).focus();
  await page.keyboard.press("Escape");
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(text(page)).toHaveValue("The lift is out of order. Please use the stairs.");
  // An emergency always asks for confirmation.
  await expect(end).toBeEnabled();
  await end.focus();
  await page.keyboard.press("n");
  await expect(text(page)).toBeFocused();
  await page.keyboard.type("Leave the building now.");
  await page.getByLabel("Emergency", { exact: true }).check();
  await text(page).press("Control+Enter");
  await expect(page.getByRole("button", { name: "Send emergency" })).toBeEnabled();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(rows).toHaveCount(2);

  await page.setViewportSize({ width: 1024, height: 800 });
  await press(page, "Preview");
  const phone = page.getByRole("dialog").getByRole("img", { name: /Leave the building now/ });
  await expect(phone).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
