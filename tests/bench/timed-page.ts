import { expectAnswer } from "#scripts/api/caller.ts";
import { localSecrets } from "#scripts/local-secrets.ts";
import { newId } from "#worker/db/new-id.ts";
import { usableButton } from "../factories/draft.ts";
import { dailyHours } from "../factories/hours.ts";
import { openScene } from "../factories/scene.ts";
import type { Line } from "./line.ts";
import { throughputRatio } from "./load.ts";
import { headersOf, type Running, startBareAnswer } from "./workers.ts";

const BUTTONS = 60;

/** `HH:MM`, a quarter of an hour apart for each button. */
function timeOf(index: number, hour: number): string {
  const minutes = hour * 60 + (index % 24) * 15;
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

/**
 * A page whose sixty buttons each have hours, warm, against a bare Worker with the bytes that guests get of it (T4).
 */
export async function measureTimedPage({ origin }: Running): Promise<Line> {
  const { CLIENT_KEY, OPS_TOKEN } = localSecrets();
  const send = (request: Request) => fetch(request);
  const scene = await openScene({ origin, send, clientKey: CLIENT_KEY, opsToken: OPS_TOKEN });
  const buttons = Array.from({ length: BUTTONS }, (_, index) => ({
    ...usableButton("link", 1, `Button ${index}`),
    id: newId(),
    hours: dailyHours(timeOf(index, 5), timeOf(index, 16), index % 2 === 0 ? "hide" : "close"),
  }));
  const path = scene.at("/documents/buttons?language=en");
  await expectAnswer(await scene.caller.call("PUT", path, { json: { buttons }, revision: 0 }));
  await expectAnswer(await scene.caller.call("POST", scene.at("/publish"), { json: { note: "" } }));
  const paths = [`/p/${scene.property.slug}/en`];
  const page = await fetch(`${origin}${paths[0]}`);
  const bare = await startBareAnswer(await page.text(), headersOf(page));
  const measured = await throughputRatio({ origin, paths }, { origin: bare.origin, paths });
  await bare.miniflare.dispose();
  return {
    what: "guest page of sixty buttons with hours, against a bare Worker with the same bytes",
    measured,
    budget: 0.9,
    bound: "least",
    unit: "",
  };
}
