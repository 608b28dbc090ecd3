import { env, exports } from "cloudflare:workers";
import type { Draft } from "#domain/content/document.ts";
import type { PortalLicence } from "#domain/property/portal-licence.ts";
import { PLACE_SIGNS } from "#worker/db/announcements/announced.ts";
import { evictPortal } from "#worker/portal/portal-memory.ts";
import { readRawPortal, writePortal } from "#worker/portal/portal-store.ts";
import type { PortalSource } from "#worker/portal/rendering/page-head.tsx";
import { buildPortal } from "#worker/portal/rendering/render-portal.tsx";
import { editPortal, encodePortal, splitPortal } from "#worker/portal/stored-portal.ts";
import { sampleDraft, sampleId } from "./draft.ts";
import { cardCookie } from "./worker/scanned-card.ts";

export const ORIGIN = "https://guests.example";
/** Zone of the properties of `publishSample`. */
export const SAMPLE_ZONE = "Europe/Rome";
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
    timeZone: SAMPLE_ZONE,
    features: { guestServices: true },
    origin: ORIGIN,
    ...parts.source,
  };
  const { portal, guide } = splitPortal(encodePortal(await buildPortal(source)));
  const { slug } = source;
  const about = { number: published, licence: parts.licence ?? OPEN };
  await writePortal(env.PORTALS, slug, { ...about, bytes: portal });
  if (guide) await writePortal(env.PORTALS, slug, { ...about, bytes: guide }, "guide");
  return source;
}

/** Gives a portal another licence without the database, which has no samples. */
export async function relicenseSample(slug: string, licence: PortalLicence): Promise<void> {
  for (const part of ["portal", "guide"] as const) {
    const stored = await readRawPortal(env.PORTALS, slug, part);
    if (!stored?.about && part === "portal") throw new Error(`Nothing is published under ${slug}.`);
    if (!stored?.about) continue;
    const bytes = new Uint8Array(stored.value);
    await writePortal(env.PORTALS, slug, { ...stored.about, licence, bytes }, part);
  }
  evictPortal(slug);
}

/**
 * Announces something on a portal without the database: a banner of 140 characters for everyone, and one for a place.
 *
 * @returns the cookie of a guest who scanned that place's card.
 */
export async function announceSample(slug: string): Promise<string> {
  const stored = await readRawPortal(env.PORTALS, slug);
  if (!stored?.about) throw new Error(`Nothing is published under ${slug}.`);
  const text =
    "Lift 2 is out of order until 18:00. Stairs are beside reception; please ask us for help with your luggage. We are sorry. Thank you very much!";
  const item = { kind: "banner", from: 0, until: null, texts: [{ language: "en", text }] };
  const place = sampleId(3);
  const announced = [
    { ...item, id: sampleId(1), key: "1", places: null },
    { ...item, id: sampleId(2), key: "2", places: place.slice(-PLACE_SIGNS) },
  ];
  const bytes = editPortal(stored.value, ({ manifest, ...rest }) => {
    return { ...rest, manifest: { ...manifest, announced } as typeof manifest };
  });
  await writePortal(env.PORTALS, slug, { ...stored.about, bytes });
  evictPortal(slug);
  return cardCookie({ id: place });
}

/** Calls the Worker without following redirects. */
export function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return exports.default.fetch(new Request(ORIGIN + path, { redirect: "manual", ...init }));
}
