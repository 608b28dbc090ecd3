import type { Page } from "@playwright/test";
import { messagesOf } from "#app/messages/messages-of.ts";
import { TITLE_LINES_MAX } from "#domain/limits.ts";
import { REFUSED_VALUES, type RefusedValue, soundButton } from "../factories/refused-values.ts";
import { expect, test } from "./setup/test.ts";

const { problems } = messagesOf("en");

/** What the field says: the limit by its number where a field counts its lines. */
function wordsOf({ code }: RefusedValue): string {
  return code === "too_many_lines" ? problems.limits.lines(TITLE_LINES_MAX) : problems.fields[code];
}

function labelled(page: Page, { control = "" }: RefusedValue) {
  return page
    .getByRole("complementary", { name: "Edit button" })
    .getByRole("textbox", { name: control })
    .first();
}

test.describe("a value that the API refuses", () => {
  // The galleries of these cases name a picture that was never stored.
  test.use({ expectedComplaints: [/status of 404/] });

  for (const refused of REFUSED_VALUES.filter(({ control }) => control !== undefined)) {
    test(`${refused.what} is refused at its field, and stays there [${refused.requirement}]`, async ({
      page,
      openScene,
      enter,
    }) => {
      const scene = await openScene();
      const path = scene.at("/documents/buttons?language=en");
      const sound = soundButton(refused);
      await scene.caller.call("PUT", path, { json: { buttons: [sound] }, revision: 0 });
      await enter(page, scene, `/setup/buttons?button=${sound.id}`);
      const field = labelled(page, refused);
      await field.fill(String(refused.value));
      await field.blur();
      await expect(page.getByText(wordsOf(refused)).first()).toBeVisible();
      await page.getByRole("button", { name: "Save button" }).click();
      await expect(page.getByText("Missing button information")).toBeVisible();
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).not.toHaveValue("");
      const kept = await (await scene.caller.call("GET", path)).json();
      expect(kept).toMatchObject({ revision: 1, body: { buttons: [{ name: "Sound" }] } });
    });
  }
});
