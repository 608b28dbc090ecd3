import type { ContentLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";

/** Used in place of a language: a screen receives all languages. */
export const SCREEN_LISTENER = "screen";

/** An announcement for a screen. */
export interface ScreenNews {
  readonly id: string;
  /** One of `ANNOUNCEMENT_KINDS`, or a kind of a newer version. */
  readonly kind: string;
  readonly from: EpochMs;
  /** `null`: until staff end it. */
  readonly until: EpochMs | null;
  /** Until when the all-clear is shown; `null`: not at all. */
  readonly clearUntil: EpochMs | null;
  /** Default language first. */
  readonly texts: readonly { readonly language: ContentLanguage; readonly text: string }[];
}

/** A button's opening times in the coming week. */
export interface ScreenHours {
  /** Whether the button is hidden outside its opening times. */
  readonly isHidden: boolean;
  readonly spans: ScreenSpans;
}

/** Half-open spans, in order. */
export type ScreenSpans = readonly (readonly [from: EpochMs, to: EpochMs])[];

/** A button with hours: HTML of its open tile. */
export interface ScreenTile {
  readonly html: string;
  /** Index of the button's hours in the content's `hours`. */
  readonly hours: number;
}

/** Titles of the answers with opening hours, and words for these. */
interface ScreenAnswerWords {
  /** In the order of the content's `answers`. */
  readonly titles: readonly string[];
  /** With `{from}` and `{to}`. */
  readonly span: string;
  readonly dayAndNight: string;
}

export interface ScreenLanguage {
  readonly code: ContentLanguage;
  /** The language's own name. */
  readonly name: string;
  readonly direction: "ltr" | "rtl";
  /** In portal order. */
  readonly tiles: readonly ScreenTile[];
  /** `null`: no answer has opening hours, or the portal is closed. */
  readonly answers: ScreenAnswerWords | null;
  /** Sentences while the portal is closed; empty: open. */
  readonly closed: readonly string[];
}

/** All data of a lobby screen, in every language of the portal (N7). */
export interface ScreenContent {
  readonly slug: string;
  /** The property's name. */
  readonly name: string;
  /** IANA name. */
  readonly timeZone: string;
  /** Code of the screen's place; `null`: none. */
  readonly place: string | null;
  readonly isOpen: boolean;
  /** Whether the screen's socket may send messages. */
  readonly isTelling: boolean;
  /** Default language first. */
  readonly languages: readonly ScreenLanguage[];
  readonly hours: readonly ScreenHours[];
  /** Opening times of answers, from two days before to the coming week (A10). */
  readonly answers: readonly ScreenSpans[];
  /** For everyone and for the screen's place; newest first. */
  readonly news: readonly ScreenNews[];
}
