export type AskKind = "answer" | "entry" | "button" | "gallery-item" | "service" | "dish";

/** A thing that guests can find, in one language. */
export interface AskEntry {
  /** Unique among entries of its kind. */
  readonly id: string;
  readonly kind: AskKind;
  readonly title: string;
  /** Plain text. */
  readonly text: string;
  readonly keywords: readonly string[];
}
