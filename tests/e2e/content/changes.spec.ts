import { BRAND_TEMPLATE as TEMPLATE } from "#brand/template.ts";
import type { Button } from "#domain/content/button.ts";
import { BREAKFAST, sampleAnswers, sampleEntry, savedAnswers } from "../../factories/answers.ts";
import { usableButton } from "../../factories/draft.ts";
import type { Scene } from "../../factories/scene.ts";
import { expect, test } from "../setup/test.ts";

async function save({ caller, at }: Scene, document: string, json: unknown): Promise<void> {
  const path = at(`/documents/${document}`);
  const { revision } = (await (await caller.call("GET", path)).json()) as { revision: number };
  expect((await caller.call("PUT", path, { json, revision })).status).toBe(200);
}

function saveButtons(scene: Scene, buttons: readonly Button[]): Promise<void> {
  return save(scene, "buttons?language=en", { buttons });
}

async function publish({ caller, at }: Scene): Promise<void> {
  expect((await caller.call("POST", at("/publish"), { json: { note: "" } })).status).toBe(201);
}

const [spa, bar] = [usableButton("link", 1, "Spa"), usableButton("map", 2, "Harbour bar")] as const;

test.describe("what changes", () => {
  test("is listed before publishing with its words marked, compared between versions, and brought back [T10, T12]", async ({
    page,
    openScene,
    enter,
  }) => {
    const scene = await openScene();
    await saveButtons(scene, [spa, bar]);
    await publish(scene);
    await enter(page, scene, "/setup/publish");
    const send = page.getByRole("button", { name: "Publish", exact: true });
    await expect(page.getByRole("heading", { name: "What changes with version 2" })).toBeVisible();
    await expect(page.getByText("Nothing has changed since version 1.")).toHaveCount(2);
    await expect(send).toBeDisabled();

    await saveButtons(scene, [{ ...spa, name: "Spa & wellness" }]);
    await save(scene, "theme", { ...TEMPLATE.theme, primary: "#1c3557" });
    const table = page.getByRole("table", { name: "What changes with version 2" });
    const renamed = table.getByRole("row", { name: /^Spa & wellness Renamed/ });
    await expect(renamed.getByRole("insertion")).toHaveText("& wellness");
    await expect(table.getByRole("row", { name: /^Harbour bar Removed/ }).getByRole("deletion")).toHaveText(
      "Map",
    );
    await expect(table.getByRole("row", { name: /^Primary colour/ })).toContainText("#1C3557");
    await expect(page.getByText(/^3 changes since version 1, published /)).toBeVisible();
    await expect(send).toBeEnabled();

    await table.getByRole("button", { name: "Bring “Harbour bar” back as in version 1" }).click();
    await expect(page.getByText("Brought back to your draft")).toBeVisible();
    await expect(table.getByRole("row", { name: /^Harbour bar/ })).toBeHidden();
    await page.getByRole("button", { name: "Undo" }).first().click();
    await expect(table.getByRole("row", { name: /^Harbour bar Removed/ })).toBeVisible();

    await send.click();
    await expect(page.getByText("Nothing has changed since version 2.").first()).toBeVisible();
    // Wait for the row of version 2, which moves the rows below it.
    await expect(page.getByRole("rowheader", { name: "2", exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Compare version 1 with your draft" }).click();
    await page.getByLabel("To", { exact: true }).selectOption({ label: "Your draft" });
    await expect(page.getByRole("table", { name: "What changed: Version 1 → Your draft" })).toContainText(
      "Renamed",
    );
  });

  test("of answers names the question, with both answers as guests read them, and each is brought back [A4, A5, T10, T12]", {
    tag: "@all",
  }, async ({ page, openScene, enter }) => {
    const scene = await openScene();
    const bees = sampleEntry(1, "Rooftop bees");
    await saveButtons(scene, [spa]);
    await save(scene, "answers", sampleAnswers({ breakfast: BREAKFAST }, [bees]));
    await publish(scene);
    const price = { kind: "costs", amount: 21.5, per: "person" } as const;
    await save(scene, "answers", sampleAnswers({ breakfast: { ...BREAKFAST, price } }));
    await enter(page, scene, "/setup/publish");
    const table = page.getByRole("table", { name: "What changes with version 2" });
    const row = table.getByRole("row", { name: /^Breakfast/ });
    await expect(row.getByRole("cell").nth(0)).toHaveText(
      "Every day 07:00 to 10:30. Garden Room. £18.00 per person.",
    );
    await expect(row.getByRole("insertion")).toContainText("21.50");

    await row.getByRole("button", { name: "Bring “Breakfast” back as in version 1" }).click();
    await expect(row).toBeHidden();
    const { body } = await savedAnswers(scene);
    expect([body.byQuestion.breakfast, body.entries]).toEqual([BREAKFAST, []]);
    await page.getByRole("button", { name: "Undo" }).first().click();
    await expect(row).toBeVisible();
    await table.getByRole("button", { name: "Bring “Rooftop bees” back as in version 1" }).click();
    await expect(table.getByRole("row", { name: /^Rooftop bees/ })).toBeHidden();
    await table.getByRole("button", { name: "Bring “Answers” back as in version 1" }).click();
    await expect(page.getByText("Nothing has changed since version 1.").first()).toBeVisible();
    expect((await savedAnswers(scene)).body).toEqual(sampleAnswers({ breakfast: BREAKFAST }, [bees]));
    // The draft that answers were brought back into is named by them.
    await expect(page.getByRole("listitem").filter({ hasText: "Rooftop bees" })).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Breakfast" })).toBeVisible();
  });

  test("is named at the top of every tab, with a list that stays live while it is open [T10]", {
    tag: "@all",
  }, async ({ page, openScene, enter }) => {
    const scene = await openScene();
    await saveButtons(scene, [spa]);
    await publish(scene);
    await enter(page, scene, "/setup/theme");
    const chip = page.getByRole("button", { name: /unpublished change/i });
    await expect(page.getByText("Version 1 is live")).toBeVisible();
    await expect(chip).toBeHidden();
    await saveButtons(scene, [{ ...spa, name: "Wellness" }]);
    await chip.click();
    const list = page.getByRole("dialog", { name: "Unpublished changes" });
    await expect(list).toContainText("Wellness · Renamed");
    await expect(chip).toHaveText("1 unpublished change");
    await saveButtons(scene, [{ ...spa, name: "Wellness" }, bar]);
    await expect(list).toContainText("Harbour bar · Added in position 2");
    await expect(chip).toHaveText("2 unpublished changes");
    await list.getByRole("link", { name: "Go to Publish" }).click();
    await expect(page.getByRole("heading", { name: "What changes with version 2" })).toBeVisible();
  });
});
