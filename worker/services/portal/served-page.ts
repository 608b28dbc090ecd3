import type { ContentLanguage } from "#domain/language.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { Property } from "#domain/property/property.ts";
import type { EpochMs } from "#domain/time.ts";
import type { ServedPortal } from "../../db/content/served-portals.ts";
import { pagesObjectKey } from "../../media/files.ts";
import type { Announced } from "../../portal/news/announced.ts";
import { getPageHeaders } from "../../portal/page/page-headers.ts";
import { fillSlots, toFills } from "../../portal/page/slots.ts";
import { buildPortal } from "../../portal/rendering/render-portal.tsx";
import { readSnapshot } from "../../portal/snapshot.ts";
import { decodePortal, encodePortal, getServedKind, pageAt } from "../../portal/stored-portal.ts";

/**
 * Rows of D1 for a past moment: the served record, the newest publication for moments before it, and the
 * announcements.
 */
export interface ServedFacts {
  readonly served: ServedPortal | undefined;
  readonly published: { readonly number: number; readonly snapshotKey: string } | undefined;
  readonly announced: readonly Announced[];
}

/** A past page, with the headers for viewing it. */
export interface ServedPage {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
}

interface AskedPage {
  readonly at: EpochMs;
  readonly language: ContentLanguage;
  /** The portal's page or its guide, by topic. */
  readonly kind: "open" | "guide";
  readonly property: Pick<Property, "id" | "slug" | "timeZone" | "features"> & { readonly origin: string };
}

const ALWAYS_OPEN = { opensAt: null, closesAt: null, isClosed: false };

/**
 * The exact page that guests of a language got at a moment (T11), with its announcements while their rows are
 * kept. For moments before the record: the page of the version public then, as if the licence was valid,
 * rendered again if an import left no pages; marked by `x-portal-exact: no`.
 *
 * Refuses with `not_found` if nothing was public, no guide in particular, or not in this language.
 */
export async function findServedPage(
  env: Pick<Env, "FILES">,
  { served, published, announced }: ServedFacts,
  { at, language, kind, property }: AskedPage,
): Promise<Verdict<ServedPage>> {
  const found = served ? toRecorded(served) : published && toUnrecorded(published);
  if (!found) return refuse("not_found");
  const object = await env.FILES.get(found.pagesKey);
  const bytes = object
    ? await object.arrayBuffer()
    : !served && published && (await render(env, published, property));
  if (!bytes) return refuse("not_found");
  const stored = decodePortal(bytes, found);
  const portal = { ...stored, manifest: { ...stored.manifest, announced: [...announced] } };
  const page = portal[kind].has(language) ? pageAt(portal, language, at, { kind }) : null;
  if (!page) return refuse("not_found");
  const markup = page.markup;
  return accept({
    // Viewed under another address, where the dialogs can't be loaded separately; they stay in the page.
    body: fillSlots(markup, toFills(markup, "opens", "")).body,
    headers: {
      ...getPageHeaders(page.styleHash, page.loads),
      "cache-control": "private, no-store",
      "x-portal-version": String(found.number),
      "x-portal-page": getServedKind(portal, at),
      "x-portal-exact": served ? "yes" : "no",
    },
  });
}

/** Renders a version with the current renderer; `null`: its snapshot is lost or unreadable. Stores nothing. */
async function render(
  env: Pick<Env, "FILES">,
  { number, snapshotKey }: NonNullable<ServedFacts["published"]>,
  { id: propertyId, ...property }: AskedPage["property"],
): Promise<ArrayBuffer | null> {
  const snapshot = await readSnapshot(env, { propertyId, number, snapshotKey });
  if (snapshot.kind !== "draft") return null;
  const built = await buildPortal({ ...property, propertyId, draft: snapshot.draft });
  return encodePortal(built).buffer;
}

function toRecorded({ number, licence, pagesKey }: ServedPortal) {
  return number === null || licence === null || pagesKey === null ? null : { number, licence, pagesKey };
}

function toUnrecorded({ number, snapshotKey }: NonNullable<ServedFacts["published"]>) {
  return { number, licence: ALWAYS_OPEN, pagesKey: pagesObjectKey(snapshotKey) };
}
