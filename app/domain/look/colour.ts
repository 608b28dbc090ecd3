/** `#rrggbb`, lower case. The only colour format in style sheets. */
export const COLOUR_PATTERN = /^#[0-9a-f]{6}$/;

export type Colour = string;

type Channels = readonly [red: number, green: number, blue: number];

function toChannels(colour: Colour): Channels {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function toColour(channels: Channels): Colour {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
}

/** Rounding step of a channel: sixteen levels suffice for a background, and pictures then share colours. */
const AVERAGE_STEP = 17;

/** Average colour of RGBA pixels. `null` if there are none, or any is transparent. */
export function averageColour(pixels: ArrayLike<number>): Colour | null {
  const count = Math.floor(pixels.length / 4);
  const sums: [number, number, number] = [0, 0, 0];
  for (let pixel = 0; pixel < count; pixel += 1) {
    if ((pixels[pixel * 4 + 3] ?? 0) < 255) return null;
    for (const channel of [0, 1, 2] as const) sums[channel] += pixels[pixel * 4 + channel] ?? 0;
  }
  if (count === 0) return null;
  const at = (channel: 0 | 1 | 2) => Math.round(sums[channel] / count / AVERAGE_STEP) * AVERAGE_STEP;
  return toColour([at(0), at(1), at(2)]);
}

function getLuminance(colour: Colour): number {
  const [red, green, blue] = toChannels(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2 contrast ratio, 1 to 21. */
export function contrastRatio(one: Colour, other: Colour): number {
  const a = getLuminance(one);
  const b = getLuminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

export const CONTRAST_TEXT = 4.5;
export const CONTRAST_ICON = 3;

/** Black or white, whichever has more contrast on the colour. */
export function getReadableInk(background: Colour): Colour {
  return contrastRatio("#ffffff", background) >= contrastRatio("#000000", background) ? "#ffffff" : "#000000";
}

/** Mixes a share (0 to 1) of `other` into a colour, per channel in sRGB. */
export function mixColours(colour: Colour, other: Colour, share: number): Colour {
  const from = toChannels(colour);
  const to = toChannels(other);
  const at = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * share;
  return toColour([at(0), at(1), at(2)]);
}

/**
 * The nearest colour with enough contrast on a background, found by mixing in black or white. A passing
 * colour stays unchanged.
 */
export function findPassingColour(colour: Colour, background: Colour, ratio: number = CONTRAST_TEXT): Colour {
  if (contrastRatio(colour, background) >= ratio) return colour;
  const candidates = ["#000000", "#ffffff"].flatMap((pole) => {
    for (let percent = 1; percent <= 100; percent += 1) {
      const mixed = mixColours(colour, pole, percent / 100);
      if (contrastRatio(mixed, background) >= ratio) return [{ mixed, percent }];
    }
    return [];
  });
  candidates.sort((a, b) => a.percent - b.percent);
  return candidates[0]?.mixed ?? getReadableInk(background);
}
