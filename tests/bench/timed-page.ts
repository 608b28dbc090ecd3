import { setTimeout } from "node:timers/promises";
import { expectAnswer } from "#scripts/api/caller.ts";
import { localSecrets } from "#scripts/local-secrets.ts";
import { newId } from "#worker/db/new-id.ts";
import { announce } from "../factories/announcements.ts";
import { usableButton } from "../factories/draft.ts";
import { dailyHours } from "../factories/hours.ts";
import { openScene } from "../factories/scene.ts";
import type { Line } from "./line.ts";
import { throughputRatio } from "./load.ts";
import { getHeaders, type Running, startBareAnswer } from "./workers.ts";

const BUTTONS = 60;

/** A button's time as `HH:MM`: a quarter of an hour later than the previous button's. */
function toTime(index: number, hour: number): string {
  const minutes = hour * 60 + (index % 24) * 15;
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

/**
 * A warm page whose sixty buttons all have hours, against a bare Worker with the same bytes (T4); and the same page
 * for a guest who scanned a room's card, with an announcement to rooms (N2).
 */
export async function measureTimedPage({ origin }: Running): Promise<readonly Line[]> {
  const { CLIENT_KEY, OPS_TOKEN } = localSecrets();
  const send = (request: Request) => fetch(request);
  const scene = await openScene({ origin, send, clientKey: CLIENT_KEY, opsToken: OPS_TOKEN });
  const buttons = Array.from({ length: BUTTONS }, (_, index) => ({
    ...usableButton("link", 1, `Button ${index}`),
    id: newId(),
    hours: dailyHours(toTime(index, 5), toTime(index, 16), index % 2 === 0 ? "hide" : "close"),
  }));
  const path = scene.at("/documents/buttons?language=en");
  await expectAnswer(await scene.caller.call("PUT", path, { json: { buttons }, revision: 0 }));
  await expectAnswer(await scene.caller.call("POST", scene.at("/publish"), { json: { note: "" } }));
  const url = `${origin}/p/${scene.property.slug}/en`;
  const timed = await againstBare(url, {});

  const rooms = { json: { kind: "room", ranges: "214", lines: "" } };
  await expectAnswer(await scene.caller.call("POST", scene.at("/places"), rooms));
  const { items } = (await expectAnswer(await scene.caller.call("GET", scene.at("/places")))) as {
    readonly items: readonly { readonly code: string }[];
  };
  const scan = await fetch(`${origin}/q/${items[0]?.code}`, { redirect: "manual" });
  const headers = { cookie: scan.headers.get("set-cookie")?.split(";")[0] ?? "" };
  const text = "Lift 2 is out of order until 18:00.";
  await announce(scene, { texts: { en: text }, audience: { kinds: ["room"], places: [] } });
  await untilAnnounced(url, headers, text);
  return [
    toLine("guest page of sixty buttons with hours", timed),
    toLine("the same at a place, with an announcement for it", await againstBare(url, headers)),
  ];
}

/** An isolate caches a portal for some seconds. Throws if the page never shows the announcement. */
async function untilAnnounced(
  url: string,
  headers: Readonly<Record<string, string>>,
  text: string,
): Promise<void> {
  for (let left = 60; left > 0; left -= 1) {
    const page = await fetch(url, { headers });
    if ((await page.text()).includes(text)) return;
    await setTimeout(500);
  }
  throw new Error("Nothing is announced.");
}

/** Ratio of requests a second to a bare Worker with the same bytes. */
async function againstBare(url: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const { origin, pathname } = new URL(url);
  const page = await fetch(url, { headers });
  const bare = await startBareAnswer(await page.text(), getHeaders(page));
  const asked = { paths: [pathname], headers };
  const ratio = await throughputRatio({ origin, ...asked }, { origin: bare.origin, ...asked });
  await bare.miniflare.dispose();
  return ratio;
}

function toLine(what: string, measured: number): Line {
  const against = `${what}, against a bare Worker with the same bytes`;
  return { what: against, measured, budget: 0.9, bound: "least", unit: "" };
}
