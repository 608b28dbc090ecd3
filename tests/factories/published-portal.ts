import { env, exports } from "cloudflare:workers";
import type { Draft } from "#domain/content/document.ts";
import type { PortalLicence } from "#domain/property/portal-licence.ts";
import { evictPortal } from "#worker/portal/portal-memory.ts";
import { readRawPortal, writePortal } from "#worker/portal/portal-store.ts";
import { buildPortal, type PortalSource } from "#worker/portal/rendering/render-portal.tsx";
import { encodePortal } from "#worker/portal/stored-portal.ts";
import { sampleDraft, sampleId } from "./draft.ts";

export const ORIGIN = "https://guests.example";
export const OPEN: PortalLicence = { opensAt: null, closesAt: null, isClosed: false };

let published = 0;

/** Publishes a draft under a slug that no other test uses. */
export async function publishSample(
  parts: { draft?: Draft; licence?: PortalLicence; source?: Partial<PortalSource> } = {},
) {
  published += 1;
  const source: PortalSource = {
    draft: parts.draft ?? sampleDraft(),
    slug: `sample-${published}-${crypto.randomUUID().slice(0, 8)}`,
    propertyId: sampleId(9_000 + published + Math.floor(Math.random() * 1_000_000)),
    timeZone: "Europe/Rome",
    features: { guestServices: true },
    origin: ORIGIN,
    ...parts.source,
  };
  const bytes = encodePortal(await buildPortal(source));
  await writePortal(env.PORTALS, source.slug, { number: published, licence: parts.licence ?? OPEN, bytes });
  return source;
}

/** Puts a portal under another licence, past the database, which knows nothing of samples. */
export async function relicenseSample(slug: string, licence: PortalLicence): Promise<void> {
  const stored = await readRawPortal(env.PORTALS, slug);
  if (!stored?.about) throw new Error(`Nothing is published under ${slug}.`);
  await writePortal(env.PORTALS, slug, { ...stored.about, licence, bytes: new Uint8Array(stored.value) });
  evictPortal(slug);
}

/** Asks the Worker, without following where it leads. */
export function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return exports.default.fetch(new Request(ORIGIN + path, { redirect: "manual", ...init }));
}
