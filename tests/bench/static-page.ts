import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import type { ScreenMoments } from "../factories/browser/screen-moments.ts";

/*
 * The static page that a screen is measured against: the answers that the screen got, from a server that has nothing to
 * do but send them. It names all scripts at once, so that none waits for another.
 */

/** An answer that a screen got. */
export interface Recorded {
  /** With its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Not compressed. */
  readonly body: Buffer;
}

declare global {
  interface Window {
    /** When the scripts of the static page had been executed, by path. */
    executed?: Record<string, number>;
  }
}

/** At the end of each script. */
const getNote = (path: string) => `\n(window.executed ??= {})[${JSON.stringify(path)}] = performance.now();`;
/** What a server says of one connection, or to one person. */
const NOT_KEPT = [
  ...["connection", "content-encoding", "content-length", "date", "keep-alive"],
  ...["set-cookie", "transfer-encoding"],
];

/** Records what a page is answered from now on. @returns what gives the answers, once all of them have come. */
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
  // The browser gives no body of fonts. They are everybody's.
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
  /** Serves these answers from now on. The page names the scripts at once. */
  readonly show: (answers: readonly Recorded[], scripts: readonly string[]) => void;
  readonly stop: () => void;
}

/** Serves static pages at a path, on a port of its own. */
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

/** The moments of a static page: it can be pressed when the last of its scripts has been executed. */
export async function readStaticMoments(page: Page, scripts: readonly string[]): Promise<ScreenMoments> {
  const moments = await page.waitForFunction((paths) => {
    const ends = paths.map((path) => window.executed?.[path] ?? Number.NaN);
    const pressable = Math.max(...ends);
    const readable = window.screenMoments?.readable;
    return Number.isNaN(pressable) || readable === undefined ? null : { readable, pressable };
  }, scripts);
  return (await moments.jsonValue()) as ScreenMoments;
}
