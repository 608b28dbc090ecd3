import { useEffect, useState } from "react";
import { useSession } from "#app/session/session-provider.tsx";
import type { Property } from "#domain/property/property.ts";
import type { Publication } from "#domain/property/publication.ts";
import { isAhead, type PublishedDraft } from "./is-ahead.ts";

/** Whether something was saved, by anybody, that the newest publication has not. False before the first one. */
export function useIsAhead(
  { id, updatedAt }: Pick<Property, "id" | "updatedAt">,
  publication: Pick<Publication, "number" | "draftAt"> | null,
): boolean {
  const { onChange } = useSession();
  const [heard, setHeard] = useState<PublishedDraft | null>(null);
  useEffect(
    () =>
      onChange((change) => {
        if (change.kind !== "portal.published" || change.propertyId !== id) return;
        const { number, at, draftAt = at } = change.payload;
        setHeard({ number, draftAt });
      }),
    [onChange, id],
  );
  return isAhead(updatedAt, [publication, heard]);
}
