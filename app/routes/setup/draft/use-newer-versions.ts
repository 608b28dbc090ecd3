import { useCallback, useEffect } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { listenToOwnSaves } from "#app/session/live/own-saves.ts";
import { useOnChange } from "#app/session/live/use-on-change.ts";
import { SignedOutError } from "#app/session/network/authorised-fetch.ts";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { StoredDocument } from "#domain/content/document.ts";
import type { Property } from "#domain/property/property.ts";
import { findSavedPart, getEdited, type PartKey } from "./draft-state.ts";
import { toSavedParts } from "./save-part.ts";
import type { useDraftSaves } from "./use-draft-saves.ts";
import type { DraftStore } from "./use-draft-store.ts";

type Saves = Pick<ReturnType<typeof useDraftSaves>, "isSaving" | "takeNewer" | "readNewer">;

interface Loaded {
  readonly property: Property;
  readonly documents: readonly StoredDocument[];
}

/**
 * Keeps the draft in step with what is saved elsewhere: by others, by the loader's later answers, in languages just
 * switched on.
 */
export function useNewerVersions(
  { state, current }: DraftStore,
  { isSaving, takeNewer, readNewer }: Saves,
  { property, documents }: Loaded,
): void {
  const sayLost = useSayLost();
  useEffect(listenToOwnSaves, []);

  // What others save shows at once where nothing was typed, and is merged where it can be.
  useOnChange(
    ["document.saved", "property.updated"],
    (change) => {
      const key = findSavedPart(change);
      if (key === null || isSaving(key)) return;
      const { revision } = change.payload;
      // A restored version has revision 0, or none: whatever it is, it is new.
      if (revision && revision <= (current()[key]?.revision ?? 0)) return;
      void readNewer(key).catch(sayLost);
    },
    property.id,
  );

  // The loader's answer of a later time, such as after a connection that was lost for long.
  useEffect(() => {
    for (const { key, ...newer } of toSavedParts(property, documents)) {
      if (newer.revision > (current()[key]?.revision ?? -1)) takeNewer(key, newer);
    }
  }, [property, documents, current, takeNewer]);

  // A language that was just switched on may have buttons from an earlier time.
  const missing = getEdited(state, "property").languages.filter((language) => !state[`buttons:${language}`]);
  const missingKey = missing.join();
  useEffect(() => {
    for (const language of missingKey === "" ? [] : missingKey.split(",")) {
      void readNewer(`buttons:${language}` as PartKey).catch(sayLost);
    }
  }, [missingKey, readNewer, sayLost]);
}

/** Says that a newer version could not be read [S173]; what was read before stands, and may be edited on. */
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
