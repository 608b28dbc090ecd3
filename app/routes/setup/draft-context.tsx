import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import type { BrowserSession } from "#app/session/browser-session.ts";
import { readProblem } from "#app/session/problem.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { showToast } from "#app/ui/toast.tsx";
import type { Draft, StoredDocument } from "#domain/content/document.ts";
import { isSameData, type MergeConflict, mergeDocuments } from "#domain/content/merge.ts";
import type { Problem } from "#domain/problem.ts";
import type { Property } from "#domain/property.ts";
import { tidyPart } from "./check-part.ts";
import {
  type DraftAction,
  type DraftState,
  draftFrom,
  editedOf,
  fieldsOf,
  isDirty,
  openDraft,
  type PartKey,
  type PartValue,
  partKeyOf,
  reduceDraft,
  savedPartOf,
} from "./draft-state.ts";
import { readPart, readSaved, type SavedPart, sendPart } from "./save-part.ts";

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

interface DraftEditor {
  readonly property: Property;
  /** What is on the screen, unsaved changes included. */
  readonly draft: Draft;
  readonly state: DraftState;
  /** The same between two renders, such as right after an edit. */
  readonly current: () => DraftState;
  readonly value: <Key extends PartKey>(key: Key) => PartValue<Key>;
  readonly edit: <Key extends PartKey>(key: Key, value: PartValue<Key>) => void;
  /** Edits a part from its value at that moment, for what ends after the tab may have moved on. */
  readonly change: <Key extends PartKey>(key: Key, update: (value: PartValue<Key>) => PartValue<Key>) => void;
  readonly discard: (keys: readonly PartKey[]) => void;
  /** Saves the dirty ones of these parts. A stale one is merged; where that can't be decided, `conflict` is set. */
  readonly apply: (keys: readonly PartKey[]) => Promise<ApplyResult>;
  /**
   * Takes what another route of the API answered for a document, such as one saved button. `sent` is what
   * stood on the screen when it was sent, so that what was typed since stays.
   */
  readonly adopt: (document: StoredDocument, sent?: PartValue<PartKey>) => void;
  /** Does not take this browser's own save of a part for somebody else's while `work` saves it. */
  readonly whileSaving: <Result>(key: PartKey, work: () => Promise<Result>) => Promise<Result>;
  readonly conflict: DraftConflict | null;
  /** Ends a conflict with a document of the person's choosing, unsaved, on the newer revision; null leaves everything. */
  readonly settle: (chosen: PartValue<PartKey> | null) => void;
  /** Reads the whole draft anew, such as after a version was restored. Drops unsaved changes. */
  readonly reload: () => Promise<void>;
  /** Epoch milliseconds; null before the first save. */
  readonly lastAppliedAt: number | null;
}

const DraftContext = createContext<DraftEditor | null>(null);

interface DraftProviderProps {
  readonly property: Property;
  readonly documents: readonly StoredDocument[];
  readonly children: ReactNode;
}

/** Holds the draft while staff edit it, in every setup tab: saved, typed, and how the two come together. */
export function DraftProvider({ property: loaded, documents, children }: DraftProviderProps) {
  const { connect, onChange, properties } = useSession();
  const property = properties.find(({ id }) => id === loaded.id) ?? loaded;
  const [state, setState] = useState(() => openDraft(loaded, documents));
  const [conflict, setConflict] = useState<DraftConflict | null>(null);
  const [lastAppliedAt, setLastAppliedAt] = useState(() => newestOf(documents));
  // The truth between renders: one save may follow another before the screen has caught up.
  const current = useRef(state);
  const act = useCallback((action: DraftAction) => {
    current.current = reduceDraft(current.current, action);
    setState(current.current);
  }, []);
  const sayMerged = useSayMerged();
  const { whileSaving, isSaving } = useOwnSaves();

  /** Puts a newer saved version under what was typed; where the two can't be merged, asks. */
  const takeNewer = useCallback(
    (key: PartKey, newer: SavedPart) => {
      const { saved, revision, by } = newer;
      const part = current.current[key];
      if (!part) return act({ type: "rebase", key, saved, revision, edited: saved });
      if (revision === part.revision) return;
      const { merged, conflicts } = mergeDocuments<PartValue<PartKey>>(part.saved, part.edited, saved);
      if (conflicts.length > 0) return setConflict({ key, ...newer, merged, conflicts });
      act({ type: "rebase", key, saved, revision, edited: merged });
      if (!isSameData(merged, saved)) sayMerged(by);
    },
    [act, sayMerged],
  );

  const readNewer = useCallback(
    async (key: PartKey) => {
      const newer = await readPart(connect(), loaded.id, key);
      if (newer) takeNewer(key, newer);
    },
    [connect, loaded.id, takeNewer],
  );

  const applyPart = useCallback(
    async (session: BrowserSession, key: PartKey): Promise<ApplyResult> => {
      const part = current.current[key];
      if (!part || !isDirty(current.current, key)) return { status: "applied" };
      let [edited, revision] = [tidyPart(key, part.edited), part.revision];
      act({ type: "edit", key, value: edited });
      // Each turn is one more save by somebody else between our read and our write.
      for (;;) {
        const answer = await sendPart(session, loaded.id, { key, value: edited, revision });
        if (answer.ok) {
          const { saved, revision: next } = answer.value;
          act({ type: "saved", key, value: saved, revision: next, sent: edited });
          return { status: "applied" };
        }
        if (answer.problem.code !== "stale_revision") return { status: "refused", problem: answer.problem };
        const newer = readSaved(key, answer.problem.current);
        const latest = current.current[key] ?? part;
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
        sayMerged(newer.by);
        [edited, revision] = [merged, newer.revision];
      }
    },
    [act, loaded.id, sayMerged],
  );

  const apply = useCallback(
    async (keys: readonly PartKey[]): Promise<ApplyResult> => {
      const session = connect();
      for (const key of keys) {
        const result = await whileSaving(key, () => applyPart(session, key));
        if (result.status !== "applied") return result;
      }
      setLastAppliedAt(Date.now());
      return { status: "applied" };
    },
    [connect, whileSaving, applyPart],
  );

  const reload = useCallback(async () => {
    const response = await connect().api.api.properties[":propertyId"].draft.$get({
      param: { propertyId: loaded.id },
    });
    if (!response.ok) throw new Error(`The draft could not be read: ${(await readProblem(response)).code}.`);
    const answer = await response.json();
    act({ type: "reopen", state: openDraft(answer.property, answer.documents as StoredDocument[]) });
  }, [connect, loaded.id, act]);

  // What others save shows at once where nothing was typed, and is merged where it can be.
  useEffect(
    () =>
      onChange((change) => {
        if (change.propertyId !== loaded.id) return;
        const key = savedPartOf(change);
        if (key === null || isSaving(key)) return;
        const revision = "revision" in change.payload ? change.payload.revision : undefined;
        // A restored version has revision 0, or none: whatever it is, it is new.
        if (revision && revision <= (current.current[key]?.revision ?? 0)) return;
        void readNewer(key).catch(keepAsItIs);
      }),
    [onChange, loaded.id, isSaving, readNewer],
  );

  // The loader's answer of a later time, such as after a connection that was lost for long.
  useEffect(() => {
    const fields = { saved: fieldsOf(loaded), revision: loaded.revision, by: loaded.updatedBy };
    if (loaded.revision > (current.current.property?.revision ?? 0)) takeNewer("property", fields);
    for (const document of documents) {
      const key = partKeyOf(document);
      const { body, revision, updatedBy } = document;
      const known = current.current[key]?.revision ?? -1;
      if (revision > known) takeNewer(key, { saved: body, revision, by: updatedBy });
    }
  }, [loaded, documents, takeNewer]);

  // A language that was just switched on may have buttons from an earlier time.
  const missing = editedOf(state, "property").languages.filter((language) => !state[`buttons:${language}`]);
  const missingKey = missing.join();
  useEffect(() => {
    for (const language of missingKey === "" ? [] : missingKey.split(",")) {
      void readNewer(`buttons:${language}` as PartKey).catch(keepAsItIs);
    }
  }, [missingKey, readNewer]);

  const readCurrent = useCallback(() => current.current, []);

  const editor = useMemo<DraftEditor>(
    () => ({
      property,
      draft: draftFrom(state),
      state,
      current: readCurrent,
      value: (key) => editedOf(state, key),
      edit: (key, value) => act({ type: "edit", key, value }),
      change: (key, update) => {
        act({ type: "edit", key, value: update(editedOf(current.current, key)) });
      },
      discard: (keys) => act({ type: "discard", keys }),
      apply,
      adopt: (document, sent) => {
        const { body: value, revision } = document;
        act({ type: "saved", key: partKeyOf(document), value, revision, sent });
        setLastAppliedAt(Date.now());
      },
      whileSaving,
      conflict,
      settle: (chosen) => {
        if (conflict && chosen) {
          const { key, saved, revision } = conflict;
          act({ type: "rebase", key, saved, revision, edited: chosen });
        }
        setConflict(null);
      },
      reload,
      lastAppliedAt,
    }),
    [property, state, readCurrent, act, apply, whileSaving, conflict, reload, lastAppliedAt],
  );
  return <DraftContext value={editor}>{children}</DraftContext>;
}

export function useDraft(): DraftEditor {
  const editor = useContext(DraftContext);
  if (!editor) throw new Error("A setup tab must stand inside DraftProvider.");
  return editor;
}

function newestOf(documents: readonly StoredDocument[]): number | null {
  const newest = Math.max(0, ...documents.map(({ updatedAt }) => Date.parse(updatedAt)));
  return newest > 0 ? newest : null;
}

/** The connection broke, or nobody is signed in any more. What was read before stands. */
function keepAsItIs(error: unknown) {
  console.warn(error);
}

function useSayMerged() {
  const { setup } = useMessages();
  return useCallback(
    (by: string | null) =>
      showToast({
        tone: "success",
        title: by === null ? setup.conflict.mergedUnnamed : setup.conflict.merged(by),
      }),
    [setup],
  );
}

/** Which parts this browser is saving at this moment. The channel reports our own saves like any other. */
function useOwnSaves() {
  const running = useRef(new Map<PartKey, number>());
  const whileSaving = useCallback(
    async <Result,>(key: PartKey, work: () => Promise<Result>): Promise<Result> => {
      const count = (add: number) => running.current.set(key, (running.current.get(key) ?? 0) + add);
      count(1);
      try {
        return await work();
      } finally {
        count(-1);
      }
    },
    [],
  );
  const isSaving = useCallback((key: PartKey) => (running.current.get(key) ?? 0) > 0, []);
  return { whileSaving, isSaving };
}
