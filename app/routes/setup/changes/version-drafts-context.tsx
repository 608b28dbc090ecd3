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
import { SignedOutError } from "#app/session/network/authorised-fetch.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { type ChangeGroup, groupChanges } from "#domain/content/changes/change-groups.ts";
import { changesBetween } from "#domain/content/changes/changes-between.ts";
import type { Draft } from "#domain/content/document.ts";
import { useDraft } from "../draft/draft-context.tsx";

/** What was published as a version. It never changes. */
export interface VersionDraft {
  readonly number: number;
  /** ISO 8601, UTC. */
  readonly publishedAt: string;
  readonly draft: Draft;
}

/** A version on its way: null while it is fetched. */
type Fetched = VersionDraft | "failed" | null;

interface VersionDrafts {
  readonly versions: ReadonlyMap<number, Fetched>;
  /** Fetches a version, unless it is there or on its way. */
  readonly fetchVersion: (number: number) => void;
}

const VersionDraftsContext = createContext<VersionDrafts | null>(null);

/** Keeps the versions that were compared with, from tab to tab. Nothing is fetched until something asks. */
export function VersionDraftsProvider({ children }: { children: ReactNode }) {
  const { property } = useDraft();
  const { connect } = useSession();
  const [versions, setVersions] = useState<ReadonlyMap<number, Fetched>>(new Map());
  const asked = useRef(new Set<number>());

  const fetchVersion = useCallback(
    async (number: number) => {
      if (asked.current.has(number)) return;
      asked.current.add(number);
      const keep = (fetched: Fetched) => setVersions((known) => new Map(known).set(number, fetched));
      keep(null);
      try {
        const version = connect().api.api.properties[":propertyId"].publications[":number"];
        const param = { propertyId: property.id, number: String(number) };
        const response = await version.draft.$get({ param });
        if (response.ok) return keep(await response.json());
      } catch (error) {
        if (error instanceof SignedOutError) return;
        console.warn(error);
      }
      // The next one that asks may get it.
      asked.current.delete(number);
      keep("failed");
    },
    [connect, property.id],
  );

  const value = useMemo(
    () => ({ versions, fetchVersion: (number: number) => void fetchVersion(number) }),
    [versions, fetchVersion],
  );
  return <VersionDraftsContext value={value}>{children}</VersionDraftsContext>;
}

function useVersionDrafts(): VersionDrafts {
  const drafts = useContext(VersionDraftsContext);
  if (!drafts) throw new Error("A comparison must stand inside VersionDraftsProvider.");
  return drafts;
}

/** A version to compare with; fetched when `isWanted`. Null for no number, and while it is fetched. */
export function useVersionDraft(number: number | null, isWanted = true) {
  const { versions, fetchVersion } = useVersionDrafts();
  const fetched = number === null ? null : (versions.get(number) ?? null);
  useEffect(() => {
    if (number !== null && isWanted && !versions.has(number)) fetchVersion(number);
  }, [number, isWanted, versions, fetchVersion]);
  const retry = () => (number === null ? undefined : fetchVersion(number));
  return {
    version: fetched === "failed" ? null : fetched,
    hasFailed: fetched === "failed",
    retry,
  };
}

/** What differs between two drafts, as staff read it. */
export interface Comparison {
  readonly before: Draft;
  readonly after: Draft;
  readonly groups: readonly ChangeGroup[];
  /** How many lines there are in all. */
  readonly count: number;
}

export function useComparison(before: Draft | null, after: Draft | null): Comparison | null {
  return useMemo(() => {
    if (before === null || after === null) return null;
    const groups = groupChanges(changesBetween(before, after), { before, after });
    return { before, after, groups, count: groups.reduce((sum, { rows }) => sum + rows.length, 0) };
  }, [before, after]);
}

/** The draft on the screen compared with what guests see; null until that was fetched, and before the first version. */
export function useUnpublished(isWanted: boolean) {
  const { draft, property } = useDraft();
  const { version, hasFailed, retry } = useVersionDraft(property.publishedNumber, isWanted);
  return { version, hasFailed, retry, comparison: useComparison(version?.draft ?? null, draft) };
}
