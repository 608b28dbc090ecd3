import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import type { Target } from "#scripts/api/caller.ts";
import { findChromium } from "#scripts/find-browser.ts";
import { localSecrets } from "#scripts/local-secrets.ts";
import { startServer } from "#scripts/local-server.ts";
import { seed } from "#scripts/seed/seed.ts";
import {
  type AskedFile,
  type FileKind,
  filesUntil,
  readMoments,
  type ScreenMoments,
  watchMoments,
} from "../factories/browser/screen-moments.ts";
import { enterDemo } from "./enter-demo.ts";
import { type Line, median } from "./line.ts";
import { type Recorded, readStaticMoments, recordAnswers, serveStatic } from "./static-page.ts";

const PORT = 8_795;
const STATE = resolve(".wrangler/bench-slow-state");
const ROUNDS = 3;
const KILOBYTE = 1_024;
const SECOND_MS = 1_000;
/** 400 ms to the first byte of each answer, and 1.6 Mbit/s in total. */
const SLOW_LINE = { offline: false, latency: 400, downloadThroughput: 200_000, uploadThroughput: 200_000 };
const LOOKS = { viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" } as const;

interface Screen {
  readonly path: string;
  /** The element to wait for. */
  readonly selector: string;
  readonly cookies: readonly { readonly name: string; readonly value: string }[];
}

interface Visit extends ScreenMoments {
  readonly files: readonly AskedFile[];
  readonly answers: readonly Recorded[];
}

/** A tab on the slow line that records the milestones of its next page. */
async function openTab(
  context: BrowserContext,
  selector: string,
  /**
   * The page before. `null`: a new tab, where `cross-origin-opener-policy` makes the browser start a process before it
   * paints, which takes even the smallest page 0.85 to 1.2 s.
   */
  from: string | null,
): Promise<Page> {
  const page = await context.newPage();
  if (from !== null) await page.goto(from, { waitUntil: "networkidle" });
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.emulateNetworkConditions", SLOW_LINE);
  await watchMoments(page, selector);
  return page;
}

async function visit(page: Page, address: string): Promise<Visit> {
  const answers = recordAnswers(page, new URL(address).origin);
  await page.goto(address, { waitUntil: "commit" });
  const moments = await readMoments(page);
  const files = await filesUntil(page, moments);
  // Wait until the idle screen's prefetches have ended, so that they don't slow the next visit.
  await page.waitForLoadState("networkidle");
  const all = await answers();
  await page.close();
  return { ...moments, files, answers: all };
}

/** A cold visit, then one from another screen of the product; then both again with static pages. */
async function visitTwice(browser: Browser, origin: string, { path, selector, cookies }: Screen) {
  const context = await browser.newContext(LOOKS);
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: origin })));
  const cold = await visit(await openTab(context, selector, null), origin + path);
  // Without a session the Worker redirects to the sign-in screen.
  const warm = await visit(await openTab(context, selector, `${origin}/settings`), origin + path);
  await context.close();
  const bare = await visitStatic(browser, { path, selector }, { cold, warm });
  return { cold: { ...cold, bare: bare.cold }, warm: { ...warm, bare: bare.warm } };
}

async function visitStatic(
  browser: Browser,
  { path, selector }: Pick<Screen, "path" | "selector">,
  { cold, warm }: Readonly<Record<"cold" | "warm", Visit>>,
): Promise<Readonly<Record<"cold" | "warm", ScreenMoments>>> {
  const context = await browser.newContext(LOOKS);
  const server = await serveStatic(path);
  const look = async (visited: Visit, from: string | null) => {
    const scripts = visited.files.filter(({ kind }) => kind === "script").map((file) => file.path);
    server.show(visited.answers, scripts);
    const page = await openTab(context, selector, from);
    await page.goto(server.origin + path, { waitUntil: "commit" });
    const moments = await readStaticMoments(page, scripts);
    await page.waitForLoadState("networkidle");
    await page.close();
    return moments;
  };
  const bare = { cold: await look(cold, null), warm: await look(warm, `${server.origin}${path}?before`) };
  await context.close();
  server.stop();
  return bare;
}

function sumBytes(files: readonly AskedFile[], kind: FileKind): number {
  return files.filter((file) => file.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0);
}

const EDITORS = {
  "the Buttons tab": { path: "/setup/buttons", selector: "[data-tile]" },
  Answers: { path: "/answers", selector: "[data-question]" },
};

/** Visits the editors and the sign-in screen in turn. */
export async function visitScreens(target: Target) {
  const signInScreen: Screen = { path: "/", selector: "input[name=password]", cookies: [] };
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: ["--no-sandbox"],
  });
  const editors = Object.entries(EDITORS).map(([name, screen]) => ({
    name,
    screen,
    cold: [] as Compared[],
    warm: [] as Compared[],
  }));
  const signIns: Compared[] = [];
  while (signIns.length < ROUNDS) {
    for (const { screen, cold, warm } of editors) {
      const visited = await visitTwice(browser, target.origin, {
        ...screen,
        cookies: await enterDemo(target),
      });
      cold.push(visited.cold);
      warm.push(visited.warm);
    }
    signIns.push((await visitTwice(browser, target.origin, signInScreen)).cold);
  }
  await browser.close();
  return { editors, signIn: signIns };
}

/** Times until staff can read and press a screen on a slow line, and the bytes needed until then. */
export async function measureSlowLine(): Promise<Line[]> {
  rmSync(STATE, { recursive: true, force: true });
  const server = await startServer({ port: PORT, state: STATE });
  try {
    const { CLIENT_KEY, OPS_TOKEN } = localSecrets();
    const send = (request: Request) => fetch(request);
    const target = { origin: server.origin, send, clientKey: CLIENT_KEY, opsToken: OPS_TOKEN };
    await seed(target);
    return toLines(await visitScreens(target));
  } finally {
    server.stop();
    await server.ended;
  }
}

type Compared = Awaited<ReturnType<typeof visitTwice>>["cold"];

function toLines({ editors, signIn }: Awaited<ReturnType<typeof visitScreens>>): Line[] {
  const most = (what: string, unit: string, budget: number, measured: number): Line => ({
    what: `${what}, at 400 ms and 1.6 Mbit/s`,
    measured,
    budget,
    bound: "most",
    unit,
  });
  /** Times are printed but have no budget: they depend on the machine. */
  const against = (what: string, moment: keyof ScreenMoments, visits: readonly Compared[]) => {
    const seconds = (times: readonly number[]) => (median(times) / SECOND_MS).toFixed(2);
    const ours = seconds(visits.map((one) => one[moment]));
    const bare = seconds(visits.map((one) => one.bare[moment]));
    const ratio = median(visits.map((one) => one[moment] / one.bare[moment]));
    return most(`${what} (${ours} s), against a static page of its files (${bare} s)`, "times", 1.4, ratio);
  };
  const kilobytes = (visits: readonly Visit[], kind: FileKind) =>
    median(visits.map(({ files }) => sumBytes(files, kind))) / KILOBYTE;
  const countScripts = ({ files }: Visit) => files.filter(({ kind }) => kind === "script").length;
  return [
    ...editors.flatMap(({ name, cold, warm }) => [
      against(`${name}, cold, readable`, "readable", cold),
      against(`${name}, cold, pressable`, "pressable", cold),
      against(`${name}, warm, readable`, "readable", warm),
      against(`${name}, warm, pressable`, "pressable", warm),
      most(`script until ${name} can be pressed`, "KB", 235, kilobytes(cold, "script")),
      most("files of it", "files", 15, median(cold.map(countScripts))),
    ]),
    against("sign-in screen, cold, pressable", "pressable", signIn),
    most("script of the sign-in screen", "KB", 130, kilobytes(signIn, "script")),
  ];
}
