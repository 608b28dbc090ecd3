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
import type { BrowserSession } from "#app/session/browser-session.ts";
import { SignedOutError } from "#app/session/network/authorised-fetch.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { type ChangeGroup, groupChanges } from "#domain/content/changes/change-groups.ts";
import { changesBetween } from "#domain/content/changes/changes-between.ts";
import type { Draft } from "#domain/content/document.ts";
import { useDraft } from "../draft/draft-context.tsx";

/** A version that never changes: a published one by its number, the planned one by its id. */
export type VersionKey = number | string;

/** What was published or planned as a version. */
export interface VersionDraft {
  readonly draft: Draft;
  /** Null: it is planned. */
  readonly published: { readonly number: number /** ISO 8601, UTC. */; readonly at: string } | null;
}

/** A version on its way: null while it is fetched. */
type Fetched = VersionDraft | "failed" | null;

interface VersionDrafts {
  readonly versions: ReadonlyMap<VersionKey, Fetched>;
  /** Fetches a version, unless it is there or on its way. */
  readonly fetchVersion: (key: VersionKey) => void;
}

const VersionDraftsContext = createContext<VersionDrafts | null>(null);

/** Keeps the versions that were compared with, from tab to tab. Nothing is fetched until something asks. */
export function VersionDraftsProvider({ children }: { children: ReactNode }) {
  const { property } = useDraft();
  const { connect } = useSession();
  const [versions, setVersions] = useState<ReadonlyMap<VersionKey, Fetched>>(new Map());
  const asked = useRef(new Set<VersionKey>());

  const fetchVersion = useCallback(
    async (key: VersionKey) => {
      if (asked.current.has(key)) return;
      asked.current.add(key);
      const keep = (fetched: Fetched) => setVersions((known) => new Map(known).set(key, fetched));
      keep(null);
      try {
        const fetched = await readVersion(connect(), property.id, key);
        if (fetched) return keep(fetched);
      } catch (error) {
        if (error instanceof SignedOutError) return;
        console.warn(error);
      }
      // The next one that asks may get it.
      asked.current.delete(key);
      keep("failed");
    },
    [connect, property.id],
  );

  const value = useMemo(
    () => ({ versions, fetchVersion: (key: VersionKey) => void fetchVersion(key) }),
    [versions, fetchVersion],
  );
  return <VersionDraftsContext value={value}>{children}</VersionDraftsContext>;
}

/** A version as the API has it; null where it can't be read. */
async function readVersion(
  { api }: Pick<BrowserSession, "api">,
  propertyId: string,
  key: VersionKey,
): Promise<VersionDraft | null> {
  const property = api.api.properties[":propertyId"];
  if (typeof key === "string") {
    const plan = property["planned-publications"][":planId"];
    const response = await plan.draft.$get({ param: { propertyId, planId: key } });
    return response.ok ? { draft: (await response.json()).draft, published: null } : null;
  }
  const version = property.publications[":number"];
  const response = await version.draft.$get({ param: { propertyId, number: String(key) } });
  if (!response.ok) return null;
  const { draft, number, publishedAt } = await response.json();
  return { draft, published: { number, at: publishedAt } };
}

function useVersionDrafts(): VersionDrafts {
  const drafts = useContext(VersionDraftsContext);
  if (!drafts) throw new Error("A comparison must stand inside VersionDraftsProvider.");
  return drafts;
}

/** A version to compare with; fetched when `isWanted`. Null for no version, and while it is fetched. */
export function useVersionDraft(key: VersionKey | null, isWanted = true) {
  const { versions, fetchVersion } = useVersionDrafts();
  const fetched = key === null ? null : (versions.get(key) ?? null);
  useEffect(() => {
    if (key !== null && isWanted && !versions.has(key)) fetchVersion(key);
  }, [key, isWanted, versions, fetchVersion]);
  const retry = () => (key === null ? undefined : fetchVersion(key));
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

/** The draft on the screen compared with a version; null until that was fetched, and where there is none. */
export function useDraftSince(key: VersionKey | null, isWanted: boolean) {
  const { draft } = useDraft();
  const { version, hasFailed, retry } = useVersionDraft(key, isWanted);
  return { version, hasFailed, retry, comparison: useComparison(version?.draft ?? null, draft) };
}

/** The draft on the screen compared with what guests see; null until that was fetched, and before the first version. */
export function useUnpublished(isWanted: boolean) {
  return useDraftSince(useDraft().property.publishedNumber, isWanted);
}
