import { templateIn } from "#domain/content/starter/template.ts";
import { CONTRAST_ICON, CONTRAST_TEXT, contrastRatio, inkOn } from "#domain/look/colour.ts";
import type { Starter } from "../brand-schema.ts";
import type { Finding } from "./finding.ts";

interface GuestPair {
  readonly key: keyof Starter["portal"];
  readonly ink: string;
  readonly ground: string;
  readonly least: number;
  /** Where guests see it. */
  readonly use: string;
}

/** What guests of a new portal see one upon the other: the measures that the theme's own form takes of each colour. */
function getPairs(portal: Starter["portal"]): readonly GuestPair[] {
  const { homepage, theme, social } = templateIn(portal);
  const { primary, secondary, button } = theme;
  const [white, header, bar] = ["#ffffff", homepage.headerColour, social.background];
  return [
    { key: "header", ink: inkOn(header), ground: header, least: CONTRAST_TEXT, use: "the header" },
    { key: "header", ink: inkOn(bar), ground: bar, least: CONTRAST_TEXT, use: "the social media bar" },
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

/** Which colours of a brand guests could hardly read on the portals that start from them. */
export function starterContrastFindings({ portal }: Starter): Finding[] {
  return getPairs(portal).flatMap(({ key, ink, ground, least, use }) => {
    const ratio = contrastRatio(ink, ground);
    if (ratio >= least) return [];
    const wrong = `${ink} on ${ground} has a contrast of ${ratio.toFixed(2)} (${use} of new portals).`;
    return [{ file: "starter.json", key: `portal.${key}`, wrong, right: `at least ${least}` }];
  });
}
