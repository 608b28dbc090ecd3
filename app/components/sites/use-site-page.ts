import { useEffect, useMemo, useRef, useState } from "react";
import { applyChange } from "#app/session/live/apply-change.ts";
import { useOnChange } from "#app/session/live/use-on-change.ts";
import { useListedProperties } from "#app/session/use-listed-properties.ts";
import { SITES_PER_PAGE } from "#domain/limits.ts";
import { CHANGE_KINDS } from "#domain/live/live.ts";
import type { Property } from "#domain/property/property.ts";
import { filterSites, type SiteFilter } from "./site-filter.ts";

/** Debounce for searching. */
const TYPING_PAUSE_MS = 200;

interface Wanted {
  readonly filter: SiteFilter;
  /** Cursors of the pages up to the current one; `null` is the start. */
  readonly cursors: readonly (string | null)[];
}

interface Found {
  readonly wanted: Wanted;
  readonly items: readonly Property[];
  readonly nextCursor: string | null;
}

/** All changes except additions, since a new property may belong on another page. */
const SITE_CHANGES = CHANGE_KINDS.filter((kind) => kind !== "property.added");

const FIRST_CURSORS: readonly (string | null)[] = [null];
/** Whether the filter is empty: its first page is already loaded. */
const isHeld = ({ state, text }: SiteFilter) => state === null && text.trim() === "";

export interface SitePage {
  readonly items: readonly Property[];
  /** Number of rows before this page. */
  readonly offset: number;
  readonly isLoading: boolean;
  readonly previous: (() => void) | null;
  readonly next: (() => void) | null;
}

/**
 * Properties that match a filter, page by page.
 *
 * Small groups are completely loaded and filtered in the browser; for large ones the server is asked for each
 * page, and the previous page stays until the next arrives. Changes by others are applied.
 */
export function useSitePage(filter: SiteFilter, onFailure: () => void): SitePage {
  const { properties, listing, nextCursor: firstNext, now, connect } = useListedProperties();
  const isWhole = listing === "whole";
  const [asked, setAsked] = useState<Wanted>({ filter, cursors: FIRST_CURSORS });
  const [found, setFound] = useState<Found | null>(null);
  // A new filter restarts at the first page.
  const cursors = asked.filter === filter ? asked.cursors : FIRST_CURSORS;
  const wanted = useMemo<Wanted>(() => ({ filter, cursors }), [filter, cursors]);
  const isFirst = listing === "page" && isHeld(filter) && cursors.length === 1;
  const asking = useRef({ connect, onFailure });
  useEffect(() => {
    asking.current = { connect, onFailure };
  });

  useEffect(() => {
    if (isWhole || isFirst) return;
    let isCurrent = true;
    const { state, text, isUsable } = wanted.filter;
    const cursor = wanted.cursors.at(-1);
    const ask = async () => {
      const query = {
        ...(text.trim() ? { text: text.trim() } : {}),
        ...(state ? { state } : {}),
        ...(isUsable ? { usable: "true" as const } : {}),
        ...(cursor ? { cursor } : {}),
      };
      try {
        const response = await asking.current.connect().api.api.properties.recent.$get({ query });
        if (!isCurrent) return;
        if (!response.ok) return asking.current.onFailure();
        const { items, nextCursor } = await response.json();
        if (isCurrent) setFound({ wanted, items, nextCursor: nextCursor ?? null });
      } catch (error) {
        // Offline, which the connection status also shows.
        console.warn(error);
        if (isCurrent) asking.current.onFailure();
      }
    };
    const isTyped = wanted.cursors.length === 1 && text.trim() !== "";
    const timer = setTimeout(() => void ask(), isTyped ? TYPING_PAUSE_MS : 0);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isWhole, isFirst, wanted]);

  useOnChange(SITE_CHANGES, (change) =>
    setFound((page) => page && { ...page, items: applyChange(page.items, change) }),
  );

  if (isWhole) {
    const items = filterSites(properties, filter, now);
    return { items, offset: 0, isLoading: false, previous: null, next: null };
  }
  const held = filterSites(properties.slice(0, SITES_PER_PAGE), { ...filter, state: null, text: "" }, now);
  const page: Omit<Found, "wanted"> = isFirst
    ? { items: held, nextCursor: firstNext }
    : (found ?? { items: held, nextCursor: null });
  const isLoading = !isFirst && found?.wanted !== wanted;
  const go = (to: readonly (string | null)[]) => () => setAsked({ filter, cursors: to });
  return {
    items: page.items,
    offset: ((isFirst ? 1 : (found?.wanted.cursors.length ?? 1)) - 1) * SITES_PER_PAGE,
    isLoading,
    previous: cursors.length > 1 && !isLoading ? go(cursors.slice(0, -1)) : null,
    next: page.nextCursor !== null && !isLoading ? go([...cursors, page.nextCursor]) : null,
  };
}
