import { useState } from "react";
import { useRevalidator } from "react-router";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { useOnChange } from "#app/session/live/use-on-change.ts";
import { useSession } from "#app/session/session-provider.tsx";
import type { GuestRequest } from "#domain/guest/guest-request.ts";
import { type Page, usePages } from "../use-pages.ts";
import { isAsNew } from "./request-groups.ts";

/** Reads requests over HTTP: a page of them, or one. Null: there is none. */
export function useReadRequests() {
  const { property } = useActiveProperty();
  const { connect } = useSession();
  const propertyId = property.id;
  const requests = () => connect().api.api.properties[":propertyId"].requests;
  return {
    async page(query: { readonly cursor?: string; readonly held?: string }) {
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
 * The requests of the screen, as new as it knows them: what the loader read, older pages, and each that the channel has
 * named since, which is fetched alone.
 */
export function useRequests(newest: Page<GuestRequest>, opened: GuestRequest | null) {
  const { property } = useActiveProperty();
  const { revalidate } = useRevalidator();
  const read = useReadRequests();
  const [changed, setChanged] = useState<readonly GuestRequest[]>([]);
  const [readFrom, setReadFrom] = useState(newest);
  const pages = usePages(newest, (cursor) => read.page({ cursor }));
  // The loader has read again: what it no longer knows was erased.
  if (readFrom !== newest) {
    setReadFrom(newest);
    setChanged(changed.filter((one) => pages.items.some(({ id }) => id === one.id)));
  }
  const known = new Map<string, GuestRequest>();
  for (const one of [...pages.items, ...(opened ? [opened] : []), ...changed]) {
    const other = known.get(one.id);
    if (!other || isAsNew(one, other)) known.set(one.id, one);
  }
  const take = (request: GuestRequest) =>
    setChanged((all) => [...all.filter(({ id }) => id !== request.id), request]);
  useOnChange(
    ["guest-messages.changed"],
    ({ payload: { message } }) => {
      if (message?.kind !== "requests") return void revalidate();
      void read.one(message.id).then(
        (request) => (request ? take(request) : void revalidate()),
        // The network is gone: what was missed is read when it is back.
        () => undefined,
      );
    },
    property.id,
  );
  return { ...pages, items: [...known.values()], take };
}
