import { createTemplate } from "#domain/content/starter/template.ts";
import { CONTRAST_ICON, CONTRAST_TEXT, contrastRatio, getReadableInk } from "#domain/look/colour.ts";
import type { Starter } from "../brand-schema.ts";
import type { Finding } from "./finding.ts";

/** Two tokens that the interface shows on top of each other, and the WCAG AA contrast they need. */
interface ContrastPair {
  readonly ink: string;
  readonly ground: string;
  readonly least: number;
  /** Where the pair is seen. */
  readonly use: string;
}

const createPairs = (least: number, use: string, ink: string, grounds: readonly string[]): ContrastPair[] =>
  grounds.map((ground) => ({ ink, ground, least, use }));

/** Every pair of the interface that uses a colour of the brand, as `tokens.css` combines them. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...createPairs(CONTRAST_TEXT, "buttons", "neutral-0", ["primary-600", "primary-700", "primary-800"]),
  ...createPairs(CONTRAST_TEXT, "links", "primary-700", [
    "neutral-0",
    "neutral-25",
    "neutral-50",
    "primary-50",
  ]),
  ...createPairs(CONTRAST_TEXT, "the entry of the sidebar that is open", "primary-800", ["primary-100"]),
  ...createPairs(CONTRAST_TEXT, "a selected row", "neutral-900", ["primary-50"]),
  ...createPairs(CONTRAST_TEXT, "a selected row", "neutral-600", ["primary-50"]),
  ...createPairs(CONTRAST_TEXT, "a selected row", "neutral-500", ["primary-50"]),
  ...createPairs(CONTRAST_TEXT, "the badge of a request", "accent-700", ["accent-50"]),
  ...createPairs(CONTRAST_TEXT, "text on the accent", "primary-900", ["accent-200", "accent-300"]),
  ...createPairs(CONTRAST_ICON, "focus rings and icons", "primary-600", [
    "neutral-0",
    "neutral-50",
    "neutral-100",
    "primary-50",
    "primary-100",
  ]),
  ...createPairs(CONTRAST_ICON, "charts", "primary-500", ["neutral-0"]),
  ...createPairs(CONTRAST_ICON, "charts", "accent-500", ["neutral-0"]),
];

interface GuestPair {
  readonly key: keyof Starter["portal"];
  readonly ink: string;
  readonly ground: string;
  readonly least: number;
  /** Where guests see the pair. */
  readonly use: string;
}

/** Colour pairs on a new portal, measured as the theme form measures them. */
function getPairs(portal: Starter["portal"]): readonly GuestPair[] {
  const { homepage, theme, social } = createTemplate(portal);
  const { primary, secondary, button } = theme;
  const [white, header, bar] = ["#ffffff", homepage.headerColour, social.background];
  return [
    { key: "header", ink: getReadableInk(header), ground: header, least: CONTRAST_TEXT, use: "the header" },
    {
      key: "header",
      ink: getReadableInk(bar),
      ground: bar,
      least: CONTRAST_TEXT,
      use: "the social media bar",
    },
    { key: "primary", ink: primary, ground: white, least: CONTRAST_TEXT, use: "links and headings on white" },
    {
      key: "primary",
      ink: button.icon,
      ground: button.background,
      least: CONTRAST_ICON,
      use: "icons of buttons",
    },
    { key: "secondary", ink: secondary, ground: white, least: CONTRAST_ICON, use: "icons in popups" },
  ];
}

/** Starting colours with too little contrast for guests. */
export function starterContrastFindings({ portal }: Starter): Finding[] {
  return getPairs(portal).flatMap(({ key, ink, ground, least, use }) => {
    const ratio = contrastRatio(ink, ground);
    if (ratio >= least) return [];
    const wrong = `${ink} on ${ground} has a contrast of ${ratio.toFixed(2)} (${use} of new portals).`;
    return [{ file: "starter.json", key: `portal.${key}`, wrong, right: `at least ${least}` }];
  });
}
