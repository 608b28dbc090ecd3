import { useEffect, useState } from "react";
import { mediaHref, type Picture } from "#domain/content/media-reference.ts";
import type { Colour } from "#domain/look/colour.ts";
import { findMainColours } from "#domain/look/main-colours.ts";

const SAMPLE_SIDE = 64;

/** The two main colours of a stored logo, from its pixels; `null` while loading or if there are none. */
export function useLogoColours(logo: Picture | null): readonly [Colour, Colour] | null {
  const [read, setRead] = useState<{ key: string; colours: ReturnType<typeof findMainColours> } | null>(null);
  const key = logo?.key;
  useEffect(() => {
    if (key === undefined) return;
    const picture = new Image();
    picture.onload = () => {
      const canvas = document.createElement("canvas");
      canvas.width = canvas.height = SAMPLE_SIDE;
      const context = canvas.getContext("2d");
      context?.drawImage(picture, 0, 0, SAMPLE_SIDE, SAMPLE_SIDE);
      const pixels = context?.getImageData(0, 0, SAMPLE_SIDE, SAMPLE_SIDE).data;
      setRead({ key, colours: pixels ? findMainColours(pixels) : null });
    };
    picture.src = mediaHref(key);
    return () => {
      picture.onload = null;
    };
  }, [key]);
  return read && read.key === key ? read.colours : null;
}
