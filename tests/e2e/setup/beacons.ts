import { e2eTarget, expect } from "./test.ts";

type BeaconEvent = { readonly kind: "view" } | { readonly kind: "click"; readonly button: string };

/** Sends the beacons of a guest's phone without a page. */
export async function sendBeacons(address: string, sent: readonly BeaconEvent[]): Promise<void> {
  const events = sent.map((event) => ({ id: crypto.randomUUID(), ...event }));
  const answer = await fetch(`${address}/events`, {
    method: "POST",
    headers: {
      origin: e2eTarget.origin,
      "content-type": "text/plain",
      "accept-language": "en",
      "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile",
    },
    body: JSON.stringify({ v: 1, events }),
  });
  expect(answer.status).toBe(204);
}
