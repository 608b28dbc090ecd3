import { useCallback, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import type { BrowserSession } from "#app/session/browser-session.ts";
import { isOwnSave, tellOwnSave } from "#app/session/live/own-saves.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { showToast } from "#app/ui/feedback/toast.tsx";
import { isSameData, type MergeConflict, mergeDocuments } from "#domain/content/merge.ts";
import type { Problem } from "#domain/problem.ts";
import { tidyPart } from "./check-part.ts";
import { isDirty, type PartKey, type PartValue } from "./draft-state.ts";
import { readCurrent, readPart, type SavedPart, sendPart } from "./save-part.ts";
import type { DraftStore } from "./use-draft-store.ts";
import { useOwnSaves } from "./use-own-saves.ts";

/** Two people changed the same value: the newer document, and where the two differ. */
export interface DraftConflict extends SavedPart {
  readonly key: PartKey;
  readonly merged: PartValue<PartKey>;
  readonly conflicts: readonly MergeConflict[];
}

export type ApplyResult =
  | { readonly status: "applied" }
  | { readonly status: "conflict" }
  | { readonly status: "refused"; readonly problem: Problem };

/** Saves parts of the draft, and brings together what was typed here with what others have saved. */
export function useDraftSaves({ current, act }: DraftStore, propertyId: string, onApplied: () => void) {
  const { connect } = useSession();
  const [conflict, setConflict] = useState<DraftConflict | null>(null);
  const sayMerged = useSayMerged();
  const { whileSaving, isSaving } = useOwnSaves();

  /** Puts a newer saved version under what was typed; where the two can't be merged, asks. */
  const takeNewer = useCallback(
    (key: PartKey, newer: SavedPart) => {
      const { saved, revision, by, newerVersion } = newer;
      const part = current()[key];
      if (!part) return act({ type: "rebase", key, saved, revision, edited: saved, newerVersion });
      if (newerVersion) {
        // What was typed stays to be seen and copied: it can't be merged with what can only be shown in part.
        const edited = isDirty(current(), key) ? part.edited : saved;
        return act({ type: "rebase", key, saved, revision, edited, newerVersion });
      }
      if (revision === part.revision && !part.newerVersion) return;
      const { merged, conflicts } = mergeDocuments<PartValue<PartKey>>(part.saved, part.edited, saved);
      if (conflicts.length > 0) return setConflict({ key, ...newer, merged, conflicts });
      act({ type: "rebase", key, saved, revision, edited: merged });
      if (!isSameData(merged, saved)) sayMerged(by, isOwnSave(propertyId, key, revision));
    },
    [current, act, propertyId, sayMerged],
  );

  const readNewer = useCallback(
    async (key: PartKey) => {
      const newer = await readPart(connect(), propertyId, key);
      if (newer) takeNewer(key, newer);
    },
    [connect, propertyId, takeNewer],
  );

  const applyPart = useCallback(
    async (session: BrowserSession, key: PartKey): Promise<ApplyResult> => {
      const part = current()[key];
      if (!part || !isDirty(current(), key)) return { status: "applied" };
      let [edited, revision] = [tidyPart(key, part.edited), part.revision];
      act({ type: "tidy", key, value: edited });
      // Each turn is one more save by somebody else between our read and our write.
      for (;;) {
        const answer = await sendPart(session, propertyId, { key, value: edited, revision });
        if (answer.ok) {
          const { saved, revision: next } = answer.value;
          act({ type: "saved", key, value: saved, revision: next, sent: edited });
          tellOwnSave(propertyId, key, next);
          return { status: "applied" };
        }
        const { problem } = answer;
        const isSavedMeanwhile = problem.code === "stale_revision" || problem.code === "newer_version";
        const newer = isSavedMeanwhile ? readCurrent(problem) : null;
        if (newer && problem.code === "newer_version") takeNewer(key, newer);
        if (!newer || problem.code !== "stale_revision") return { status: "refused", problem };
        const latest = current()[key] ?? part;
        const { merged, conflicts } = mergeDocuments<PartValue<PartKey>>(
          latest.saved,
          latest.edited,
          newer.saved,
        );
        if (conflicts.length > 0) {
          setConflict({ key, ...newer, merged, conflicts });
          return { status: "conflict" };
        }
        act({ type: "rebase", key, saved: newer.saved, revision: newer.revision, edited: merged });
        sayMerged(newer.by, isOwnSave(propertyId, key, newer.revision));
        [edited, revision] = [merged, newer.revision];
      }
    },
    [current, act, propertyId, takeNewer, sayMerged],
  );

  const apply = useCallback(
    async (keys: readonly PartKey[]): Promise<ApplyResult> => {
      const session = connect();
      for (const key of keys) {
        const result = await whileSaving(key, () => applyPart(session, key));
        if (result.status !== "applied") return result;
      }
      onApplied();
      return { status: "applied" };
    },
    [connect, whileSaving, applyPart, onApplied],
  );

  /**
   * Ends a conflict with a document of the person's choosing, unsaved, on the newer revision; null leaves everything.
   */
  const settle = useCallback(
    (chosen: PartValue<PartKey> | null) => {
      if (conflict && chosen) {
        const { key, saved, revision } = conflict;
        act({ type: "rebase", key, saved, revision, edited: chosen });
      }
      setConflict(null);
    },
    [conflict, act],
  );

  return { apply, whileSaving, isSaving, takeNewer, readNewer, conflict, settle };
}

function useSayMerged() {
  const { setup } = useMessages();
  return useCallback(
    (by: string | null, isOwn: boolean) => {
      const { mergedOwn, mergedUnnamed, merged } = setup.conflict;
      showToast({ tone: "success", title: isOwn ? mergedOwn : by === null ? mergedUnnamed : merged(by) });
    },
    [setup],
  );
}
