/**
 * The request list of the inbox screen. `useRequests` merges four sources: loader, older pages, the chosen
 * place, and single requests fetched after a channel message. The newest version of each request wins.
 */

import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { useOnChange } from "#app/session/live/use-on-change.ts";
import { useSession } from "#app/session/session-provider.tsx";
import type { GuestRequest } from "#domain/guest/guest-request.ts";
import { type Page, usePages } from "../use-pages.ts";
import { isAsNew } from "./request-groups.ts";
import { readPlaceKey } from "./request-places.ts";

/** Fetches a page of requests or a single one. `null`: not found. */
export function useReadRequests() {
  const { property } = useActiveProperty();
  const { connect } = useSession();
  const propertyId = property.id;
  const requests = () => connect().api.api.properties[":propertyId"].requests;
  return {
    async page(query: { readonly cursor?: string; readonly held?: string; readonly room?: string }) {
      const answer = await requests().$get({ param: { propertyId }, query });
      return answer.ok ? answer.json() : null;
    },
    async one(requestId: string): Promise<GuestRequest | null> {
      const answer = await requests()[":requestId"].$get({ param: { propertyId, requestId } });
      return answer.ok ? answer.json() : null;
    },
  };
}

/**
 * The screen's requests, merged: the loader's, older pages, those of the chosen place, and single ones
 * fetched after a channel message. `place` is a key; `null`: every place.
 */
export function useRequests(
  newest: Page<GuestRequest>,
  { opened, place }: { readonly opened: GuestRequest | null; readonly place: string | null },
) {
  const { property } = useActiveProperty();
  const { revalidate } = useRevalidator();
  const read = useReadRequests();
  const [changed, setChanged] = useState<readonly GuestRequest[]>([]);
  const [readFrom, setReadFrom] = useState(newest);
  const all = usePages(newest, (cursor) => read.page({ cursor }));
  const ofPlace = useRequestsOfPlace(place, newest);
  const pages = place === null ? all : ofPlace;
  // After revalidation: drop requests that no longer exist.
  if (readFrom !== newest) {
    setReadFrom(newest);
    setChanged(changed.filter((one) => all.items.some(({ id }) => id === one.id)));
  }
  const known = new Map<string, GuestRequest>();
  for (const one of [...all.items, ...ofPlace.items, ...(opened ? [opened] : []), ...changed]) {
    const other = known.get(one.id);
    if (!other || isAsNew(one, other)) known.set(one.id, one);
  }
  const storeChanged = (request: GuestRequest) =>
    setChanged((before) => [...before.filter(({ id }) => id !== request.id), request]);
  useOnChange(
    ["guest-messages.changed"],
    ({ payload: { message } }) => {
      if (message?.kind !== "requests") return void revalidate();
      void read.one(message.id).then(
        (request) => (request ? storeChanged(request) : void revalidate()),
        // Offline: missed changes are loaded when the network returns.
        () => undefined,
      );
    },
    property.id,
  );
  return { ...pages, items: [...known.values()], take: storeChanged };
}

const NOTHING: Page<GuestRequest> = { items: [] };

/**
 * Requests of a place, found by the desk; other places with that number or name are included. Refetched with
 * each new `newest`.
 */
function useRequestsOfPlace(place: string | null, newest: Page<GuestRequest>) {
  const read = useReadRequests();
  const [found, setFound] = useState({ place, page: NOTHING });
  const room = place === null ? "" : readPlaceKey(place).name;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a place, and with each new page of the loader
  useEffect(() => {
    let isOver = false;
    if (room === "") return;
    read.page({ room }).then(
      (page) => page && !isOver && setFound({ place, page }),
      // Offline: keep what is loaded.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [place, newest]);
  const first = found.place === place ? found.page : NOTHING;
  return usePages(first, (cursor) => read.page({ cursor, room }), place ?? "");
}
