import { readFileSync } from "node:fs";
import { localSecrets } from "../../scripts/local-secrets.ts";
import { build } from "../../scripts/local-server.ts";
import { DEMO } from "../../scripts/seed/seed.ts";
import { workerUploadBytes } from "../factories/browser/worker-upload.ts";
import { firstLoadOf } from "../factories/first-load.ts";
import { measureBeacon } from "./beacon.ts";
import { publishFullest, publishHeaviest } from "./heaviest-page.ts";
import { judgePortals } from "./judge-demo.ts";
import type { Line } from "./line.ts";
import { measureLive } from "./live.ts";
import { throughputRatio } from "./load.ts";
import { measureStaff } from "./staff.ts";
import { measureTimedPage } from "./timed-page.ts";
import { headersOf, type Running, startBareAnswer, startBareRead, startFoyer } from "./workers.ts";

/** Portals that are each asked for once and then forgotten: more than an isolate remembers. */
const COLD_PORTALS = 1_600;
const KILOBYTE = 1_024;

localSecrets();
build();

const foyer = await startFoyer();
const page = await fetch(`${foyer.origin}/p/${DEMO.slug}`);
const html = await page.text();
const headers = headersOf(page);

const lines: Line[] = [
  {
    what: "guest page, isolate warm, against a bare Worker with the same bytes",
    measured: await measureWarm(),
    budget: 0.8,
    bound: "least",
    unit: "",
  },
  await measureTimedPage(foyer),
  {
    what: "guest page, isolate cold to it, against a bare Worker with one KV read",
    measured: await measureCold(),
    budget: 0.9,
    bound: "least",
    unit: "",
  },
  ...(await measureBytes()),
  await measureBeacon(foyer),
  ...(await measureStaff(foyer)),
  ...(await measureLive(foyer)),
  ...(await judge()),
  {
    what: "Worker upload, compressed as wrangler counts it",
    measured: workerUploadBytes() / KILOBYTE,
    budget: 560,
    bound: "most",
    unit: "KB",
  },
];
await foyer.miniflare.dispose();

for (const { what, measured, budget, bound, unit } of [...lines, ...countRows()]) {
  const isGood = bound === "least" ? measured >= budget : measured <= budget;
  const sign = bound === "least" ? "≥" : "≤";
  const share = budget === 0 ? "" : `, ${(measured / budget).toFixed(2)} of it`;
  console.log(
    `${isGood ? "✓" : "✗"} ${measured.toFixed(2)} ${unit} (budget ${sign} ${budget}${share}) ${what}`,
  );
}

async function measureWarm(): Promise<number> {
  const bare = await startBareAnswer(html, headers);
  const path = `/p/${DEMO.slug}`;
  const ratio = await throughputRatio(
    { origin: foyer.origin, paths: [path] },
    { origin: bare.origin, paths: [path] },
  );
  await bare.miniflare.dispose();
  return ratio;
}

async function measureCold(): Promise<number> {
  const bare = await startBareRead(headers);
  const { value, metadata } = await read(foyer);
  const { PORTALS: portals } = await foyer.miniflare.getBindings<{ PORTALS: KVNamespace }>();
  const { PAGES: pages } = await bare.miniflare.getBindings<{ PAGES: KVNamespace }>();
  const slugs = Array.from({ length: COLD_PORTALS }, (_, index) => `cold-${index}`);
  for (const slug of slugs) {
    await portals.put(`portal:${slug}`, value, { metadata });
    await pages.put(`/p/${slug}`, value);
  }
  const paths = slugs.map((slug) => `/p/${slug}`);
  const ratio = await throughputRatio({ origin: foyer.origin, paths }, { origin: bare.origin, paths });
  await bare.miniflare.dispose();
  return ratio;
}

async function read({ miniflare }: Running) {
  const { PORTALS: portals } = await miniflare.getBindings<{ PORTALS: KVNamespace }>();
  const { value, metadata } = await portals.getWithMetadata(`portal:${DEMO.slug}`, "arrayBuffer");
  if (value === null) throw new Error("The demo portal is not published.");
  return { value, metadata };
}

/** What a browser fetches by itself of each published page of the demo, and of the heaviest that staff can make. */
async function measureBytes(): Promise<Line[]> {
  const read = async (path: string) => (await fetch(foyer.origin + path)).text();
  const paths = [...html.matchAll(/ hrefLang="([a-z]{2})" href/g)].map(
    ([, code]) => `/p/${DEMO.slug}/${code}`,
  );
  const pages = [
    ...paths,
    "/p/ms-aurelia-nord/en",
    await publishHeaviest(foyer),
    await publishFullest(foyer),
  ];
  const loads = await Promise.all(pages.map((path) => firstLoadOf(path, read)));
  const most = (bytes: readonly number[]) => Math.max(...bytes) / KILOBYTE;
  return [
    {
      what: "first load of the heaviest guest page: HTML, CSS and script, compressed",
      measured: most(loads.map(({ bytes }) => bytes)),
      budget: 12.5,
      bound: "most",
      unit: "KB",
    },
    {
      what: "of it script, hours included",
      measured: most(loads.map(({ scriptBytes }) => scriptBytes)),
      budget: 2.5,
      bound: "most",
      unit: "KB",
    },
  ];
}

/** Lighthouse's points for the guest page as a slow phone meets it. */
async function judge(): Promise<Line[]> {
  return (await judgePortals()).map(({ page, scores }) => {
    const [[category, measured] = ["", 0]] = Object.entries(scores).sort(([, one], [, other]) => one - other);
    return {
      what: `Lighthouse, guest page (${page}), the least of four: ${category}`,
      measured,
      budget: 100,
      bound: "least",
      unit: "points",
    };
  });
}

/** What each route asks of D1 is counted in workerd by `npm test`; the counts are read from there. */
function countRows(): Line[] {
  const counts = JSON.parse(readFileSync("tests/api/contract/query-counts.json", "utf8")) as Record<
    string,
    { rowsRead: number }
  >;
  return Object.entries(counts).map(([route, { rowsRead }]) => ({
    what: `D1 rows read: ${route}`,
    measured: rowsRead,
    budget: route === "guest page" || route === "beacon" ? 0 : rowsRead,
    bound: "most",
    unit: "rows",
  }));
}
