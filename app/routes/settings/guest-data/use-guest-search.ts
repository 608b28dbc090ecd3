import { useState } from "react";
import { useRevalidator } from "react-router";
import { useApiAction } from "#app/components/use-api-action.ts";
import { useRefusalToast } from "#app/components/use-refusal-toast.ts";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { GuestEntry, GuestSearch } from "#domain/guest/guest-data.ts";
import { useGuestDataWords } from "./use-guest-data-words.ts";

export interface Found {
  /** Number of the search. Each search has its own selection of entries. */
  readonly key: number;
  readonly search: GuestSearch;
  readonly items: readonly GuestEntry[];
  readonly hasMore: boolean;
}

/** Searches a property's data for a guest, and erases the selected entries. */
export function useGuestSearch() {
  const sayRefused = useRefusalToast();
  const words = useGuestDataWords();
  const { property } = useActiveProperty();
  const { connect } = useSession();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useApiAction();
  const [found, setFound] = useState<Found | null>(null);
  const routes = () => connect().api.api.properties[":propertyId"]["guest-data"];
  const param = { propertyId: property.id };

  const read = async (search: GuestSearch) => {
    const answer = await routes().find.$post({ param, json: search });
    if (!answer.ok) {
      await sayRefused(answer, words.searchFailed);
      return;
    }
    const { items, hasMore } = await answer.json();
    setFound((before) => ({ key: (before?.key ?? 0) + 1, search, items, hasMore }));
  };

  const find = (search: GuestSearch) =>
    run(() => {
      setFound(null);
      return read(search);
    });

  const erase = (entries: readonly GuestEntry[], room: string | null) =>
    run(async () => {
      const json = { entries: entries.map(({ kind, id }) => ({ kind, id })) };
      const answer = await routes().erase.$post({ param, json });
      if (!answer.ok) {
        await sayRefused(answer, words.eraseFailed);
        return;
      }
      const { erased } = await answer.json();
      const title = room === null ? words.erased(erased) : words.erasedOf(erased, room);
      showToast({ tone: "success", title });
      if (found) await read(found.search);
      await revalidate();
    });

  return { found, isBusy, find, erase, clear: () => setFound(null) };
}
