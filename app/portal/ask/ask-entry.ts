export type AskKind = "answer" | "entry" | "button" | "gallery-item" | "service" | "dish";

/** A thing that guests can find, in one language. */
export interface AskEntry {
  /** Unique among entries of its kind. What is in a button begins with the button's id and a dot. */
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
}

/** In place of the path of the portal's page in the language. */
export const BELOW_PAGE = ".";
