import type { ContentLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";

/** In the place of a language: a screen hears what is told in all of them. */
export const SCREEN_LISTENER = "screen";

/** What a property announces, as a screen shows it. */
export interface ScreenNews {
  readonly id: string;
  /** One of `ANNOUNCEMENT_KINDS`, or what only a newer version knows. */
  readonly kind: string;
  readonly from: EpochMs;
  /** Null: until staff end it. */
  readonly until: EpochMs | null;
  /** Until when it says that an emergency is over; null: it does not. */
  readonly clearUntil: EpochMs | null;
  /** That of the default language first. */
  readonly texts: readonly { readonly language: ContentLanguage; readonly text: string }[];
}

/** When a button is open in the week to come. */
export interface ScreenHours {
  /** Whether guests see nothing of it outside these hours. */
  readonly isHidden: boolean;
  /** Half-open, in order. */
  readonly spans: readonly (readonly [from: EpochMs, to: EpochMs])[];
}

/** A button with hours: its tile's markup while it is open. */
export interface ScreenTile {
  readonly html: string;
  /** Where its hours stand among the content's. */
  readonly hours: number;
}

export interface ScreenLanguage {
  readonly code: ContentLanguage;
  /** In its own words. */
  readonly name: string;
  readonly direction: "ltr" | "rtl";
  /** In the order of the portal. */
  readonly tiles: readonly ScreenTile[];
  /** What guests read while the portal is closed; empty: it is open. */
  readonly closed: readonly string[];
}

/** All that a screen in a lobby goes by, in every language of its portal (N7). */
export interface ScreenContent {
  readonly slug: string;
  /** Of the property. */
  readonly name: string;
  /** IANA name. */
  readonly timeZone: string;
  /** The code of the place where the screen hangs; null: it says of none. */
  readonly place: string | null;
  readonly isOpen: boolean;
  /** Whether its socket has anything to tell. */
  readonly isTelling: boolean;
  /** The default language first. */
  readonly languages: readonly ScreenLanguage[];
  readonly hours: readonly ScreenHours[];
  /** For everyone, and for the screen's place; the newest first. */
  readonly news: readonly ScreenNews[];
}
