import type { Page } from "@playwright/test";
import { judgeScreens, STAFF_PHONE } from "../../factories/browser/run-lighthouse.ts";
import { choose, e2eTarget, expect, test } from "../setup/test.ts";

const PERFECT = { accessibility: 100, "best-practices": 100 };
const at = (path: string) => `${e2eTarget.origin}${path}`;

async function signInToDemo(page: Page): Promise<void> {
  await page.goto(at("/"));
  await page.getByLabel("Email").fill("staff@foyer.example");
  await page.getByLabel("Password", { exact: true }).fill("foyer-demo-2026");
  await page.getByRole("button", { name: "Sign in" }).click();
  await choose(page, { name: "Marlowe Harbour Hotel" });
}

test("Lighthouse finds nothing to mend on the sign-in screen at a desk [S34]", async () => {
  test.setTimeout(180_000);
  const [verdict] = await judgeScreens([at("/")], async () => undefined);
  expect(verdict).toEqual({ path: "/", scores: PERFECT, faults: [] });
});

test("Lighthouse finds nothing to mend on site selection, setup and dashboard [S37, S39, S40]", async () => {
  test.setTimeout(300_000);
  const paths = ["/", "/setup/homepage", "/setup/buttons", "/dashboard"];
  const verdicts = await judgeScreens(paths.map(at), signInToDemo);
  expect(verdicts).toEqual(paths.map((path) => ({ path, scores: PERFECT, faults: [] })));
});

test("Lighthouse finds nothing to mend on the inbox of a phone, and on a request that is open there [R11]", async () => {
  test.setTimeout(300_000);
  const addresses = ["/inbox", "/inbox?group=done", "/inbox/feedback"].map(at);
  const verdicts = await judgeScreens(
    addresses,
    async (page) => {
      await signInToDemo(page);
      await page.goto(at("/inbox"));
      const open = await page.locator("[data-request]").first().getAttribute("href");
      addresses.push(at(open ?? ""));
    },
    STAFF_PHONE,
  );
  const paths = ["/inbox", "/inbox", "/inbox/feedback", "/inbox"];
  expect(verdicts).toEqual(paths.map((path) => ({ path, scores: PERFECT, faults: [] })));
});
