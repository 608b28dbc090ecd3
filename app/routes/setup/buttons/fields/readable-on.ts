import { type Colour, getReadableInk } from "#domain/look/colour.ts";

/** The text colour that guests will read on a sheet: the theme's, unless it is drowned there. */
export function readableOn(ground: Colour, themeText: Colour): Colour {
  return ground === themeText ? getReadableInk(ground) : themeText;
}
