import { useCallback, useEffect } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { listenToOwnSaves } from "#app/session/live/own-saves.ts";
import { useOnChange } from "#app/session/live/use-on-change.ts";
import { SignedOutError } from "#app/session/network/authorised-fetch.ts";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { StoredDocument } from "#domain/content/document.ts";
import type { Property } from "#domain/property/property.ts";
import { findSavedPart, getEditedValue, type PartKey } from "./draft-state.ts";
import { toSavedParts } from "./save-part.ts";
import type { useDraftSaves } from "./use-draft-saves.ts";
import type { DraftStore } from "./use-draft-store.ts";

type Saves = Pick<ReturnType<typeof useDraftSaves>, "isSaving" | "untilSaved" | "takeNewer" | "readNewer">;

interface Loaded {
  readonly property: Property;
  readonly documents: readonly StoredDocument[];
}

/** Keeps the draft in sync with saves elsewhere: by others, from revalidation, and for newly enabled languages. */
export function useNewerVersions(
  { state, current }: DraftStore,
  { isSaving, untilSaved, takeNewer, readNewer }: Saves,
  { property, documents }: Loaded,
): void {
  const sayLost = useSayLost();
  useEffect(listenToOwnSaves, []);

  // A part without unsaved edits shows another person's save at once; otherwise the save is merged.
  useOnChange(
    ["document.saved", "property.updated"],
    (change) => {
      const key = findSavedPart(change);
      if (key === null) return;
      const { revision } = change.payload;
      // A restored version has revision 0 or none: always treat it as new.
      if (!revision) return isSaving(key) ? undefined : void readNewer(key).catch(sayLost);
      const readIfNewer = async () => {
        // The echo of an own save has the revision that the save ends with; another's save has a newer one.
        await untilSaved(key);
        if (revision > (current()[key]?.revision ?? 0)) await readNewer(key);
      };
      readIfNewer().catch(sayLost);
    },
    property.id,
  );

  // Revalidated data, such as after a long disconnection.
  useEffect(() => {
    for (const { key, ...newer } of toSavedParts(property, documents)) {
      if (newer.revision > (current()[key]?.revision ?? -1)) takeNewer(key, newer);
    }
  }, [property, documents, current, takeNewer]);

  // A newly enabled language may have earlier buttons.
  const missing = getEditedValue(state, "property").languages.filter(
    (language) => !state[`buttons:${language}`],
  );
  const missingKey = missing.join();
  useEffect(() => {
    for (const language of missingKey === "" ? [] : missingKey.split(",")) {
      void readNewer(`buttons:${language}` as PartKey).catch(sayLost);
    }
  }, [missingKey, readNewer, sayLost]);
}

/** Says that a newer version could not be loaded [S173]; the current one stays editable. */
function useSayLost(): (error: unknown) => void {
  const { toasts } = useMessages().entry;
  return useCallback(
    (error) => {
      if (error instanceof SignedOutError) return;
      console.warn(error);
      showToast({ tone: "error", title: toasts.errorGettingProperty });
    },
    [toasts],
  );
}
