import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from "react";
import { readProblem } from "#app/session/problem.ts";
import { useSession } from "#app/session/session-provider.tsx";
import type { Draft, StoredDocument } from "#domain/content/document.ts";
import { type MergeConflict, mergeDocuments } from "#domain/content/merge.ts";
import type { Problem } from "#domain/problem.ts";
import type { Property } from "#domain/property.ts";
import {
  type DraftState,
  draftFrom,
  editedOf,
  isDirty,
  openDraft,
  type PartKey,
  type PartValue,
  reduceDraft,
} from "./draft-state.ts";
import { readPart, readSaved, sendPart } from "./save-part.ts";

/** Two people changed the same value: the newer document, and where the two differ. */
export interface DraftConflict {
  readonly key: PartKey;
  readonly saved: PartValue<PartKey>;
  readonly revision: number;
  readonly merged: PartValue<PartKey>;
  readonly conflicts: readonly MergeConflict[];
}

export type ApplyResult =
  | { readonly status: "applied"; readonly merged: boolean }
  | { readonly status: "conflict" }
  | { readonly status: "refused"; readonly problem: Problem };

interface DraftEditor {
  readonly property: Property;
  /** What is on the screen, unsaved changes included. */
  readonly draft: Draft;
  readonly state: DraftState;
  readonly value: <Key extends PartKey>(key: Key) => PartValue<Key>;
  readonly edit: <Key extends PartKey>(key: Key, value: PartValue<Key>) => void;
  readonly discard: (keys: readonly PartKey[]) => void;
  /** Saves the dirty ones of these parts. A stale one is merged; where that can't be decided, `conflict` is set. */
  readonly apply: (keys: readonly PartKey[]) => Promise<ApplyResult>;
  /** Takes what another route of the API answered for a document, such as one saved button. */
  readonly adopt: (document: StoredDocument) => void;
  readonly conflict: DraftConflict | null;
  /** Ends a conflict with a document of the person's choosing, unsaved, on the newer revision; null leaves everything. */
  readonly settle: (chosen: PartValue<PartKey> | null) => void;
  /** Reads the whole draft anew, such as after a version was restored. Drops unsaved changes. */
  readonly reload: () => Promise<void>;
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
  const [state, dispatch] = useReducer(reduceDraft, null, () => openDraft(loaded, documents));
  const [conflict, setConflict] = useState<DraftConflict | null>(null);
  const [lastAppliedAt, setLastAppliedAt] = useState<number | null>(null);
  const current = useRef(state);
  current.current = state;

  /** Puts a newer saved version under what was typed. @returns whether nothing is left to decide. */
  const takeNewer = useCallback(
    (key: PartKey, newer: { saved: PartValue<PartKey>; revision: number }): boolean => {
      const part = current.current[key];
      if (!part) {
        dispatch({ type: "rebase", key, ...newer, edited: newer.saved });
        return true;
      }
      if (newer.revision === part.revision) return true;
      const { merged, conflicts } = mergeDocuments<PartValue<PartKey>>(part.saved, part.edited, newer.saved);
      if (conflicts.length > 0) {
        setConflict({ key, ...newer, merged, conflicts });
        return false;
      }
      dispatch({ type: "rebase", key, ...newer, edited: merged });
      return true;
    },
    [],
  );

  const apply = useCallback(
    async (keys: readonly PartKey[]): Promise<ApplyResult> => {
      const session = connect();
      let wasMerged = false;
      for (const key of keys) {
        const part = current.current[key];
        if (!part || !isDirty(current.current, key)) continue;
        let [edited, revision] = [part.edited, part.revision];
        // Each turn is one more save by somebody else between our read and our write.
        for (;;) {
          const answer = await sendPart(session, loaded.id, { key, value: edited, revision });
          if (answer.ok) {
            const { saved, revision: next } = answer.value;
            dispatch({ type: "saved", key, value: saved, revision: next });
            break;
          }
          if (answer.problem.code !== "stale_revision") return { status: "refused", problem: answer.problem };
          const newer = readSaved(key, answer.problem.current);
          const latest = current.current[key] ?? part;
          const result = mergeDocuments<PartValue<PartKey>>(latest.saved, edited, newer.saved);
          if (result.conflicts.length > 0) {
            setConflict({ key, ...newer, merged: result.merged, conflicts: result.conflicts });
            return { status: "conflict" };
          }
          dispatch({ type: "rebase", key, ...newer, edited: result.merged });
          [edited, revision, wasMerged] = [result.merged, newer.revision, true];
        }
      }
      setLastAppliedAt(Date.now());
      return { status: "applied", merged: wasMerged };
    },
    [connect, loaded.id],
  );

  const reload = useCallback(async () => {
    const response = await connect().api.api.properties[":propertyId"].draft.$get({
      param: { propertyId: loaded.id },
    });
    if (!response.ok) throw new Error(`The draft could not be read: ${(await readProblem(response)).code}.`);
    const answer = await response.json();
    dispatch({ type: "reopen", state: openDraft(answer.property, answer.documents as StoredDocument[]) });
  }, [connect, loaded.id]);

  // What others save shows at once where nothing was typed, and is merged where it can be.
  useEffect(
    () =>
      onChange((change) => {
        if (change.propertyId !== loaded.id) return;
        if (change.kind === "property.updated") {
          const part = current.current.property;
          const { revision, name, languages, defaultLanguage } = change.payload;
          if (!part || revision === undefined || revision <= part.revision) return;
          const saved = {
            name: name ?? part.saved.name,
            languages: languages ?? part.saved.languages,
            defaultLanguage: defaultLanguage ?? part.saved.defaultLanguage,
          };
          takeNewer("property", { saved, revision });
        }
        if (change.kind === "document.saved") {
          const { section, language, revision } = change.payload;
          const key = (section === "buttons" ? `buttons:${language}` : section) as PartKey;
          const known = current.current[key]?.revision ?? 0;
          if (revision !== 0 && revision <= known) return;
          void readPart(connect(), loaded.id, key).then((newer) => {
            if (newer) takeNewer(key, newer);
          });
        }
      }),
    [onChange, connect, loaded.id, takeNewer],
  );

  const editor = useMemo<DraftEditor>(
    () => ({
      property,
      draft: draftFrom(state),
      state,
      value: (key) => editedOf(state, key),
      edit: (key, value) => dispatch({ type: "edit", key, value }),
      discard: (keys) => dispatch({ type: "discard", keys }),
      apply,
      adopt: (document) => {
        const key = (
          document.section === "buttons" ? `buttons:${document.language}` : document.section
        ) as PartKey;
        dispatch({ type: "saved", key, value: document.body, revision: document.revision });
        setLastAppliedAt(Date.now());
      },
      conflict,
      settle: (chosen) => {
        if (conflict && chosen) {
          const { key, saved, revision } = conflict;
          dispatch({ type: "rebase", key, saved, revision, edited: chosen });
        }
        setConflict(null);
      },
      reload,
      lastAppliedAt,
    }),
    [property, state, apply, conflict, reload, lastAppliedAt],
  );
  return <DraftContext value={editor}>{children}</DraftContext>;
}

export function useDraft(): DraftEditor {
  const editor = useContext(DraftContext);
  if (!editor) throw new Error("A setup tab must stand inside DraftProvider.");
  return editor;
}
