import { isOpenAt } from "#domain/content/hours/opening.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";
import type { StoredIndex } from "#portal/ask/build-index.ts";
import { type AskIndex, loadIndex } from "#portal/ask/load-index.ts";
import { toEtag } from "../portal/page/page-etag.ts";
import type { ServedPage } from "../portal/page/served-page.ts";
import type { StoredPortal } from "../portal/stored-portal.ts";

/** The index of a portal's search at a moment: without buttons that are hidden outside their hours. */
interface IndexNow {
  /** JSON, as `loadIndex` reads it. */
  readonly body: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  readonly index: AskIndex;
}

interface Made extends IndexNow {
  /** Ids of the hidden buttons. */
  readonly hidden: string;
}

// Evicted with its portal after some seconds.
const made = new WeakMap<ServedPage, Made>();

/** The index in one language; `null`: a language or version without a search. */
export function indexAt(portal: StoredPortal, language: ContentLanguage, now: EpochMs): IndexNow | null {
  const page = portal["search-index"].get(language);
  if (!page) return null;
  const { timeZone } = portal.manifest;
  const hidden = (page.guideTiming?.entries ?? [])
    .filter(({ hours }) => !isOpenAt(hours, timeZone, now))
    .map(({ id }) => id);
  const known = made.get(page);
  if (known?.hidden === hidden.join()) return known;
  const body = hidden.length === 0 ? page.body : withoutButtons(page.body, new Set(hidden));
  const etag = hidden.length === 0 ? page.etag : toEtag(body);
  const index = loadIndex(new TextDecoder().decode(body));
  const fresh = { body, etag, index, hidden: hidden.join() };
  made.set(page, fresh);
  return fresh;
}

/** The index without buttons and what is in them. */
function withoutButtons(body: Uint8Array<ArrayBuffer>, hidden: ReadonlySet<string>): Uint8Array<ArrayBuffer> {
  const { entries, ...rest } = JSON.parse(new TextDecoder().decode(body)) as StoredIndex;
  const seen = entries.filter(({ id }) => !hidden.has(id.split(".")[0] ?? ""));
  return new TextEncoder().encode(JSON.stringify({ ...rest, entries: seen }));
}
