import type { ContentLanguage } from "#domain/language.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { Property } from "#domain/property/property.ts";
import type { EpochMs } from "#domain/time.ts";
import type { ServedPortal } from "../../db/content/served-portals.ts";
import { pagesObjectKey } from "../../media/files.ts";
import type { Announced } from "../../portal/news/announced.ts";
import { pageHeaders } from "../../portal/page/page-headers.ts";
import { filled, fillsOf } from "../../portal/page/slots.ts";
import { buildPortal } from "../../portal/rendering/render-portal.tsx";
import { decodePortal, encodePortal, pageAt, servedKindAt } from "../../portal/stored-portal.ts";
import { readSnapshot } from "./snapshot.ts";

/** What D1 knows of a moment: the record, the newest publication for what is older, and what was announced. */
export interface ServedFacts {
  readonly served: ServedPortal | undefined;
  readonly published: { readonly number: number; readonly snapshotKey: string } | undefined;
  readonly announced: readonly Announced[];
}

/** A page of the past, with the headers that it needs to be looked at. */
export interface ServedPage {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
}

interface AskedPage {
  readonly at: EpochMs;
  readonly language: ContentLanguage;
  readonly property: Pick<Property, "id" | "slug" | "timeZone" | "features"> & { readonly origin: string };
}

const ALWAYS_OPEN = { opensAt: null, closesAt: null, isClosed: false };

/**
 * The very page that guests of a language got at a moment (T11), with what was announced while that is kept. Where the
 * moment is older than the record, the page of the version that was public then, as if its licence was valid, rendered
 * again where its pages were left behind by an import: it says so by `x-portal-exact: no`.
 *
 * Refuses with `not_found` where nothing was public, or the language was not.
 */
export async function findServedPage(
  env: Pick<Env, "FILES">,
  { served, published, announced }: ServedFacts,
  { at, language, property }: AskedPage,
): Promise<Verdict<ServedPage>> {
  const found = served ? recorded(served) : published && unrecorded(published);
  if (!found) return refuse("not_found");
  const object = await env.FILES.get(found.pagesKey);
  const bytes = object
    ? await object.arrayBuffer()
    : !served && published && (await render(env, published, property));
  if (!bytes) return refuse("not_found");
  const stored = decodePortal(bytes, found);
  const portal = { ...stored, manifest: { ...stored.manifest, announced: [...announced] } };
  const page = portal.open.has(language) ? pageAt(portal, language, at) : null;
  if (!page) return refuse("not_found");
  const markup = page.markup;
  return accept({
    // Looked at under an address of its own, it has to find its sheets in itself.
    body: filled(markup, fillsOf(markup, "opens", "")).body,
    headers: {
      ...pageHeaders(page.styleHash, page.loads),
      "cache-control": "private, no-store",
      "x-portal-version": String(found.number),
      "x-portal-page": servedKindAt(portal, at),
      "x-portal-exact": served ? "yes" : "no",
    },
  });
}

/** The pages of a version by the renderer of today; null where its snapshot is lost or can't be read. Keeps nothing. */
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

function recorded({ number, licence, pagesKey }: ServedPortal) {
  return number === null || licence === null || pagesKey === null ? null : { number, licence, pagesKey };
}

function unrecorded({ number, snapshotKey }: NonNullable<ServedFacts["published"]>) {
  return { number, licence: ALWAYS_OPEN, pagesKey: pagesObjectKey(snapshotKey) };
}
