import { formatNumber } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import {
  CONTRAST_ICON,
  CONTRAST_TEXT,
  type Colour,
  contrastRatio,
  findPassingColour,
} from "#domain/look/colour.ts";

type Tone = "pass" | "weak" | "fail";

/** Text passes from 4.5, and is usable for icons from 3; an icon passes from 3. */
export function getTone(ratio: number, use: "text" | "icon"): Tone {
  if (ratio >= (use === "text" ? CONTRAST_TEXT : CONTRAST_ICON)) return "pass";
  return ratio >= CONTRAST_ICON ? "weak" : "fail";
}

interface Contrast {
  readonly colour: Colour;
  readonly against: Colour;
  readonly use: "text" | "icon";
  /** Text that says where the colour is used; shown before the result. */
  readonly hint: string;
}

/** Contrast of a colour in its use, as props of a colour field. */
export function useContrast(): (contrast: Contrast) => {
  ratio: { tone: Tone; text: string; name: string };
  hint: string;
  fix: { text: string; colour: Colour };
} {
  const { setup } = useMessages("setup");
  const language = useLanguage();
  return ({ colour, against, use, hint }) => {
    const measured = contrastRatio(colour, against);
    const tone = getTone(measured, use);
    // Rounded down, so that 4.49 never reads as a pass.
    const ratio = formatNumber(language, Math.floor(measured * 10) / 10, 1);
    const better = findPassingColour(colour, against, use === "text" ? CONTRAST_TEXT : CONTRAST_ICON);
    return {
      ratio: { tone, text: setup.contrast.ratio(ratio), name: setup.contrast.name(ratio) },
      hint: tone === "fail" ? setup.contrast.fail : `${hint} ${setup.contrast[tone]}`,
      fix: { text: setup.contrast.use(better.toUpperCase()), colour: better },
    };
  };
}
