import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import { ACTIVE_PROPERTY_COOKIE } from "#app/session/active-property.ts";
import type { Property } from "#domain/property/property.ts";
import { expectAnswer, signIn, type Target } from "#scripts/api/caller.ts";
import { findChromium } from "#scripts/find-chromium.ts";
import { localSecrets } from "#scripts/local-secrets.ts";
import { startServer } from "#scripts/local-server.ts";
import { DEMO, seed } from "#scripts/seed/seed.ts";
import {
  type AskedFile,
  type FileKind,
  filesUntil,
  readMoments,
  type ScreenMoments,
  watchMoments,
} from "../factories/browser/screen-moments.ts";
import type { Line } from "./line.ts";
import { median } from "./median.ts";

const PORT = 8_795;
const STATE = resolve(".wrangler/bench-slow-state");
const ROUNDS = 3;
const KILOBYTE = 1_024;
const SECOND_MS = 1_000;
/** 400 ms to the first byte of each answer, and 1.6 Mbit/s for all of them together. */
const SLOW_LINE = { offline: false, latency: 400, downloadThroughput: 200_000, uploadThroughput: 200_000 };
const VIEWPORT = { width: 1440, height: 900 };

interface Screen {
  readonly path: string;
  /** What is waited for. */
  readonly selector: string;
  readonly cookies: readonly { readonly name: string; readonly value: string }[];
}

interface Visit extends ScreenMoments {
  readonly files: readonly AskedFile[];
}

interface Opened {
  readonly address: string;
  readonly selector: string;
  /**
   * Where the tab has been before. Without it the tab is new: there the browser starts a process for the page, as
   * `cross-origin-opener-policy` asks, before it draws anything, and the least page takes 0.85 to 1.2 s.
   */
  readonly from?: string;
}

/** Opens a screen over the slow line, in a tab of its own. */
async function visit(context: BrowserContext, { address, selector, from }: Opened): Promise<Visit> {
  const page = await context.newPage();
  if (from !== undefined) await page.goto(from, { waitUntil: "networkidle" });
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.emulateNetworkConditions", SLOW_LINE);
  await watchMoments(page, selector);
  await page.goto(address, { waitUntil: "commit" });
  const moments = await readMoments(page);
  const files = await filesUntil(page, moments);
  // What comes when the screen is idle belongs to the first visit as well.
  await page.waitForLoadState("networkidle");
  await page.close();
  return { ...moments, files };
}

/** A visit of a browser that has nothing, and the next one, in a tab that is on another screen of the product. */
async function visitTwice(browser: Browser, origin: string, { path, selector, cookies }: Screen) {
  const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: "reduce" });
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: origin })));
  const cold = await visit(context, { address: origin + path, selector });
  // Somebody who is nobody is led to the sign-in screen.
  const from = `${origin}/settings`;
  const warm = await visit(context, { address: origin + path, selector, from });
  await context.close();
  return { cold, warm };
}

function bytesOf(files: readonly AskedFile[], kind: FileKind): number {
  return files.filter((file) => file.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0);
}

/** The cookies of somebody who works in the demo property: of a session of its own, as a browser renews it. */
async function enterDemo(target: Target) {
  const caller = await signIn(target, DEMO.people[0].email);
  const list = await expectAnswer(await caller.call("GET", "/api/properties?limit=50"));
  const property = (list as { items: Property[] }).items.find(({ slug }) => slug === DEMO.slug);
  if (!property) throw new Error("The demo property is not there.");
  const [name = "", value = ""] = caller.cookie.split("=");
  return [
    { name, value },
    { name: ACTIVE_PROPERTY_COOKIE, value: property.id },
  ];
}

/** Visits the Buttons tab and the sign-in screen in turn. */
export async function visitScreens(target: Target) {
  const tab = { path: "/setup/buttons", selector: "[data-tile]" };
  const signInScreen: Screen = { path: "/", selector: "input[name=password]", cookies: [] };
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: ["--no-sandbox"],
  });
  const buttons: Awaited<ReturnType<typeof visitTwice>>[] = [];
  const signIns: Visit[] = [];
  while (buttons.length < ROUNDS) {
    buttons.push(await visitTwice(browser, target.origin, { ...tab, cookies: await enterDemo(target) }));
    signIns.push((await visitTwice(browser, target.origin, signInScreen)).cold);
  }
  await browser.close();
  return { cold: buttons.map(({ cold }) => cold), warm: buttons.map(({ warm }) => warm), signIn: signIns };
}

/** How soon staff can read and press a screen on a slow line, and what has to come until then. */
export async function measureSlowLine(): Promise<Line[]> {
  rmSync(STATE, { recursive: true, force: true });
  const server = await startServer({ port: PORT, state: STATE });
  try {
    const { CLIENT_KEY, OPS_TOKEN } = localSecrets();
    const send = (request: Request) => fetch(request);
    const target = { origin: server.origin, send, clientKey: CLIENT_KEY, opsToken: OPS_TOKEN };
    await seed(target);
    return linesOf(await visitScreens(target));
  } finally {
    server.stop();
    await server.ended;
  }
}

function linesOf({ cold, warm, signIn }: Awaited<ReturnType<typeof visitScreens>>): Line[] {
  const most = (what: string, unit: string, budget: number, measured: number): Line => ({
    what: `${what}, at 400 ms and 1.6 Mbit/s`,
    measured,
    budget,
    bound: "most",
    unit,
  });
  const seconds = (visits: readonly Visit[], moment: keyof ScreenMoments) =>
    median(visits.map((one) => one[moment])) / SECOND_MS;
  const kilobytes = (visits: readonly Visit[], kind: FileKind) =>
    median(visits.map(({ files }) => bytesOf(files, kind))) / KILOBYTE;
  const scriptFiles = median(cold.map(({ files }) => files.filter(({ kind }) => kind === "script").length));
  return [
    most("Buttons tab, cold, readable", "s", 1, seconds(cold, "readable")),
    most("Buttons tab, cold, pressable", "s", 2.5, seconds(cold, "pressable")),
    most("Buttons tab, warm, readable", "s", 0.6, seconds(warm, "readable")),
    most("Buttons tab, warm, pressable", "s", 0.8, seconds(warm, "pressable")),
    most("script until the Buttons tab is pressable", "KB", 235, kilobytes(cold, "script")),
    most("files of it", "files", 12, scriptFiles),
    most("style until then", "KB", 20, kilobytes(cold, "style")),
    most("fonts until then", "KB", 80, kilobytes(cold, "font")),
    most("sign-in screen, cold, pressable", "s", 1.8, seconds(signIn, "pressable")),
    most("script of the sign-in screen", "KB", 130, kilobytes(signIn, "script")),
  ];
}
