import type { MapValues } from "./map-values.ts";

const MAP_TYPE_LETTERS = { roadmap: "m", satellite: "k", hybrid: "h", terrain: "p" } as const;

/** The address of a Google map for a frame, with the same place, type and zoom that guests get. */
export function mapEmbedHref({ location, mapType, zoom }: MapValues): string {
  const query = new URLSearchParams({
    q: location.trim(),
    t: MAP_TYPE_LETTERS[mapType],
    z: String(zoom),
    output: "embed",
  });
  return `https://www.google.com/maps?${query}`;
}
