import { useEffect, useState } from "react";
import { labelIn } from "#app/components/places/label-in.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { labelOf, type Place, type PlaceKind } from "#domain/place/place.ts";

/** As many as a list under a search box shows. */
const FOUND_MAX = "8";
/** What is typed meanwhile is not asked for. */
const TYPING_MS = 150;

interface Found {
  readonly items: readonly Place[];
  readonly counts: Readonly<Partial<Record<PlaceKind, number>>>;
}
const NOTHING: Found = { items: [], counts: {} };

type Asked = { readonly text: string } | { readonly ids: readonly string[] };

/**
 * Places that a text finds, or that have these ids, and how many there are of each kind. What was found before stays
 * until there is something else, also where a request fails.
 */
export function usePlaces(asked: Asked) {
  const messages = useMessages();
  const kindWords = messages.places.kinds;
  const { property } = useActiveProperty();
  const { connect } = useSession();
  const [found, setFound] = useState(NOTHING);
  const [isLoading, setIsLoading] = useState(true);
  const text = "text" in asked ? asked.text.trim() : "";
  const ids = "ids" in asked ? asked.ids.join(",") : null;

  useEffect(() => {
    if (ids === "") return;
    const stop = new AbortController();
    setIsLoading(true);
    const timer = setTimeout(
      async () => {
        const query =
          ids === null ? { limit: FOUND_MAX, text, ...labelIn(text, kindWords) } : { places: ids };
        const list = connect().api.api.properties[":propertyId"].places;
        const options = { init: { signal: stop.signal } };
        try {
          const response = await list.$get({ param: { propertyId: property.id }, query }, options);
          if (response.ok) setFound(await response.json());
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
  }, [connect, ids, kindWords, property.id, text]);

  return { ...found, isLoading, labelOfPlace: (place: Place) => labelOf(place, kindWords[place.kind]) };
}
