import { useEffect, useState } from "react";
import { useSession } from "#app/session/session-provider.tsx";
import type { Property } from "#domain/property/property.ts";
import type { Publication } from "#domain/property/publication.ts";
import { isAhead } from "./is-ahead.ts";

/** Whether something was saved since the newest publication, by anybody. False before the first one. */
export function useIsAhead(
  { id, updatedAt }: Pick<Property, "id" | "updatedAt">,
  publication: Pick<Publication, "publishedAt"> | null,
): boolean {
  const { onChange } = useSession();
  const [heardAt, setHeardAt] = useState<string | null>(null);
  useEffect(
    () =>
      onChange((change) => {
        if (change.kind === "portal.published" && change.propertyId === id) setHeardAt(change.payload.at);
      }),
    [onChange, id],
  );
  return isAhead(updatedAt, [publication?.publishedAt ?? null, heardAt]);
}
