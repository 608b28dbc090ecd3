import { resolve } from "node:path";
import { runQuietly } from "../../scripts/tool.ts";
import { e2eTarget, expect, signInByForm, test } from "./setup/test.ts";

const STATE = resolve(".wrangler/e2e-state");
const VALUE = '{"maintenance":true,"time":"about 30 minutes"}';

/** What operations type, against this run's data. */
function kv(...command: string[]): void {
  const { ok, output } = runQuietly("wrangler", [
    "kv",
    "key",
    ...command,
    "--binding",
    "FLAGS",
    "--local",
    "--persist-to",
    STATE,
  ]);
  if (!ok) throw new Error(output);
}

test.describe("maintenance", () => {
  // The flag is everybody's: nothing else may run meanwhile, so this file is the last of one worker's.
  test("replaces the screens, says when they are back, leaves guests alone and ends [S48, S51, S87, S155]", async ({
    page,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/status of 503/);
    kv("put", "maintenance", VALUE);
    try {
      await expect(async () => {
        await page.goto("/");
        await expect(page.getByRole("heading", { name: "We are tidying up" })).toBeVisible({ timeout: 500 });
      }).toPass({ timeout: 40_000 });
      await expect(page.getByText("Expected back in about 30 minutes")).toBeVisible();
      await page.goto("/setup/homepage");
      await expect(page.getByRole("heading", { name: "We are tidying up" })).toBeVisible();
      expect((await page.request.get(`${e2eTarget.origin}/p/marlowe-harbour`)).status()).toBe(200);
    } finally {
      kv("delete", "maintenance");
    }
    await expect(async () => {
      await page.goto("/");
      await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 40_000 });
    await signInByForm(page, "staff@foyer.example");
    await expect(page.getByRole("heading", { name: "Choose a property" })).toBeVisible();
  });
});
