import type { ContentLanguage } from "#domain/language.ts";
import type { EntryIcon } from "../guide-icon.tsx";

export type AskKind = "answer" | "entry" | "button" | "gallery-item" | "service" | "dish";

/** A value that guests read or copy, such as a telephone number. */
export interface AskValue {
  readonly label: string;
  readonly text: string;
  /** Absent: nothing to open. */
  readonly href?: string | undefined;
}

/** A thing that guests can find, in one language. */
export interface AskEntry {
  /**
   * Unique among entries of its kind. What is in a button begins with the button's id and a dot; the position of a
   * picture, counted from 0, or the id of a service follows.
   */
  readonly id: string;
  readonly kind: AskKind;
  readonly title: string;
  /** Plain text. */
  readonly text: string;
  readonly keywords: readonly string[];
  /**
   * Where a button leads that has no sheet: a safe URL, or `BELOW_PAGE` and the rest of the path. Absent: to what
   * bears the id, on its page.
   */
  readonly href?: string | undefined;
  readonly icon: EntryIcon;
  /** Language of the title, and of the text, if it is not the index's. */
  readonly titleLanguage?: ContentLanguage | undefined;
  readonly textLanguage?: ContentLanguage | undefined;
  /** Values of an answer, which its text leaves out. */
  readonly values?: readonly AskValue[] | undefined;
}

/** In place of the path of the portal's page in the language. */
export const BELOW_PAGE = ".";
