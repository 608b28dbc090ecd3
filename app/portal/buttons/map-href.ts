import { readLocation } from "#domain/content/buttons/map-location.ts";
import type { ActionOf } from "./button-view.ts";

export type MapLocation = Pick<ActionOf<"map">, "location" | "mapType" | "zoom">;

const GOOGLE_MAP_TYPE = { roadmap: "m", satellite: "k", hybrid: "h", terrain: "p" } as const;

/** The address of a map; null where nothing is to be looked for. A named place is looked for around its point. */
function findMap({ location, mapType, zoom }: MapLocation): string | null {
  const target = readLocation(location);
  if (target.kind === "link") return null;
  const { name, point } = target;
  if (name === "" && point === "") return null;
  const query = new URLSearchParams({
    q: name || point,
    ...(name !== "" && point !== "" && { ll: point.replace(" ", "") }),
    t: GOOGLE_MAP_TYPE[mapType],
    z: String(zoom),
  });
  return `https://www.google.com/maps?${query}`;
}

/** Where a press leads: to the map, or where the link leads that staff pasted. Null while there is no place. */
export function mapHref(map: MapLocation): string | null {
  const target = readLocation(map.location);
  return target.kind === "link" ? target.href : findMap(map);
}

/** The address of the same map for a frame: the same place, type and zoom. Null for a link, which no frame can show. */
export function mapFrameHref(map: MapLocation): string | null {
  const href = findMap(map);
  return href === null ? null : `${href}&output=embed`;
}

/** A place as guests read it: its name, or its coordinates; of a link nothing. */
export function placeName(location: string): string {
  const target = readLocation(location);
  return target.kind === "link" ? "" : target.name || target.point;
}
