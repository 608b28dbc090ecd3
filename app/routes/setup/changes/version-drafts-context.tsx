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
import { toReadDraft } from "#domain/translation/automatic-texts.ts";
import { useDraft } from "../draft/draft-context.tsx";

/** An immutable version: number of a publication, or id of a plan. */
export type VersionKey = number | string;

/** Content of a published or planned version. */
export interface VersionDraft {
  readonly draft: Draft;
  /** The publication; `null`: a planned version. */
  readonly published: { readonly number: number /** ISO 8601, UTC. */; readonly at: string } | null;
}

/** A version being fetched: `null` while loading. */
type Fetched = VersionDraft | "failed" | null;

interface VersionDrafts {
  readonly versions: ReadonlyMap<VersionKey, Fetched>;
  /** Fetches a version that is not fetched or loading yet. */
  readonly fetchVersion: (key: VersionKey) => void;
}

const VersionDraftsContext = createContext<VersionDrafts | null>(null);

/** Caches versions for comparison across tabs. Fetched on demand. */
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
      // Forget the request, so that the version can be fetched again.
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

/** Fetches a version; `null` if unavailable. */
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

/** A version for comparison; fetched if `isWanted`. `null`: none, or loading. */
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

/** The changes between two drafts, grouped for display. */
export interface Comparison {
  readonly before: Draft;
  readonly after: Draft;
  readonly groups: readonly ChangeGroup[];
  /** Total number of rows. */
  readonly count: number;
}

export function useComparison(before: Draft | null, after: Draft | null): Comparison | null {
  return useMemo(() => {
    if (before === null || after === null) return null;
    const read = { before: toReadDraft(before), after: toReadDraft(after) };
    const groups = groupChanges(changesBetween(read.before, read.after), read);
    return { ...read, groups, count: groups.reduce((sum, { rows }) => sum + rows.length, 0) };
  }, [before, after]);
}

/** Compares the draft on screen with a version; `null` while loading or without one. */
export function useDraftSince(key: VersionKey | null, isWanted: boolean) {
  const { draft } = useDraft();
  const { version, hasFailed, retry } = useVersionDraft(key, isWanted);
  return { version, hasFailed, retry, comparison: useComparison(version?.draft ?? null, draft) };
}

/** Compares the draft on screen with the published version; `null` while loading or before the first one. */
export function useUnpublished(isWanted: boolean) {
  return useDraftSince(useDraft().property.publishedNumber, isWanted);
}
