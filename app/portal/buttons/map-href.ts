import { readLocation } from "#domain/content/buttons/map-location.ts";
import type { ActionOf } from "./button-view.ts";

export type MapLocation = Pick<ActionOf<"map">, "location" | "mapType" | "zoom">;

const GOOGLE_MAP_TYPE = { roadmap: "m", satellite: "k", hybrid: "h", terrain: "p" } as const;

/** URL of a map search; `null` if there is nothing to search for. A named place is searched near its point. */
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

/** Target of a press: a map search, or the pasted link. `null` while the location is empty. */
export function mapHref(map: MapLocation): string | null {
  const target = readLocation(map.location);
  return target.kind === "link" ? target.href : findMap(map);
}

/** URL of the same map for a frame: same place, type and zoom. `null` for a link, which cannot be framed. */
export function mapFrameHref(map: MapLocation): string | null {
  const href = findMap(map);
  return href === null ? null : `${href}&output=embed`;
}

/** A place for guests: its name or coordinates; empty for a link. */
export function placeName(location: string): string {
  const target = readLocation(location);
  return target.kind === "link" ? "" : target.name || target.point;
}
