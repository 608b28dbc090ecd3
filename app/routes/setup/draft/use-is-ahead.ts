import { useState } from "react";
import { useOnChange } from "#app/session/live/use-on-change.ts";
import type { Property } from "#domain/property/property.ts";
import type { Publication } from "#domain/property/publication.ts";
import { isNewerThanPublished, type PublishedDraft } from "./is-newer-than-published.ts";

/** Whether saved changes are not in the latest publication yet. `false` before the first publication. */
export function useIsAhead(
  { id, updatedAt }: Pick<Property, "id" | "updatedAt">,
  publication: Pick<Publication, "number" | "draftAt"> | null,
): boolean {
  const [heard, setHeard] = useState<PublishedDraft | null>(null);
  useOnChange(
    ["portal.published"],
    ({ payload: { number, at, draftAt = at } }) => setHeard({ number, draftAt }),
    id,
  );
  return isNewerThanPublished(updatedAt, [publication, heard]);
}
