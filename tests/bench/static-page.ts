import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import type { ScreenMoments } from "../factories/browser/screen-moments.ts";

/*
 * The static page that a screen is measured against: the screen's recorded answers from a plain file server. It lists
 * all scripts at once, so that none waits for another.
 */

/** An answer that a screen got. */
export interface Recorded {
  /** Includes the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Uncompressed. */
  readonly body: Buffer;
}

declare global {
  interface Window {
    /** Execution time of each script of the static page, by path. */
    executed?: Record<string, number>;
  }
}

/** Appended to each script. */
const getNote = (path: string) => `\n(window.executed ??= {})[${JSON.stringify(path)}] = performance.now();`;
/** Headers about one connection or person. */
const NOT_KEPT = [
  ...["connection", "content-encoding", "content-length", "date", "keep-alive"],
  ...["set-cookie", "transfer-encoding"],
];

/** Records a page's answers from now on. @returns a function that resolves with them when all have arrived. */
export function recordAnswers(page: Page, origin: string): () => Promise<readonly Recorded[]> {
  const answers: Promise<Recorded>[] = [];
  page.on("response", (response) => {
    const isGood = response.ok() && response.request().method() === "GET";
    if (isGood && response.url().startsWith(`${origin}/`)) answers.push(readAnswer(response));
  });
  return () => Promise.all(answers);
}

async function readAnswer(response: Response): Promise<Recorded> {
  const { pathname, search } = new URL(response.url());
  // The browser withholds font bodies. Fonts are public, so fetch them.
  const isFont = response.request().resourceType() === "font";
  const body = isFont ? await readFile(response.url()) : await response.body();
  return { path: pathname + search, headers: await response.allHeaders(), body };
}

async function readFile(address: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(address)).arrayBuffer());
}

function servedAs({ path, headers, body }: Recorded) {
  const kept = Object.entries(headers).filter(([name]) => !NOT_KEPT.includes(name));
  const whole = path.endsWith(".js") ? Buffer.concat([body, Buffer.from(getNote(path))]) : body;
  if (!("content-encoding" in headers)) return { headers: Object.fromEntries(kept), body: whole };
  return { headers: { ...Object.fromEntries(kept), "content-encoding": "gzip" }, body: gzipSync(whole) };
}

interface StaticServer {
  readonly origin: string;
  /** Serves these answers from now on. The page lists the scripts at once. */
  readonly show: (answers: readonly Recorded[], scripts: readonly string[]) => void;
  readonly stop: () => void;
}

/** Serves static pages at a path, on its own port. */
export async function serveStatic(page: string): Promise<StaticServer> {
  const files = new Map<string, ReturnType<typeof servedAs>>();
  const server = createServer(({ url = "" }, response) => {
    const file = files.get(url) ?? files.get(url.replace(/\?.*/, ""));
    if (file) response.writeHead(200, file.headers).end(file.body);
    else response.writeHead(404).end();
  }).listen(0, "localhost");
  await once(server, "listening");
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    show: (answers, scripts) => {
      const link = scripts.map((script) => `<${script}>; rel=modulepreload`).join(", ");
      for (const answer of answers) {
        const headers = answer.path === page ? { ...answer.headers, link } : answer.headers;
        files.set(answer.path, servedAs({ ...answer, headers }));
      }
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Milestones of a static page: pressable when its last script has run. */
export async function readStaticMoments(page: Page, scripts: readonly string[]): Promise<ScreenMoments> {
  const moments = await page.waitForFunction((paths) => {
    const ends = paths.map((path) => window.executed?.[path] ?? Number.NaN);
    const pressable = Math.max(...ends);
    const readable = window.screenMoments?.readable;
    return Number.isNaN(pressable) || readable === undefined ? null : { readable, pressable };
  }, scripts);
  return (await moments.jsonValue()) as ScreenMoments;
}
