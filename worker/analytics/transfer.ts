import type { TransferRow } from "#domain/account/group-transfer.ts";

/**
 * Exported tables, with their keys. Salts, visitors and other data of a single day are not exported; they end
 * with their day (D11).
 */
const CARRIED = {
  day_figures: { columns: ["day", "figures"], key: ["day"] },
  questions: { columns: ["button_id", "question_id", "text"], key: ["button_id", "question_id"] },
  known_visitors: { columns: ["hash", "seen_at", "visits"], key: ["hash"] },
  settings: { columns: ["name", "value"], key: ["name"] },
  place_days: {
    columns: ["day", "place_id", "scans", "visits", "requests"],
    key: ["day", "place_id"],
  },
  scanned_places: { columns: ["place_id", "scanned_at"], key: ["place_id"] },
  scanned_old_cards: { columns: ["code", "scanned_at"], key: ["code"] },
  search_counts: {
    columns: ["day", "language", "term", "missing", "found", "opened"],
    key: ["day", "language", "term"],
  },
  search_devices: { columns: ["day", "term", "devices"], key: ["day", "term"] },
  dismissed_terms: { columns: ["term", "day"], key: ["term"] },
  seen_news: { columns: ["announcement_id", "day", "guests"], key: ["announcement_id"] },
} as const satisfies Record<string, { columns: readonly string[]; key: readonly string[] }>;

export type FiguresTable = keyof typeof CARRIED;
export const FIGURES_TABLES = Object.keys(CARRIED) as readonly FiguresTable[];

/** Cursor of the next page. */
type Key = readonly (string | number)[];
const ROWS_A_PAGE = 200;

const isBlob = (column: string) => column === "hash";
/** Blobs are exported as hex. */
const read = (column: string) => (isBlob(column) ? `hex(${column}) AS ${column}` : column);
const toPlaceholder = (column: string) => (isBlob(column) ? "unhex(?)" : "?");

/** A page of a table after a key; `next` is `null` on the last page. */
export function dumpFigures(
  sql: SqlStorage,
  table: FiguresTable,
  after: Key | null,
): { readonly rows: TransferRow[]; readonly next: Key | null } {
  const { columns, key } = CARRIED[table];
  const beyond = after ? `AND (${key.join(", ")}) > (${key.map(toPlaceholder).join(", ")})` : "";
  // Only the time zone: other settings are local.
  const own = table === "settings" ? "name = 'time_zone'" : "1";
  const rows = sql
    .exec<TransferRow>(
      `SELECT ${columns.map(read).join(", ")} FROM ${table} WHERE ${own} ${beyond} ORDER BY ${key.join(", ")} LIMIT ?`,
      ...[...(after ?? []), ROWS_A_PAGE],
    )
    .toArray();
  const last = rows.length === ROWS_A_PAGE ? rows.at(-1) : undefined;
  return { rows, next: last ? key.map((column) => last[column] ?? "") : null };
}

/** Stores rows of another installation; existing rows are overwritten. */
export function loadFigures(sql: SqlStorage, table: FiguresTable, rows: readonly TransferRow[]): void {
  const { columns } = CARRIED[table];
  for (const row of rows) {
    sql.exec(
      `INSERT OR REPLACE INTO ${table} (${columns.join(", ")}) VALUES (${columns.map(toPlaceholder).join(", ")})`,
      ...columns.map((column) => row[column] ?? null),
    );
  }
}
