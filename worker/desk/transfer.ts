import type { TransferRow } from "#domain/account/group-transfer.ts";

/**
 * Exported tables of a desk, with their keys. Outbox and alert limits stay with the installation; push
 * subscriptions are bound to its key.
 */
const CARRIED = {
  messages: {
    columns: [
      ...["id", "kind", "at", "closed_at", "button_id", "language", "room", "held_group"],
      ...["receipt_code", "content", "handling"],
    ],
    key: ["id"],
  },
  consents: {
    columns: ["id", "at", "visitor_id", "kind", "given", "text_version", "given_at"],
    key: ["id"],
  },
  mails: { columns: ["id", "at", "mailed_at", "recipient", "subject", "body"], key: ["id"] },
} as const satisfies Record<string, { columns: readonly string[]; key: readonly string[] }>;

export type DeskTable = keyof typeof CARRIED;
export const DESK_TABLES = Object.keys(CARRIED) as readonly DeskTable[];

const ROWS_A_PAGE = 200;

/** A page of a table's rows after an id; `next` is `null` on the last page. */
export function dumpDesk(
  sql: SqlStorage,
  table: DeskTable,
  after: string | null,
): { readonly rows: TransferRow[]; readonly next: string | null } {
  const { columns } = CARRIED[table];
  const rows = sql
    .exec<TransferRow>(
      `SELECT ${columns.join(", ")} FROM ${table} WHERE id > ? ORDER BY id LIMIT ?`,
      after ?? "",
      ROWS_A_PAGE,
    )
    .toArray();
  const last = rows.length === ROWS_A_PAGE ? rows.at(-1) : undefined;
  return { rows, next: last ? String(last.id) : null };
}

/** Stores rows of another installation; existing rows are overwritten. */
export function loadDesk(sql: SqlStorage, table: DeskTable, rows: readonly TransferRow[]): void {
  const { columns } = CARRIED[table];
  for (const row of rows) {
    sql.exec(
      `INSERT OR REPLACE INTO ${table} (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")})`,
      ...columns.map((column) => row[column] ?? null),
    );
  }
}
