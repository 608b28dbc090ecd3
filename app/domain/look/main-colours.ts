import { type Colour, mixColours } from "./colour.ts";

/** A pixel with lower alpha counts as transparent; a colour with lower chroma counts as grey. */
const OPAQUE_MIN = 200;
const CHROMA_MIN = 40;
const HUES = 24;
/** Minimum hue distance of two colours, in steps of 15 degrees. */
const APART_MIN = 2;

interface Bucket {
  hue: number;
  weight: number;
  sums: [number, number, number];
}

function getHue([red, green, blue]: readonly [number, number, number], max: number, chroma: number): number {
  const sixth =
    max === red
      ? (green - blue) / chroma
      : max === green
        ? 2 + (blue - red) / chroma
        : 4 + (red - green) / chroma;
  return Math.floor((((sixth + 6) % 6) / 6) * HUES);
}

function toColour({ sums, weight }: Bucket): Colour {
  return `#${sums
    .map((sum) =>
      Math.round(sum / weight)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/**
 * The two most prominent colours of RGBA pixels. With a single colour, the second is a lighter shade. `null`
 * for black, white and grey only. Pure.
 */
export function findMainColours(pixels: ArrayLike<number>): readonly [Colour, Colour] | null {
  const buckets = new Map<number, Bucket>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [0, 1, 2, 3].map((byte) => pixels[at + byte] ?? 0);
    const max = Math.max(red, green, blue);
    const chroma = max - Math.min(red, green, blue);
    if (alpha < OPAQUE_MIN || chroma < CHROMA_MIN) continue;
    const hue = getHue([red, green, blue], max, chroma);
    const bucket = buckets.get(hue) ?? { hue, weight: 0, sums: [0, 0, 0] };
    bucket.weight += chroma;
    for (const [index, channel] of [red, green, blue].entries()) {
      bucket.sums[index as 0 | 1 | 2] += channel * chroma;
    }
    buckets.set(hue, bucket);
  }
  const [main, ...others] = [...buckets.values()].sort((a, b) => b.weight - a.weight);
  if (!main) return null;
  const other = others.find(({ hue }) => {
    const apart = Math.abs(hue - main.hue);
    return Math.min(apart, HUES - apart) >= APART_MIN;
  });
  const colour = toColour(main);
  return [colour, other ? toColour(other) : mixColours(colour, "#ffffff", 0.3)];
}
