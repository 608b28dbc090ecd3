import { createHash } from "node:crypto";
import type { EpochMs } from "#domain/time.ts";
import type { PortalMoment } from "#portal/tile/opening-label.ts";
import { type CutPage, cutPage } from "../rendering/cut-page.ts";
import { composePage, statesAt } from "../rendering/page-at.ts";
import { type PageTiming, readTiming, type StoredTiming } from "../rendering/page-timing.ts";
import type { StoredPage } from "../stored-portal.ts";

/** A stored page with what of it hours change. */
export interface TimedPage {
  readonly timing: PageTiming;
  readonly cut: CutPage;
}

/** Null where a newer version wrote it in a form of its own: guests then get it with every button open. */
const timedPages = new WeakMap<StoredPage, TimedPage | null>();

export function timedPageOf(page: StoredPage, stored: StoredTiming): TimedPage | null {
  const known = timedPages.get(page);
  if (known !== undefined) return known;
  const timing = readTiming(stored);
  const ids = timing?.tiles.map(({ id }) => id) ?? [];
  const cut = timing && cutPage(new TextDecoder().decode(page.body), ids);
  const timed = timing && cut ? { timing, cut } : null;
  timedPages.set(page, timed);
  return timed;
}

interface ShownPage {
  readonly page: StoredPage;
  readonly from: EpochMs;
  readonly until: EpochMs | null;
}

/** What guests get of a page until its next change. Goes with the portal that this isolate remembers. */
const shownPages = new WeakMap<StoredPage, ShownPage>();

/** A strong ETag of a text: it names the set of what is open, the labels and the next change, which are all in it. */
export function etagOf(body: Uint8Array): string {
  return `"${createHash("sha256").update(body).digest("hex").slice(0, 24)}"`;
}

/** A stored page as guests have to get it at a moment (T4). The same object until something of it changes. */
export function timedPageAt(page: StoredPage, stored: StoredTiming, moment: PortalMoment): StoredPage {
  const { at } = moment;
  const known = shownPages.get(page);
  if (known && known.from <= at && (known.until === null || at < known.until)) return known.page;
  const timed = timedPageOf(page, stored);
  if (timed === null) return page;
  const states = statesAt(timed.timing, moment);
  const body = new TextEncoder().encode(composePage(timed.cut, timed.timing, states));
  const shown = { ...page, body, etag: etagOf(body), timing: undefined };
  shownPages.set(page, { page: shown, from: at, until: states.until });
  return shown;
}
