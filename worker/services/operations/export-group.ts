import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { EpochMs } from "#domain/time.ts";
import { type Database, openDatabase } from "../../db/client.ts";
import { EXPORT_PAGE, exportPartsOf } from "../../db/property/group-export.ts";
import { selectCompanyOfGroup } from "../../db/property/groups.ts";
import { ACTIVITY_LOGGED, byOperations, commit } from "../commit.ts";

/**
 * Everything that is kept of a group as JSON lines, `{ "table", "row" }` each, read page by page while it is
 * sent. The files themselves stay where they are; `media` names them. Refuses with `not_found`.
 */
export async function exportGroup(
  env: Env,
  groupId: string,
  now: EpochMs,
): Promise<Verdict<ReadableStream<Uint8Array>>> {
  const db = openDatabase(env.DB);
  const [company] = await selectCompanyOfGroup(db, groupId);
  if (!company) return refuse("not_found");
  await commit(env, byOperations(groupId, null, now), {
    statements: [],
    whom: { companyId: company.companyId, groupId },
    change: ACTIVITY_LOGGED,
    activity: { action: "group.exported" },
  });
  const pages = linesOf(db, groupId);
  return accept(
    new ReadableStream({
      async pull(controller) {
        const { value, done } = await pages.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
    }),
  );
}

async function* linesOf(db: Database, groupId: string): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  for (const { table, page } of exportPartsOf(groupId)) {
    for (let offset = 0; ; offset += EXPORT_PAGE) {
      const rows = await page(db, offset);
      if (rows.length > 0) {
        yield encoder.encode(rows.map((row) => `${JSON.stringify({ table, row })}\n`).join(""));
      }
      if (rows.length < EXPORT_PAGE) break;
    }
  }
}
