import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { type LocalServer, startServer } from "../../scripts/local-server.ts";
import { seed } from "../../scripts/seed/seed.ts";
import { runQuietly } from "../../scripts/tool.ts";
import { e2eTarget, PORT } from "./setup/target.ts";
import { expect, test } from "./setup/test.ts";

// One server for the whole file.
test.describe.configure({ mode: "default" });

// The flag is everybody's, so this file has a server of its own: no other test is shut out by it.
const STATE = resolve(".wrangler/e2e-maintenance-state");
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
  let server: LocalServer;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    rmSync(STATE, { recursive: true, force: true });
    server = await startServer({ port: PORT + 1, state: STATE });
    await seed({ ...e2eTarget, origin: server.origin });
  });
  test.afterAll(async () => {
    server.stop();
    await server.ended;
  });

  test("replaces the screens, says when they are back, leaves guests alone and ends [S48, S51, S87, S155]", async ({
    page,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/status of 503/);
    kv("put", "maintenance", VALUE);
    try {
      await expect(async () => {
        await page.goto(server.origin);
        await expect(page.getByRole("heading", { name: "We are tidying up" })).toBeVisible({ timeout: 500 });
      }).toPass({ timeout: 40_000 });
      await expect(page.getByText("Expected back in about 30 minutes")).toBeVisible();
      await page.goto(`${server.origin}/setup/homepage`);
      await expect(page.getByRole("heading", { name: "We are tidying up" })).toBeVisible();
      expect((await page.request.get(`${server.origin}/p/marlowe-harbour`)).status()).toBe(200);
    } finally {
      kv("delete", "maintenance");
    }
    await expect(async () => {
      await page.goto(server.origin);
      await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 40_000 });
  });
});
