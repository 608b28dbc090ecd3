import { useEffect, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { useOnChange } from "#app/session/live/use-on-change.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { labelOf, type Place, type PlaceKind } from "#domain/place/place.ts";
import { type FoundPlaces, goneOf, placesQuery } from "./asked-places.ts";

/** What is typed meanwhile is not asked for. */
const TYPING_MS = 150;

interface Found extends FoundPlaces {
  readonly items: readonly Place[];
  readonly counts: Readonly<Partial<Record<PlaceKind, number>>>;
}
const NOTHING: Found = { items: [], counts: {}, ids: null };

type Asked =
  | { readonly text: string }
  | {
      readonly ids: readonly string[];
      /** Another value asks once more: what was refused may be news that the channel has not brought. */
      readonly since?: string | undefined;
    };

/**
 * Places that a text finds, or that have these ids, and how many there are of each kind, also once somebody has changed
 * them. What was found before stays until there is something else, also where a request fails.
 */
export function usePlaces(asked: Asked) {
  const messages = useMessages();
  const kindWords = messages.places.kinds;
  const { property } = useActiveProperty();
  const { connect } = useSession();
  const [found, setFound] = useState(NOTHING);
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
    /** Of the ids, those of places that are deleted; none until that is known. */
    gone: goneOf(ids, found),
    isLoading,
    labelOfPlace: (place: Place) => labelOf(place, kindWords[place.kind]),
  };
}
