import type { EpochMs } from "#domain/time.ts";
import { type DeskRow, selectAdmitted, selectDeskByKey } from "../../db/account/desks.ts";
import { ANY_GROUP, type Database, getDatabase } from "../../db/client.ts";
import { hashSecret } from "../../identity/secret.ts";

type Found = Awaited<ReturnType<typeof selectDeskByKey>>[number];

/** A shared desk, as its browser's key shows it. */
export interface FoundDesk extends DeskRow {
  readonly property: Found["property"];
  /** Hash of the key that the browser presented. */
  readonly presented: string;
}

/** The shared desk of a browser's key (H3); `null`: the browser is none, or the desk was ended. */
export async function findDesk(env: Env, key: string | null): Promise<FoundDesk | null> {
  if (key === null) return null;
  const presented = await hashSecret(key);
  const [found] = await selectDeskByKey(getDatabase(env, ANY_GROUP), presented);
  return found ? { ...found.desk, property: found.property, presented } : null;
}

/** Whether a person may sign in in this browser: anywhere that is no desk, and at desks of their properties. */
export async function isAdmitted(
  db: Database,
  desk: FoundDesk | null,
  userId: string,
  now: EpochMs,
): Promise<boolean> {
  if (!desk) return true;
  const [admitted] = await selectAdmitted(db, userId, desk.property, now);
  return admitted !== undefined;
}
