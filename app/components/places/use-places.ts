import { useEffect, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { useOnChange } from "#app/session/live/use-on-change.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { getPlaceLabel, type Place, type PlaceKind } from "#domain/place/place.ts";
import { type FoundPlaces, getDeletedIds, placesQuery } from "./asked-places.ts";

/** Debounce for typing. */
const TYPING_MS = 150;

interface Found extends FoundPlaces {
  readonly items: readonly Place[];
  readonly counts: Readonly<Partial<Record<PlaceKind, number>>>;
}
const NO_PLACES: Found = { items: [], counts: {}, ids: null };

type Asked =
  | { readonly text: string }
  | {
      readonly ids: readonly string[];
      /** Change it to refetch: a refusal may be newer than the channel's last change. */
      readonly since?: string | undefined;
    };

/**
 * Places found by text or ids, with counts per kind, live. The previous result stays while loading and after
 * errors.
 */
export function usePlaces(asked: Asked) {
  const messages = useMessages();
  const kindWords = messages.places.kinds;
  const { property } = useActiveProperty();
  const { connect } = useSession();
  const [found, setFound] = useState(NO_PLACES);
  const [isLoading, setIsLoading] = useState(true);
  const [changed, setChanged] = useState(0);
  useOnChange(["places.changed"], ({ sequence }) => setChanged(sequence), property.id);
  const text = "text" in asked ? asked.text.trim() : "";
  const ids = "ids" in asked ? asked.ids.join(",") : null;
  const since = "ids" in asked ? asked.since : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `changed` and `since` ask once more
  useEffect(() => {
    if (ids === "") return;
    const stop = new AbortController();
    setIsLoading(true);
    const timer = setTimeout(
      async () => {
        const query = placesQuery({ text, ids }, kindWords);
        const list = connect().api.api.properties[":propertyId"].places;
        const options = { init: { signal: stop.signal } };
        try {
          const response = await list.$get({ param: { propertyId: property.id }, query }, options);
          if (response.ok) setFound({ ...(await response.json()), ids });
          setIsLoading(false);
        } catch (error) {
          if (!stop.signal.aborted) console.warn(error);
        }
      },
      ids === null ? TYPING_MS : 0,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [changed, connect, ids, kindWords, property.id, since, text]);

  return {
    items: found.items,
    counts: found.counts,
    /** Requested ids of deleted places; empty until known. */
    gone: getDeletedIds(ids, found),
    isLoading,
    labelOfPlace: (place: Place) => getPlaceLabel(place, kindWords[place.kind]),
  };
}
