import { readFile } from "node:fs/promises";
import { RECORD_WORDS } from "#domain/account/record-words.ts";
import type { Button } from "#domain/content/button.ts";
import { INTERFACE_LANGUAGES } from "#domain/language.ts";
import { sampleId, usableButton } from "../../factories/draft.ts";
import type { Scene } from "../../factories/scene.ts";
import { e2eTarget, expect, test } from "../setup/test.ts";

/** Publishes a guest services button, and sends requests as guests do. */
async function askFor(
  scene: Scene,
  asked: readonly (readonly [room: string, note: string])[],
): Promise<readonly string[]> {
  const service = { id: sampleId(42), name: "Breakfast", icon: "food", note: true };
  const button = { ...usableButton("guest-services", 1, "Guest services"), services: [service] } as Button;
  await scene.withButtons([button]);
  await scene.publish();
  const codes: string[] = [];
  for (const [room, note] of asked) {
    const body = new URLSearchParams({ button: button.id, service: service.id, language: "en", room, note });
    const headers = { origin: e2eTarget.origin, "sec-fetch-site": "same-origin" };
    const address = `${e2eTarget.origin}/p/${scene.property.slug}/requests`;
    const answer = await fetch(address, { method: "POST", body, headers });
    codes.push(/<bdi[^>]*>([^<]+)/.exec(await answer.text())?.[1]?.replaceAll("\u2060", "") ?? "");
  }
  return codes;
}

test("an owner is asked before a shorter time, finds a guest's data by the room and erases what is ticked [G8, D20]", {
  tag: "@all",
}, async ({ page, openScene, enter }) => {
  const scene = await openScene({ features: { guestServices: true } });
  const codes = await askFor(scene, [
    ["214", "Two eggs"],
    ["214", "بيضتان من فضلك"],
    ["1214", "Tea"],
  ]);
  await enter(page, scene, "/settings");
  await page.getByRole("link", { name: "Guest data" }).click();

  const kept = page.getByLabel("Kept for: Requests");
  await kept.selectOption("7 days");
  const dialog = page.getByRole("alertdialog", { name: "Keep requests for 7 days?" });
  await expect(dialog).toContainText("0 more will be deleted tonight.");
  await dialog.getByRole("button", { name: "Keep 30 days" }).click();
  await expect(kept).toHaveValue("30");
  await kept.selectOption("7 days");
  await dialog.getByRole("button", { name: "Keep for 7 days" }).click();
  await expect(page.getByText("Kept for 7 days from now on")).toBeVisible();
  await expect(kept).toHaveValue("7");
  await kept.selectOption("90 days");
  await expect(page.getByText("Kept for 90 days from now on")).toBeVisible();

  await page.getByLabel("Room", { exact: true }).fill("214");
  await page.getByRole("button", { name: "Find", exact: true }).click();
  await expect(page.getByRole("row", { name: /Request: Breakfast/ })).toHaveCount(3);
  // Another room number contains the typed one: it is listed but not selected.
  await expect(page.getByText("Erase 2 entries of room 214?")).toBeVisible();
  await page.getByRole("button", { name: "Erase 2 entries" }).click();
  await expect(page.getByText("2 entries of room 214 erased")).toBeVisible();
  await expect(page.getByText("Two eggs")).toHaveCount(0);
  await expect(page.getByText("Tea")).toBeVisible();

  await page.getByRole("radio", { name: "Reference" }).click();
  const code = codes[2] ?? "";
  await page.getByRole("textbox", { name: "Reference" }).fill(` ${code.toLowerCase().replaceAll("-", " ")}`);
  await page.getByRole("button", { name: "Find", exact: true }).click();
  await expect(page.getByRole("cell", { name: code })).toBeVisible();
  await page.getByRole("button", { name: "Erase 1 entry" }).click();
  await expect(page.getByText("No data for this reference")).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download for printing" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toContain("-processing.html");
  const text = await readFile(await file.path(), "utf8");
  expect(text).toContain("Record of processing activities (Art. 30 GDPR)");
  expect(text).toContain("Bringing guests what they ask for");
});

test("the record of processing has the words of each language [G8]", async ({ openScene }) => {
  const scene = await openScene();
  for (const language of INTERFACE_LANGUAGES) {
    const path = scene.at("/guest-data/record?format=html");
    const answer = await scene.caller.call("GET", path, { headers: { "accept-language": language } });
    expect(await answer.text()).toContain(`<h1>${RECORD_WORDS[language].title}</h1>`);
  }
});
