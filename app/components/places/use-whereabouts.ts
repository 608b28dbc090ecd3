import { useCallback } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import type { GuestRequest } from "#domain/guest/guest-request.ts";
import { toWhereabouts, type Whereabouts } from "#domain/guest/whereabouts.ts";
import { getPlaceLabel } from "#domain/place/place.ts";

/** Describes a request's location in the reader's language. */
export function useWhereabouts(): (request: Pick<GuestRequest, "place" | "room">) => Whereabouts {
  const { kinds } = useMessages().places;
  return useCallback(
    (request) => toWhereabouts(request, (place) => getPlaceLabel(place, kinds[place.kind])),
    [kinds],
  );
}
