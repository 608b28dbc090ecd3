import type { Page } from "@playwright/test";
import { messagesOf } from "#app/messages/messages-of.server.ts";
import { REFUSED_VALUES, type RefusedValue, soundButton } from "../factories/refused-values.ts";
import { expect, test } from "./setup/test.ts";

const { problems } = messagesOf("en");

function labelled(page: Page, { control = "" }: RefusedValue) {
  return page
    .getByRole("complementary", { name: "Edit button" })
    .getByRole("textbox", { name: control })
    .first();
}

test.describe("a value that the API refuses", () => {
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
      await expect(page.getByText(problems.fields[refused.code]).first()).toBeVisible();
      await page.getByRole("button", { name: "Save button" }).click();
      await expect(page.getByText("Missing button information")).toBeVisible();
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).not.toHaveValue("");
      const kept = await (await scene.caller.call("GET", path)).json();
      expect(kept).toMatchObject({ revision: 1, body: { buttons: [{ name: "Sound" }] } });
    });
  }
});
