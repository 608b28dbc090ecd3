import type { ContentLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";
import type { PortalManifest } from "../portal-header.ts";
import type { GuideTiming } from "../rendering/guide-timing.ts";
import type { PageTiming } from "../rendering/page-timing.ts";
import type { Fill, Markup } from "./slots.ts";

/** Open, or the reason why guests get the closed page. */
export type ServedKind = "open" | "season" | "licence";

/** Content added to a page after it was rendered. */
export interface Addition {
  readonly fills: readonly Fill[];
  /** CSS for a style element of its own, at the end of the head. */
  readonly style?: string;
}

/** Input of a lasting addition. */
export interface PageFacts {
  readonly markup: Markup;
  readonly kind: "open" | "closed";
  readonly language: ContentLanguage;
  /** Columns of the property's row. */
  readonly property: Pick<PortalManifest, "timeZone" | "visitorIds" | "address" | "telephone">;
}

/**
 * An addition that the projection stores in the page. It depends on the property's row alone, so that every
 * product version serves it from KV. `null`: nothing to add.
 */
export type LastingAddition = (facts: PageFacts) => Pick<Addition, "fills"> | null;

/** Input of an addition made at each request. */
export interface ServedFacts {
  readonly markup: Markup;
  /** Open, or the reason why guests get the closed page. */
  readonly served: ServedKind;
  readonly language: ContentLanguage;
  /** Id of the place whose card the guest scanned; `null`: none. Sent by the client and not verified. */
  readonly place: string | null;
  readonly manifest: PortalManifest;
  /** The hours of its buttons; `null`: no button has hours. */
  readonly timing: PageTiming | null;
  /** The opening hours of a page of the guide; `null`: another page, or none. */
  readonly guideTiming: GuideTiming | null;
}

/**
 * An addition made while serving, for one moment. `until` is when its content changes (absent or `null`:
 * never). `null`: nothing to add at any time. Pure, with the same result until `until`.
 */
export type PageAddition = (
  facts: ServedFacts,
  now: EpochMs,
) => (Addition & { readonly until?: EpochMs | null }) | null;
