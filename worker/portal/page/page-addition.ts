import type { ContentLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";
import type { PortalManifest } from "../portal-header.ts";
import type { PageTiming } from "../rendering/page-timing.ts";
import type { Fill, Markup } from "./slots.ts";

/** Whether guests get the portal itself, or why they don't. */
export type ServedKind = "open" | "season" | "licence";

/** What comes to a page that was not rendered with it. */
export interface Addition {
  readonly fills: readonly Fill[];
  /** A style element of its own, at the end of the head. */
  readonly style?: string;
}

/** What a lasting addition goes by. */
export interface PageFacts {
  readonly markup: Markup;
  readonly kind: "open" | "closed";
  readonly language: ContentLanguage;
  /** What the property's row says. */
  readonly property: Pick<PortalManifest, "timeZone" | "visitorIds" | "address" | "telephone">;
}

/**
 * What the projection puts into a page: it changes with the property's row alone, so that the value in KV has it, and
 * every version that reads the value. Null: nothing.
 */
export type LastingAddition = (facts: PageFacts) => Pick<Addition, "fills"> | null;

/** What an addition goes by that comes and goes with time. */
export interface ServedFacts {
  readonly markup: Markup;
  /** Whether guests get the portal itself, or why they don't. */
  readonly served: ServedKind;
  readonly language: ContentLanguage;
  /** The place whose card the guest says that they scanned; null: none. */
  readonly place: string | null;
  readonly manifest: PortalManifest;
  /** The hours of its buttons; null: none has any. */
  readonly timing: PageTiming | null;
}

/**
 * What serving puts into a page at a moment: `until` names the moment at which it is another; absent or null: it
 * changes no more. Null: nothing, at no moment. Pure, and the same whenever it is asked within that time.
 */
export type PageAddition = (
  facts: ServedFacts,
  now: EpochMs,
) => (Addition & { readonly until?: EpochMs | null }) | null;
