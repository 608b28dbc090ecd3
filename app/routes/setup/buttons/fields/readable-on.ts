import { type Colour, getReadableInk } from "#domain/look/colour.ts";

/** Text colour on a sheet: the theme's, unless unreadable there. */
export function getReadableTextColour(ground: Colour, themeText: Colour): Colour {
  return ground === themeText ? getReadableInk(ground) : themeText;
}
