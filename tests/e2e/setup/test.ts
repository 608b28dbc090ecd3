import { setTimeout } from "node:timers/promises";
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
  type TestInfo,
} from "@playwright/test";
import { ACTIVE_PROPERTY_COOKIE } from "#app/session/active-property.ts";
import type { Property } from "#domain/property/property.ts";
import { createAccount, createProperty, DEMO_PASSWORD, signIn } from "#scripts/api/caller.ts";
import { SET_UP_ANNOTATION } from "#scripts/test/reports.ts";
import type { Scene } from "../../factories/scene.ts";
import { clearContext, takeContext, takePage } from "./kept-context.ts";
import { openStockScene, signInByCookie } from "./stock.ts";
import { addCookie, e2eTarget } from "./target.ts";

type PropertyValues = NonNullable<Parameters<typeof createProperty>[2]>;

/** Opens a page in another browser than `page`: a second person's or a guest's. */
export type OpenPage = (options?: BrowserContextOptions) => Promise<Page>;

interface Fixtures {
  /** A browser with an empty cache, for tests that count or time requests. */
  isColdBrowser: boolean;
  /** Browser complaints that this test expects; any other fails it. */
  expectedComplaints: RegExp[];
  openPage: OpenPage;
  /** A separate group, so that tests do not share data. */
  openScene: (property?: PropertyValues) => Promise<Scene>;
  /** Signs a scene's person in on this page, and opens their property at a path. */
  enter: (page: Page, scene: Scene, path?: string) => Promise<void>;
}

/** Harmless console error when a page closes during the handshake of its live channel. */
const LEFT_BEHIND =
  /^WebSocket connection to '[^']*\/api\/live[^']*' failed: (?:Connection closed before receiving a handshake response|WebSocket is closed before the connection is established)/;

export const test = base.extend<Fixtures>({
  expectedComplaints: async ({ browserName: _any }, use) => {
    await use([]);
  },
  isColdBrowser: [false, { option: true }],
  context: async ({ browser, baseURL, viewport, hasTouch, isColdBrowser }, use) => {
    const kind = { given: { baseURL, viewport, hasTouch }, index: 0 };
    const context = isColdBrowser ? await browser.newContext() : await takeContext(browser, kind);
    await delayAnswers(context);
    await use(context);
    if (isColdBrowser) await context.close();
    else await clearContext(context, baseURL);
  },
  page: async ({ context, expectedComplaints }, use) => {
    const page = await takePage(context);
    const complaints = watch(page);
    await use(page);
    expect(complaints.filter((line) => !expectedComplaints.some((pattern) => pattern.test(line)))).toEqual(
      [],
    );
  },
  openPage: async ({ browser, baseURL, viewport, hasTouch }, use) => {
    const given = { baseURL, viewport, hasTouch };
    const taken: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await takeContext(browser, { given, options, index: taken.length + 1 });
      taken.push(context);
      await delayAnswers(context);
      return takePage(context);
    });
    for (const context of taken) await clearContext(context, baseURL);
  },
  openScene: async ({ browserName: _any }, use, testInfo) => {
    await use((property = {}) => timed(testInfo, openStockScene(property)));
  },
  enter: async ({ browserName: _any }, use, testInfo) => {
    await use((page, scene, path = "/setup/homepage") => timed(testInfo, enterByCookie(page, scene, path)));
  },
});

export { expect };

/** Records the duration of a set-up step for the run's summary. */
async function timed<Value>({ annotations }: TestInfo, work: Promise<Value>): Promise<Value> {
  const startedAt = Date.now();
  const value = await work;
  annotations.push({ type: SET_UP_ANNOTATION, description: String(Date.now() - startedAt) });
  return value;
}

async function enterByCookie(page: Page, { caller, property }: Scene, path: string): Promise<void> {
  await signInByCookie(page, caller.user.email);
  await openProperty(page, property, path);
}

/**
 * Delays the browser's API calls by `E2E_DELAY_MS` milliseconds: a test that reads a saved value without waiting for
 * it then fails every time, not only on a busy machine.
 */
async function delayAnswers(context: BrowserContext): Promise<void> {
  const delay = Number(process.env.E2E_DELAY_MS ?? 0);
  if (delay === 0) return;
  await context.route("**/api/**", async (route) => {
    await setTimeout(delay);
    await route.fallback().catch(() => undefined);
  });
}

/** All complaints of the browser: console, page errors and policy violations. */
export function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    const text = message.text();
    if (/^(?:error|warning)$/.test(message.type()) && !LEFT_BEHIND.test(text)) complaints.push(text);
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return complaints;
}

/** Waits until React has hydrated every control; earlier input stays in the browser. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const controls = [...document.querySelectorAll("main input, main button, main a")];
    const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps"));
    return controls.length > 0 && controls.every(isAlive);
  });
}

let emails = 0;

function uniqueEmail(): string {
  emails += 1;
  return `person-${process.pid}-${Date.now()}-${emails}@e2e.example`;
}

export async function signInByForm(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.goto("/");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Opens a screen with a property chosen, as on a later visit. */
export async function openProperty(page: Page, property: Pick<Property, "id">, path: string): Promise<void> {
  await addCookie(page, ACTIVE_PROPERTY_COOKIE, property.id);
  await page.goto(path);
  await untilAlive(page);
}

/** A property with nothing set up opens with its answers. */
const FIRST_SCREEN = /\/(?:setup\/homepage|answers)$/;

/** Opens a property from the site selection, which is skipped with one property. */
export async function choose(page: Page, property: Pick<Property, "name">): Promise<void> {
  const row = page.getByRole("row").filter({ hasText: property.name });
  await row.or(page.locator("#content")).first().waitFor();
  if (FIRST_SCREEN.test(page.url())) return;
  await page.getByRole("row").filter({ hasText: property.name }).getByRole("radio").check({ force: true });
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(FIRST_SCREEN);
}

export { createAccount, createProperty, e2eTarget, signIn, signInByCookie, uniqueEmail };
