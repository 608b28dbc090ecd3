import { readFileSync } from "node:fs";
import { localSecrets } from "#scripts/local-secrets.ts";
import { build } from "#scripts/local-server.ts";
import { DEMO } from "#scripts/seed/seed.ts";
import { UPLOAD_KILOBYTES_MAX, workerUploadBytes } from "../factories/browser/worker-upload.ts";
import { measureFirstLoad } from "../factories/first-load.ts";
import { measureBeacon } from "./beacon.ts";
import { measureGuide, measureGuideSize } from "./guide.ts";
import { publishFullest, publishHeaviest } from "./heaviest-page.ts";
import { judgePortals, PERFORMANCE_MIN } from "./judge-demo.ts";
import type { Line } from "./line.ts";
import { measureLive } from "./live.ts";
import { throughputRatio } from "./load.ts";
import { measureNews } from "./news.ts";
import { measureScreenSizes } from "./screen-sizes.ts";
import { measureSearch } from "./search.ts";
import { measureSlowLine } from "./slow-line.ts";
import { measureStaff } from "./staff.ts";
import { measureTimedPage } from "./timed-page.ts";
import { getHeaders, type Running, startBareAnswer, startBareRead, startFoyer } from "./workers.ts";

/** Cold portals, requested once each: more than an isolate remembers. */
const COLD_PORTALS = 1_600;
const KILOBYTE = 1_024;

/** Measurements by name: `npm run bench -- pages sizes`. */
const PARTS = {
  pages: async (foyer) => [
    await measureWarm(foyer),
    ...(await measureTimedPage(foyer)),
    await measureCold(foyer),
    await measureGuide(foyer),
    await measureBeacon(foyer),
  ],
  sizes: async (foyer) => [
    ...(await measureBytes(foyer)),
    await measureGuideSize(foyer),
    ...(await measureScreenSizes(foyer)),
    measureUpload(),
  ],
  staff: measureStaff,
  slow: measureSlowLine,
  search: measureSearch,
  live: async (foyer) => [...(await measureLive(foyer)), ...(await measureNews(foyer))],
  lighthouse: judge,
  rows: async () => countRows(),
} satisfies Readonly<Record<string, (foyer: Running) => Promise<readonly Line[]>>>;

const isPart = (name: string): name is keyof typeof PARTS => Object.hasOwn(PARTS, name);

const asked = process.argv.slice(2);
if (!asked.every(isPart)) {
  console.error(`There is no such part. Parts are: ${Object.keys(PARTS).join(", ")}.`);
  process.exit(2);
}
localSecrets();
build();
const foyer = await startFoyer();
const lines: Line[] = [];
for (const [name, measure] of Object.entries(PARTS)) {
  if (asked.length === 0 || asked.some((part) => part === name)) lines.push(...(await measure(foyer)));
}
await foyer.miniflare.dispose();
for (const line of lines) console.log(getText(line));
const over = lines.filter((line) => !isWithin(line)).length;
console.log(
  over === 0 ? `All ${lines.length} lines are within their budgets.` : `${over} over their budgets.`,
);
process.exitCode = over === 0 ? 0 : 1;

function isWithin({ measured, budget, bound }: Line): boolean {
  return bound === "least" ? measured >= budget : measured <= budget;
}

function getText(line: Line): string {
  const { what, measured, budget, bound, unit } = line;
  const share = budget === 0 ? "" : `, ${(measured / budget).toFixed(2)} of it`;
  const sign = bound === "least" ? "≥" : "≤";
  return `${isWithin(line) ? "✓" : "✗"} ${measured.toFixed(2)} ${unit} (budget ${sign} ${budget}${share}) ${what}`;
}

/** The demo's page and its headers, for a bare Worker to send the same. */
async function demoPage(): Promise<{ html: string; headers: Record<string, string> }> {
  const page = await fetch(`${foyer.origin}/p/${DEMO.slug}`);
  return { html: await page.text(), headers: getHeaders(page) };
}

async function measureWarm({ origin }: Running): Promise<Line> {
  const { html, headers } = await demoPage();
  const bare = await startBareAnswer(html, headers);
  const path = `/p/${DEMO.slug}`;
  const measured = await throughputRatio({ origin, paths: [path] }, { origin: bare.origin, paths: [path] });
  await bare.miniflare.dispose();
  return {
    what: "guest page, isolate warm, against a bare Worker with the same bytes",
    measured,
    budget: 0.9,
    bound: "least",
    unit: "",
  };
}

async function measureCold({ origin, miniflare }: Running): Promise<Line> {
  const { headers } = await demoPage();
  const bare = await startBareRead(headers);
  const { value, metadata } = await readDemo(miniflare);
  const { PORTALS: portals } = await miniflare.getBindings<{ PORTALS: KVNamespace }>();
  const { PAGES: pages } = await bare.miniflare.getBindings<{ PAGES: KVNamespace }>();
  const slugs = Array.from({ length: COLD_PORTALS }, (_, index) => `cold-${index}`);
  for (const slug of slugs) {
    await portals.put(`portal:${slug}`, value, { metadata: { ...metadata, slug } });
    await pages.put(`/p/${slug}`, value);
  }
  const paths = slugs.map((slug) => `/p/${slug}`);
  const measured = await throughputRatio({ origin, paths }, { origin: bare.origin, paths });
  await bare.miniflare.dispose();
  return {
    what: "guest page, isolate cold to it, against a bare Worker with one KV read",
    measured,
    budget: 0.6,
    bound: "least",
    unit: "",
  };
}

async function readDemo(miniflare: Running["miniflare"]) {
  const { PORTALS: portals } = await miniflare.getBindings<{ PORTALS: KVNamespace }>();
  const { value, metadata } = await portals.getWithMetadata<object>(`portal:${DEMO.slug}`, "arrayBuffer");
  if (value === null) throw new Error("The demo portal is not published.");
  return { value, metadata };
}

/** Bytes that a browser loads for each published page of the demo, and for the heaviest page that staff can make. */
async function measureBytes(foyer: Running): Promise<Line[]> {
  const read = async (path: string) => (await fetch(foyer.origin + path)).text();
  const { html } = await demoPage();
  const paths = [...html.matchAll(/ hrefLang="([a-z]{2})" href/g)].map(
    ([, code]) => `/p/${DEMO.slug}/${code}`,
  );
  const pages = [
    ...paths,
    "/p/ms-aurelia-nord/en",
    await publishHeaviest(foyer),
    await publishFullest(foyer),
  ];
  const loads = await Promise.all(pages.map((path) => measureFirstLoad(path, read)));
  const most = (bytes: readonly number[]) => Math.max(...bytes) / KILOBYTE;
  return [
    {
      what: "first load of the heaviest guest page: HTML, CSS and script, compressed",
      measured: most(loads.map(({ bytes }) => bytes)),
      budget: 11.5,
      bound: "most",
      unit: "KB",
    },
    {
      what: "of it script, hours included",
      measured: most(loads.map(({ scriptBytes }) => scriptBytes)),
      budget: 1.8,
      bound: "most",
      unit: "KB",
    },
  ];
}

function measureUpload(): Line {
  return {
    what: "Worker upload, compressed as wrangler counts it",
    measured: workerUploadBytes() / KILOBYTE,
    budget: UPLOAD_KILOBYTES_MAX,
    bound: "most",
    unit: "KB",
  };
}

/** Lighthouse's scores of the guest page on a slow phone: performance, and the lowest of the others. */
async function judge(): Promise<Line[]> {
  return (await judgePortals()).flatMap(({ page, scores: { performance, ...others } }): Line[] => {
    const [[least] = [""]] = Object.entries(others).sort(([, one], [, other]) => one - other);
    const toLine = (category: string, measured: number, budget: number): Line => ({
      what: `Lighthouse, guest page (${page}): ${category}`,
      measured,
      budget,
      bound: "least",
      unit: "points",
    });
    return [
      toLine("performance", performance, PERFORMANCE_MIN),
      toLine(`${least}, the least of the other three`, Math.min(...Object.values(others)), 100),
    ];
  });
}

/** `npm test` counts each route's D1 use in workerd; read the counts from there. */
function countRows(): Line[] {
  const counts = JSON.parse(readFileSync("tests/api/contract/query-counts.json", "utf8")) as Record<
    string,
    { rowsRead?: number }
  >;
  return Object.entries(counts).flatMap(([work, { rowsRead }]): Line[] => {
    if (rowsRead === undefined) return [];
    const budget = work === "guest page" || work === "beacon" ? 0 : rowsRead;
    return [{ what: `D1 rows read: ${work}`, measured: rowsRead, budget, bound: "most", unit: "rows" }];
  });
}
