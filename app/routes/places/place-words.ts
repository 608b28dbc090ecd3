import type { ShellMessages } from "#app/messages/catalogues.ts";
import { getPlaceLabel, type Place } from "#domain/place/place.ts";

/** Display name for staff: "Room 214", or "Upper deck" unchanged. */
export function formatPlaceLabel(
  { kind, name }: Pick<Place, "kind" | "name">,
  { places }: ShellMessages,
): string {
  return getPlaceLabel({ kind, name }, places.kinds[kind]);
}
