import type { ContentLanguage } from "#domain/language.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { EpochMs } from "#domain/time.ts";
import type { ServedPortal } from "../../db/content/served-portals.ts";
import { pageHeaders } from "../../guest/page-response.ts";
import { pageAt } from "../../guest/serve-portal.ts";
import { pagesObjectKey } from "../../media/files.ts";
import { leadWithin } from "../../portal/rendering/split-page.ts";
import { decodePortal } from "../../portal/stored-portal.ts";

/** What D1 knows of a moment: the record, and the newest publication for what is older than that. */
export interface ServedFacts {
  readonly served: ServedPortal | undefined;
  readonly published: { readonly number: number; readonly snapshotKey: string } | undefined;
}

/** A page of the past, with the headers that it needs to be looked at. */
export interface ServedPage {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
}

const ALWAYS_OPEN = { opensAt: null, closesAt: null, isClosed: false };

/**
 * The very page that guests of a language got at a moment (T11). Where the moment is older than the record, the page of
 * the version that was public then, as if its licence was valid: it says so by `x-portal-exact: no`.
 *
 * Refuses with `not_found` where nothing was public, or the language was not.
 */
export async function findServedPage(
  env: Pick<Env, "FILES">,
  { served, published }: ServedFacts,
  { at, language }: { readonly at: EpochMs; readonly language: ContentLanguage },
): Promise<Verdict<ServedPage>> {
  const found = served ? recorded(served) : published && unrecorded(published);
  const stored = found ? await env.FILES.get(found.pagesKey) : null;
  if (!found || !stored) return refuse("not_found");
  const portal = decodePortal(await stored.arrayBuffer(), found);
  const page = portal.open.has(language) ? pageAt(portal, language, at) : null;
  if (!page) return refuse("not_found");
  const { body, styleHash, hasMap } = page;
  return accept({
    // Looked at under an address of its own, it has to find its sheets in itself.
    body: new TextEncoder().encode(leadWithin(new TextDecoder().decode(body))),
    headers: {
      ...pageHeaders(styleHash, hasMap),
      "cache-control": "private, no-store",
      "x-portal-version": String(found.number),
      "x-portal-exact": served ? "yes" : "no",
    },
  });
}

function recorded({ number, licence, pagesKey }: ServedPortal) {
  return number === null || licence === null || pagesKey === null ? null : { number, licence, pagesKey };
}

function unrecorded({ number, snapshotKey }: NonNullable<ServedFacts["published"]>) {
  return { number, licence: ALWAYS_OPEN, pagesKey: pagesObjectKey(snapshotKey) };
}
