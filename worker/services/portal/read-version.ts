import type { Draft } from "#domain/content/document.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { PublicationRow } from "../../db/content/publications.ts";
import { readSnapshot } from "../../portal/snapshot.ts";

/**
 * The draft of a published version. Refuses with `newer_version`, or `version_lost` if its snapshot is gone or
 * unreadable.
 */
export async function readVersion(
  env: Pick<Env, "FILES">,
  row: Pick<PublicationRow, "propertyId" | "number" | "snapshotKey">,
): Promise<Verdict<Draft>> {
  const snapshot = await readSnapshot(env, row);
  if (snapshot.kind === "newer") return refuse("newer_version");
  return snapshot.kind === "draft" ? accept(snapshot.draft) : refuse("version_lost");
}
