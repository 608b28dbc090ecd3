import type { Page } from "@playwright/test";
import { readQr } from "../../factories/browser/read-qr.ts";
import { e2eTarget, expect, test } from "../setup/test.ts";

const DEMO = `${e2eTarget.origin}/p/marlowe-harbour`;
/** A phone with a weak signal: 150 ms for each answer. */
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
};

/** Without a service worker: the page itself requests everything. */
const PHONE = { viewport: { width: 390, height: 844 }, serviceWorkers: "block" } as const;

async function isIdle(page: Page): Promise<void> {
  await expect(page.locator(".p-sheet").first()).toBeAttached();
  await page.waitForLoadState("networkidle");
}

test("the first press after the page was idle asks for nothing that it would have to wait for, nor does printing the card [S3, S11]", async ({
  openPage,
}) => {
  const page = await openPage(PHONE);
  const line = await page.context().newCDPSession(page);
  await line.send("Network.emulateNetworkConditions", SLOW_LINE);
  await page.goto(`${DEMO}/en`);
  await isIdle(page);
  await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[media="print"]')?.sheet);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.getByRole("link", { name: "Things to do" }).click();
  await expect(page.getByRole("dialog", { name: "Things to do" })).toBeVisible();
  // The sheet's picture may load later. Nothing waits for beacons.
  expect(asked.filter((address) => !/\/media\/|\/events$/.test(address))).toEqual([]);

  // Offline, printing could not load anything for the first time.
  await page.context().setOffline(true);
  await page.emulateMedia({ media: "print" });
  expect(readQr(await page.screenshot({ scale: "device" }))).toBe(`${DEMO}#qr`);
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.context().setOffline(false);
});

test("a press before that opens its sheet as soon as it is there, and a broken line leads to the page with all [S3]", async ({
  openPage,
}) => {
  const page = await openPage(PHONE);
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto(`${DEMO}/en`);
  await expect(page.locator(".p-sheet")).toHaveCount(0);
  await page.getByRole("link", { name: "Things to do" }).click();
  const dialog = page.getByRole("dialog", { name: "Things to do" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${DEMO}/en`);

  await page.route("**/sheets", (route) => route.abort());
  await page.reload();
  await page.getByRole("link", { name: "Things to do" }).click();
  await expect(page).toHaveURL(/\/en\?all/);
  await expect(dialog).toBeVisible();
});

test.describe("a page that was open when another version came", () => {
  // Its policy allows only the style of its own publication.
  test.use({ expectedComplaints: [/Content Security Policy|another publication|status of 404/] });

  for (const [what, late] of [
    ["has another style", { status: 200, body: "<style>.p-sheet{color:inherit}</style><dialog></dialog>" }],
    ["is not to be had", { status: 404, body: "" }],
  ] as const) {
    test(`leads a press to the page with all where what it fetches late ${what} [S3]`, {
      tag: late.status === 200 ? [] : "@all",
    }, async ({ openPage }) => {
      const page = await openPage(PHONE);
      await page.route("**/sheets", (route) => route.fulfill({ ...late, contentType: "text/html" }));
      await page.goto(`${DEMO}/en`);
      await page.getByRole("link", { name: "Things to do" }).click();
      await expect(page).toHaveURL(/\/en\?all/);
      await expect(page.getByRole("dialog", { name: "Things to do" })).toBeVisible();
    });
  }
});
