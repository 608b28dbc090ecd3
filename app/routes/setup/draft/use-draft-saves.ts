import { useCallback, useMemo, useRef, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { announceOwnSave, isOwnSave } from "#app/session/live/own-saves.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { PartKey, PartValue } from "./draft-state.ts";
import { readPart, type SavedPart, sendPart } from "./save-part.ts";
import {
  type ApplyResult,
  applyNewer,
  type CommandResult,
  type DraftConflict,
  runCommand,
  type SaveCommand,
  type SavingDraft,
  savePart,
} from "./saving.ts";
import type { DraftStore } from "./use-draft-store.ts";

/** Saving of draft parts, with merging of others' changes. */
export function useDraftSaves({ current, act }: DraftStore, propertyId: string, onApplied: () => void) {
  const { connect } = useSession();
  const [conflict, ask] = useState<DraftConflict | null>(null);
  const sayMerged = useSayMerged(propertyId);
  const { whileSaving, isSaving, untilSaved } = useOwnSaves();
  const saving = useMemo<SavingDraft>(
    () => ({
      current,
      act,
      sendWhole: (save) => sendPart(connect(), propertyId, save),
      ask,
      sayMerged,
      announceSaved: (key, revision) => announceOwnSave(propertyId, key, revision),
    }),
    [propertyId, current, act, connect, sayMerged],
  );

  const saves = useMemo(
    () => ({
      isSaving,
      untilSaved,
      takeNewer: (key: PartKey, newer: SavedPart) => applyNewer(saving, key, newer),
      readNewer: async (key: PartKey) => {
        const newer = await readPart(connect(), propertyId, key);
        if (newer) applyNewer(saving, key, newer);
      },
      apply: async (keys: readonly PartKey[]): Promise<ApplyResult> => {
        for (const key of keys) {
          const result = await whileSaving(key, () => savePart(saving, key));
          if (result.status !== "applied") return result;
        }
        onApplied();
        return { status: "applied" };
      },
      saveCommand: async <Key extends PartKey, Answer extends SavedPart>(
        key: Key,
        command: SaveCommand<Key, Answer>,
      ): Promise<CommandResult<Answer>> => {
        const result = await whileSaving(key, () => runCommand(saving, key, command));
        if (result.status === "applied") onApplied();
        return result;
      },
    }),
    [saving, connect, propertyId, whileSaving, isSaving, untilSaved, onApplied],
  );

  /** Resolves a conflict with the chosen document, unsaved, on the newer revision; `null` cancels. */
  const settle = useCallback(
    (chosen: PartValue<PartKey> | null) => {
      if (conflict && chosen) {
        const { key, saved, revision } = conflict;
        act({ type: "rebase", key, saved, revision, edited: chosen });
      }
      ask(null);
    },
    [conflict, act],
  );

  return { ...saves, conflict, settle };
}

function useSayMerged(propertyId: string): SavingDraft["sayMerged"] {
  const { setup } = useMessages("setup");
  return useCallback(
    (key, { by, revision }) => {
      const { mergedOwn, mergedUnnamed, merged } = setup.conflict;
      const isOwn = isOwnSave(propertyId, key, revision);
      showToast({ tone: "success", title: isOwn ? mergedOwn : by === null ? mergedUnnamed : merged(by) });
    },
    [propertyId, setup],
  );
}

/** Tracks the parts being saved, so that their echo on the live channel is told from others' saves. */
function useOwnSaves() {
  const running = useRef(new Map<PartKey, number>());
  const latest = useRef(new Map<PartKey, Promise<unknown>>());
  const whileSaving = useCallback(
    async <Result>(key: PartKey, work: () => Promise<Result>): Promise<Result> => {
      const count = (add: number) => running.current.set(key, (running.current.get(key) ?? 0) + add);
      count(1);
      try {
        const working = work();
        latest.current.set(key, working);
        return await working;
      } finally {
        count(-1);
      }
    },
    [],
  );
  /** Waits for the end of a running save, whatever it is. */
  const untilSaved = useCallback(async (key: PartKey) => {
    await latest.current.get(key)?.catch(() => undefined);
  }, []);
  const isSaving = useCallback((key: PartKey) => (running.current.get(key) ?? 0) > 0, []);
  return { whileSaving, isSaving, untilSaved };
}
