import { expectAnswer } from "#scripts/api/caller.ts";
import { CHECK_OUT, sampleAnswers, savedAnswers } from "../../factories/answers.ts";
import { usableButton } from "../../factories/draft.ts";
import { expect, test } from "../setup/test.ts";

test("the past is shown as guests saw it, compared with now, and one button of it comes back; a page that can't be loaded comes with the next try [T11, T12, S173]", async ({
  page,
  openScene,
  enter,
  expectedComplaints,
}) => {
  // Pages of the past are not counted: their scripts are blocked.
  expectedComplaints.push(/Blocked script execution/, /net::ERR_FAILED|Failed to fetch/);
  const scene = await openScene();
  const menu = usableButton("link", 3, "Menu");
  await scene.withButtons([
    usableButton("link", 1, "Spa"),
    usableButton("link", 2, "Regatta boat trips"),
    menu,
  ]);
  await scene.publish("Regatta week");
  await scene.withButtons([usableButton("link", 1, "Spa & wellness"), menu], { revision: 1 });
  await scene.publish("Winter");

  await enter(page, scene, "/setup/publish");
  await page.route("**/setup/history/page?*", (route) => route.abort());
  await page.getByRole("link", { name: "History" }).click();
  const failed = page.getByRole("alert").filter({ hasText: "This page couldn’t be loaded." });
  await expect(failed).toBeVisible();
  await page.unroute("**/setup/history/page?*");
  await failed.getByRole("button", { name: "Try again" }).click();
  const now = page.frameLocator('iframe[title^="What guests saw: Now"]');
  await expect(now.getByText("Spa & wellness")).toBeVisible();
  // A future time becomes now, with a note.
  await page.getByRole("textbox", { name: "Time" }).fill("23:59");
  await page.getByRole("textbox", { name: "Time" }).press("Enter");
  await expect(
    page.getByText("That moment is in the future, so you see the page as it is now."),
  ).toBeVisible();
  const knob = page.getByRole("slider", { name: "Moment" });
  await expect(knob).toHaveAttribute("aria-valuetext", "Now, Version 2");
  await knob.press("ArrowDown");
  await expect(knob).toHaveAttribute("aria-valuetext", /, \d\d:\d\d, Version 2$/);
  await knob.press("ArrowDown");
  await expect(knob).toHaveAttribute("aria-valuetext", /, \d\d:\d\d, Version 1$/);
  const then = page.frameLocator("iframe").first();
  await expect(then.getByText("Regatta boat trips")).toBeVisible();
  // The frame shows the old page with its own policy and without a screen's permissions.
  const address = await page.locator("iframe").first().getAttribute("src");
  const served = await page.request.get(address ?? "");
  expect(served.headers()["content-security-policy"]).toMatch(
    /style-src 'sha256-.*script-src 'self';.*frame-ancestors 'self'/,
  );
  expect(served.headers()["x-portal-exact"]).toBe("yes");

  await page.getByRole("switch", { name: "Compare with now" }).click();
  await expect(now.getByText("Spa & wellness")).toBeVisible();
  const differences = page.getByRole("group", { name: "2 differences" });
  await expect(differences.getByRole("button", { name: "Spa: renamed" })).toBeVisible();
  await differences.getByRole("button", { name: "Regatta boat trips: removed" }).click();
  // One outline for a removed button, two for renamed ones.
  await expect(page.locator(".shadow-device [aria-hidden] > span > span")).toHaveText(["1", "2", "1"]);
  // The address holds the full state: a reload or another tab shows the same.
  await expect(page).toHaveURL(/[?&]at=.*&version=1&language=en&compare=now/);
  await page.reload();
  await expect(then.getByText("Regatta boat trips")).toBeVisible();
  await differences.getByRole("button", { name: "Regatta boat trips: removed" }).click();
  await page.goBack();
  await expect(page.getByRole("switch", { name: "Compare with now" })).not.toBeChecked();
  await page.goForward();
  await differences.getByRole("button", { name: "Regatta boat trips: removed" }).click();
  await page.getByRole("button", { name: "Bring this button back" }).click();
  await expect(page.getByText("Brought back to your draft")).toBeVisible();
  const draft = await expectAnswer(await scene.caller.call("GET", scene.at("/draft")));
  expect(JSON.stringify(draft)).toContain("Regatta boat trips");
  await page.goto("/setup/buttons");
  await expect(page.getByText("Regatta boat trips").first()).toBeVisible();
});

test("an answer of the past is named, read beside the present one, and comes back [A4, T11, T12]", {
  tag: "@all",
}, async ({ page, openScene, enter, expectedComplaints }) => {
  expectedComplaints.push(/Blocked script execution/);
  const scene = await openScene();
  const { caller, at } = scene;
  const saveAnswers = async (time: string, revision: number) => {
    const json = sampleAnswers({ "check-out": { ...CHECK_OUT, time } });
    await expectAnswer(await caller.call("PUT", at("/documents/answers"), { json, revision }));
  };
  await scene.withButtons([usableButton("link", 1, "Spa")]);
  await saveAnswers("11:00", 1);
  await scene.publish("Regatta week");
  await saveAnswers("10:00", 2);
  await scene.publish("Winter");

  await enter(page, scene, "/setup/history");
  const knob = page.getByRole("slider", { name: "Moment" });
  await knob.press("ArrowDown");
  await knob.press("ArrowDown");
  await page.getByRole("switch", { name: "Compare with now" }).click();
  await page
    .getByRole("group", { name: "1 difference" })
    .getByRole("button", { name: /Check-out/ })
    .click();
  const sides = page.getByRole("definition");
  await expect(sides).toHaveText(["Check-out until 11:00.", "Check-out until 10:00."]);
  await page.getByRole("radio", { name: "Guide" }).press("Space");
  for (const [frame, text] of [
    [page.frameLocator("iframe").first(), "Check-out until 11:00."],
    [page.frameLocator('iframe[title^="What guests saw: Now"]'), "Check-out until 10:00."],
  ] as const)
    await expect(frame.locator("#check-out")).toContainText(text);
  expect(new URL(page.url()).searchParams.get("page")).toBe("guide");
  await page.getByRole("button", { name: "Bring this answer back" }).click();
  await expect(page.getByText("Brought back to your draft")).toBeVisible();
  expect((await savedAnswers(scene)).body.byQuestion["check-out"]).toEqual(CHECK_OUT);
});
