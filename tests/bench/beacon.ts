import type { Request } from "autocannon";
import { DEMO } from "#scripts/seed/seed.ts";
import type { Line } from "./line.ts";
import { throughputRatio } from "./load.ts";
import { type Running, startBareCounter } from "./workers.ts";

let sent = 0;

/** A page view of a new guest, each from another network: limits on one would end the round. */
function nextView(request: Request): Request {
  sent += 1;
  const octets = [sent >> 16, sent >> 8, sent].map((part) => part & 255);
  // Fixed length: the load generator computes it once.
  const events = [{ id: String(sent).padStart(12, "0"), kind: "view" }];
  return {
    ...request,
    headers: { ...request.headers, "cf-connecting-ip": `10.${octets.join(".")}` },
    body: JSON.stringify({ v: 1, events }),
  };
}

function makeViews(origin: string): Request {
  const headers = {
    origin,
    "content-type": "text/plain;charset=UTF-8",
    "accept-language": "en",
    "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1",
  };
  return { method: "POST", path: `/p/${DEMO.slug}/events`, headers, setupRequest: nextView };
}

/** Beacons of guests, all to one property, against a Durable Object that does one upsert each. */
export async function measureBeacon({ origin }: Running): Promise<Line> {
  const bare = await startBareCounter();
  const measured = await throughputRatio(
    { origin, makeRequest: () => makeViews(origin) },
    { origin: bare.origin, makeRequest: () => makeViews(bare.origin) },
  );
  await bare.miniflare.dispose();
  return {
    what: "one beacon, against a bare Worker with one upsert of a Durable Object",
    measured,
    budget: 0.8,
    bound: "least",
    unit: "",
  };
}
