import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { DEFAULT_TIME_ZONE } from "#domain/property/property.ts";
import { addDays, toLocalTime } from "#domain/zoned-time.ts";
import { findChromium } from "../find-browser.ts";
import { localSecrets } from "../local-secrets.ts";
import { requireFreePort, startServer } from "../local-server.ts";
import { writeHistory } from "../seed/history.ts";
import { DEMO, seed } from "../seed/seed.ts";

/*
 * Takes the pictures of the README: last month at the demo hotel, the same at any hour; its desk's requests of the
 * last hour; its announcements.
 */
const QUALITY_PERCENT = 85;
const TIME_ZONE = DEFAULT_TIME_ZONE;
const port = Number(process.env.PORT ?? 8_788);
const state = mkdtempSync(join(tmpdir(), "foyer-pictures-"));

async function withServer(act: (origin: string) => Promise<void>): Promise<void> {
  const server = await startServer({ port, state });
  try {
    await act(server.origin);
  } finally {
    server.stop();
    await server.ended;
  }
}

async function takePicture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  const options = { format: "webp", quality: QUALITY_PERCENT } as const;
  const { data } = await session.send("Page.captureScreenshot", options);
  const file = `docs/${name}.webp`;
  writeFileSync(file, Buffer.from(data, "base64"));
  console.log(`${file} is new.`);
}

async function takePictures(origin: string): Promise<void> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ["--no-sandbox"],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: "en-GB" });
    await page.goto(origin);
    await page.context().addCookies([{ name: "cookie-notice", value: "seen", url: origin }]);
    await page.getByLabel("Email").fill(DEMO.people[0].email);
    await page.getByLabel("Password", { exact: true }).fill(DEMO.password);
    await page.getByRole("button", { name: "Sign in" }).click();
    const row = page.getByRole("row").filter({ hasText: "Marlowe Harbour Hotel" });
    await row.getByRole("radio").check({ force: true });
    await page.getByRole("button", { name: "Continue" }).click();
    await page.waitForURL("**/setup/homepage");
    const { day } = toLocalTime(Date.now(), TIME_ZONE);
    const lastMonth = addDays(`${day.slice(0, 7)}-01`, -1).slice(0, 7);
    await page.goto(`${origin}/dashboard?range=monthly&date=${lastMonth}`);
    await page.getByRole("heading", { name: "Clicks per button" }).waitFor();
    await takePicture(page, "dashboard");
    await page.goto(`${origin}/inbox`);
    await page.getByRole("link").filter({ hasText: "Für zwei, bitte ohne Nüsse" }).first().click();
    await page.getByText("What the guest sees").waitFor();
    await page.getByText("Live", { exact: true }).waitFor();
    await takePicture(page, "inbox");
    await page.goto(`${origin}/announcements`);
    await page.getByRole("link").filter({ hasText: "The kitchen closes" }).click();
    await page.getByRole("button", { name: "End now" }).waitFor();
    await page.frameLocator("iframe[title^=Preview]").locator(".p-banner").waitFor();
    await page.getByText(/open portals/).waitFor();
    await takePicture(page, "announcements");
  } finally {
    await browser.close();
  }
}

try {
  await requireFreePort(port);
  const { CLIENT_KEY, OPS_TOKEN } = localSecrets();
  await withServer((origin) =>
    seed({ origin, send: (request) => fetch(request), clientKey: CLIENT_KEY, opsToken: OPS_TOKEN }),
  );
  writeHistory(state, { now: Date.now(), timeZone: TIME_ZONE });
  await withServer(takePictures);
} finally {
  rmSync(state, { recursive: true, force: true });
}
