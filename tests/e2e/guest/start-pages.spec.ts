import type { Place } from "#domain/place/place.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import { usableButton } from "../../factories/draft.ts";
import { findViolations } from "../setup/axe.ts";
import { publishButtons } from "../setup/offline.ts";
import { e2eTarget, expect, test } from "../setup/test.ts";

const MENU = usableButton("popup", 1, "Menu");
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

test("staff choose that tables start with the menu, and a guest who scans one reads it, with and without scripts [R3]", async ({
  page,
  openPage,
  openScene,
  enter,
}) => {
  const scene = await openScene();
  await publishButtons(scene, [MENU, usableButton("click-to-call", 2, "Reception")]);
  const json = { kind: "table", ranges: "4", lines: "room;214" };
  await expectAnswer(await scene.caller.call("POST", scene.at("/places"), { json }));
  const listed = await expectAnswer(await scene.caller.call("GET", scene.at("/places?kind=table")));
  const [table] = (listed as { items: Place[] }).items;

  await enter(page, scene, "/places");
  await page.getByRole("button", { name: "Where cards lead" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Rooms")).toHaveValue("");
  await expect(dialog.getByLabel("Tables").getByRole("option")).toHaveText(["The portal", "Menu"]);
  await dialog.getByLabel("Tables").selectOption("Menu");
  await expect(page.getByText("Saved. It applies immediately.")).toBeVisible();
  await expect(dialog.getByLabel("Tables")).toHaveValue(MENU.id);
  expect(await findViolations(page)).toEqual([]);

  for (const javaScriptEnabled of [true, false]) {
    const phone = await openPage({ ...PHONE, javaScriptEnabled });
    const beaconSent = javaScriptEnabled
      ? phone.waitForRequest((request) => request.url().endsWith("/events"))
      : Promise.resolve(null);
    await phone.goto(`${e2eTarget.origin}/q/${table?.code}`);
    const sheet = phone.locator(`#d-${MENU.id}`);
    await expect(sheet).toBeVisible();
    await sheet.getByRole("link", { name: "Close" }).click();
    await expect(sheet).toBeHidden();
    await expect(phone.getByRole("link", { name: "Reception" })).toBeVisible();
    if (!javaScriptEnabled) continue;
    expect(new URL(phone.url()).search + new URL(phone.url()).hash).toBe("");
    await phone.evaluate(() => dispatchEvent(new Event("pagehide")));
    const beacon = await beaconSent;
    expect(beacon?.postDataJSON()).toMatchObject({ events: [{ kind: "view", via: "qr" }] });
  }
});

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with" : "without";
  test(`a guest who scans a table is asked for consent first, and reads the menu whatever they answer, ${how} scripts [R3, S11]`, {
    tag: "@all",
  }, async ({ openPage, openScene }) => {
    const scene = await openScene();
    const json = { marketingConsent: true };
    await expectAnswer(await scene.caller.call("PUT", scene.at("/documents/qr"), { json, revision: 1 }));
    await publishButtons(scene, [MENU]);
    const places = { kind: "table", ranges: "4", lines: "" };
    await expectAnswer(await scene.caller.call("POST", scene.at("/places"), { json: places }));
    const start = { buttonId: MENU.id, was: null };
    await expectAnswer(await scene.caller.call("PUT", scene.at("/start-pages/table"), { json: start }));
    const listed = await expectAnswer(await scene.caller.call("GET", scene.at("/places")));
    const [table] = (listed as { items: Place[] }).items;
    for (const answer of ["Not now", "Yes, that’s fine"]) {
      // A different phone for each answer: a guest is asked once.
      const phone = await openPage({ ...PHONE, javaScriptEnabled });
      await phone.goto(`${e2eTarget.origin}/q/${table?.code}`);
      await expect(phone.locator(`#d-${MENU.id}`)).toHaveCount(0);
      await phone.getByRole("button", { name: answer }).click();
      await expect(phone.locator(`#d-${MENU.id}`)).toBeVisible();
    }
  });
}
