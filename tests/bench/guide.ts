import { gzipSync } from "node:zlib";
import { DEMO } from "#scripts/seed/seed.ts";
import type { Line } from "./line.ts";
import { throughputRatio } from "./load.ts";
import { getHeaders, type Running, startBareAnswer } from "./workers.ts";

const PATH = `/p/${DEMO.slug}/en/guide`;

/** The demo hotel's guide, isolate warm, against a bare Worker with the same bytes (A6). */
export async function measureGuide({ origin }: Running): Promise<Line> {
  const page = await fetch(origin + PATH);
  if (page.status !== 200) throw new Error("The demo has no guide.");
  const bare = await startBareAnswer(await page.text(), getHeaders(page));
  const measured = await throughputRatio({ origin, paths: [PATH] }, { origin: bare.origin, paths: [PATH] });
  await bare.miniflare.dispose();
  return {
    what: "guide, isolate warm, against a bare Worker with the same bytes",
    measured,
    budget: 0.85,
    bound: "least",
    unit: "",
  };
}

/** The demo hotel's guide in its largest language and order. */
export async function measureGuideSize({ origin }: Running): Promise<Line> {
  const page = await (await fetch(origin + PATH)).text();
  const languages = new Set([...page.matchAll(/ hrefLang="([a-z]{2})" href/g)].map(([, code]) => code));
  const paths = [...languages].flatMap((code) => {
    const path = `/p/${DEMO.slug}/${code}/guide`;
    return [path, `${path}?order=az`];
  });
  const sizes = await Promise.all(
    [PATH, ...paths].map(async (path) => gzipSync(await (await fetch(origin + path)).text()).length),
  );
  return {
    what: "guide in its largest language and order, compressed",
    measured: Math.max(...sizes) / 1_024,
    budget: 20,
    bound: "most",
    unit: "KB",
  };
}
