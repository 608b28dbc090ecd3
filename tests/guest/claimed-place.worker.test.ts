import { env } from "cloudflare:test";
import { expect, it } from "vitest";
import { sampleId } from "#tests/factories/draft.ts";
import { scannedCard } from "#tests/factories/worker/scanned-card.ts";
import { findClaimedPlace } from "#worker/guest/guest-place.ts";
import { PORTAL_MEMORY_MS } from "#worker/portal/portal-memory.ts";
import { qrKey } from "#worker/portal/qr-store.ts";

it("a page at a place asks KV for its card once within seconds, and a replaced card opens nothing after them [R3, G9]", async () => {
  const [place, code, now] = [sampleId(7), "b".repeat(26), Date.now()];
  await env.PORTALS.put(qrKey(code), JSON.stringify({ slug: "inn", place }));
  let reads = 0;
  const counted = new Proxy(env.PORTALS, {
    get(target, name) {
      if (name === "get") reads += 1;
      const member: unknown = Reflect.get(target, name);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
  const card = scannedCard({ id: place, code }, now);
  const claim = (at: number) => findClaimedPlace(card, { ...env, PORTALS: counted }, at);
  expect([await claim(now), await claim(now + 1), reads]).toEqual([place, place, 1]);
  await env.PORTALS.put(qrKey(code), JSON.stringify({ slug: "inn", until: now }));
  expect([await claim(now + PORTAL_MEMORY_MS), reads]).toEqual([null, 2]);
});
