import {
  type TransferHeader,
  type TransferLine,
  type TransferRow,
  UNIQUE_COLUMNS,
} from "#domain/account/group-transfer.ts";
import { readObjectKey } from "#domain/account/transfer/object-keys.ts";
import { readJson } from "#domain/account/transfer/values.ts";
import { restorePayloadSchema } from "#domain/property/restore-payload.ts";

/** References by table and column: the table whose row must be in the file. */
const REFERENCES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  groups: { company_id: "companies" },
  users: { group_id: "groups" },
  mail_recipients: { group_id: "groups" },
  properties: { company_id: "companies", group_id: "groups", user_id: "users" },
  restore_point_documents: { point_id: "restore_points" },
  place_codes: { property_id: "properties", place_id: "places" },
  mail_preferences: { property_id: "properties", user_id: "users" },
  property_access: { property_id: "properties", user_id: "users" },
};
const PROPERTY_TABLES = [
  ...[
    "property_licences",
    "qr_codes",
    "places",
    "announcements",
    "documents",
    "publications",
    "planned_publications",
    "restore_points",
    "media",
  ],
];
const NAMED = ["companies", "groups", "users", "properties", "restore_points", "places"];

/** Columns whose values must be unused at the destination. */
const UNIQUE = UNIQUE_COLUMNS.map((name) => {
  const [table = "", column = ""] = name.split(".");
  return { table, column, name };
});

function isFiled(payload: string): boolean {
  return restorePayloadSchema.safeParse(readJson(payload)?.value).data?.holds === "file";
}

/** Values of a line that must be unused, each with its table and column. */
export function getUniqueValues(line: TransferLine): readonly (readonly [column: string, value: string])[] {
  if (!("row" in line)) return [];
  const { table, row } = line;
  return UNIQUE.filter((one) => one.table === table).flatMap(({ column, name }) => {
    const value = row[column];
    return value === null || value === undefined ? [] : [[name, String(value)] as const];
  });
}

/**
 * Checks that every row that a line references came before it. Remembers the ids of the group's own rows, and of one
 * property at a time.
 */
export class FileReferences {
  readonly #ids = new Map(NAMED.map((table) => [table, new Set<string>()]));
  readonly #uploads = new Set<string>();
  /** Restore points whose documents are in the file, as rows or as an object. */
  readonly #complete = new Set<string>();
  #lineNumber = 0;
  /** The fault in words; null: none. */
  problem: string | null = null;

  see(line: TransferLine, lineNumber = 0): void {
    this.#lineNumber = lineNumber;
    if ("figures" in line) this.#expect("properties", line.figures, "figures");
    else if ("desk" in line) this.#expect("properties", line.desk, "desk");
    else if ("object" in line) this.#seeObject(line.object);
    else if ("lost" in line) this.#seeObject(line.lost);
    else this.#seeRow(line.table, line.row);
  }

  /** Fault of the file as a whole, in words; null: none. */
  end({ company, group, properties, users }: TransferHeader): string | null {
    const has = (table: string, id: string) => this.#ids.get(table)?.has(id) ?? false;
    if (!has("companies", company) || !has("groups", group))
      this.problem ??= "The group's own row is missing.";
    if (this.#ids.get("properties")?.size !== properties || this.#ids.get("users")?.size !== users) {
      this.problem ??= "There are other properties or people than the first line says.";
    }
    return this.problem;
  }

  #seeObject(key: string): void {
    const [folder, id = ""] = key.split("/");
    if (folder !== "media") this.#expect("properties", id, key);
    const named = readObjectKey(key);
    // The point's documents moved from D1 to R2 between the two reads of the export, so the file lacks them.
    if (named?.kind === "point" && this.#has(named.pointId) && !this.#complete.has(named.pointId)) {
      this.problem ??= `line ${this.#lineNumber}: ${key} was moved meanwhile. Export again.`;
    }
    if (folder === "media" && !this.#uploads.has(id))
      this.problem ??= `line ${this.#lineNumber}: ${key} has no row.`;
  }

  #has(pointId: string): boolean {
    return this.#ids.get("restore_points")?.has(pointId) ?? false;
  }

  #seeRow(table: string, row: TransferRow): void {
    if (table === "properties") {
      this.#uploads.clear();
      for (const name of ["restore_points", "places"]) this.#ids.get(name)?.clear();
      this.#complete.clear();
    }
    if (table === "restore_points" && isFiled(String(row.payload))) this.#complete.add(String(row.id));
    if (table === "restore_point_documents") this.#complete.add(String(row.point_id));
    if (table === "media") this.#uploads.add(String(row.key));
    this.#ids.get(table)?.add(String(row.id));
    const named = PROPERTY_TABLES.includes(table) ? { property_id: "properties" } : (REFERENCES[table] ?? {});
    for (const [column, target] of Object.entries(named)) this.#expect(target, String(row[column]), table);
  }

  #expect(table: string, id: string, where: string): void {
    if (!this.#ids.get(table)?.has(id))
      this.problem ??= `line ${this.#lineNumber}: ${where} names ${id}, which is not in ${table}.`;
  }
}
