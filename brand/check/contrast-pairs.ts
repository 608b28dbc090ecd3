import { CONTRAST_ICON, CONTRAST_TEXT } from "#domain/look/colour.ts";

/** Two tokens that the interface shows one upon the other, and the contrast that WCAG AA asks of them. */
export interface ContrastPair {
  readonly ink: string;
  readonly ground: string;
  readonly least: number;
  /** Where it is seen. */
  readonly use: string;
}

const pairs = (least: number, use: string, ink: string, grounds: readonly string[]): ContrastPair[] =>
  grounds.map((ground) => ({ ink, ground, least, use }));

/** Every pair of the interface in which a colour of the brand takes part, as `tokens.css` combines them. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...pairs(CONTRAST_TEXT, "buttons", "neutral-0", ["primary-600", "primary-700", "primary-800"]),
  ...pairs(CONTRAST_TEXT, "links", "primary-700", ["neutral-0", "neutral-25", "neutral-50", "primary-50"]),
  ...pairs(CONTRAST_TEXT, "the entry of the sidebar that is open", "primary-800", ["primary-100"]),
  ...pairs(CONTRAST_TEXT, "a selected row", "neutral-900", ["primary-50"]),
  ...pairs(CONTRAST_TEXT, "a selected row", "neutral-600", ["primary-50"]),
  ...pairs(CONTRAST_TEXT, "a selected row", "neutral-500", ["primary-50"]),
  ...pairs(CONTRAST_TEXT, "the badge of a request", "accent-700", ["accent-50"]),
  ...pairs(CONTRAST_TEXT, "text on the accent", "primary-900", ["accent-200", "accent-300"]),
  ...pairs(CONTRAST_ICON, "focus rings and icons", "primary-600", [
    "neutral-0",
    "neutral-50",
    "neutral-100",
    "primary-50",
    "primary-100",
  ]),
  ...pairs(CONTRAST_ICON, "charts", "primary-500", ["neutral-0"]),
  ...pairs(CONTRAST_ICON, "charts", "accent-500", ["neutral-0"]),
];
