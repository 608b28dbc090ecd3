import type { TransferHeader, TransferLine, TransferRow } from "#domain/account/group-transfer.ts";

/** Which rows name which: by table and column, the table whose row must be in the file. */
const REFERENCES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  groups: { company_id: "companies" },
  users: { group_id: "groups" },
  mail_recipients: { group_id: "groups" },
  properties: { company_id: "companies", group_id: "groups", user_id: "users" },
  restore_point_documents: { point_id: "restore_points" },
  mail_preferences: { property_id: "properties", user_id: "users" },
};
const OF_A_PROPERTY = [
  ...[
    "property_licences",
    "qr_codes",
    "documents",
    "publications",
    "planned_publications",
    "restore_points",
    "media",
  ],
  ...["feedback", "guest_requests", "consents", "message_mails"],
];
const NAMED = ["companies", "groups", "users", "properties", "restore_points"];

/** Looks at each line whether what it names came before it, and keeps what must be unused where the group is to go. */
export class FileReferences {
  readonly #ids = new Map(NAMED.map((table) => [table, new Set<string>()]));
  readonly #uploads = new Set<string>();
  readonly #columns: Readonly<Record<string, readonly string[]>>;
  /** What must be unused, by table and column. */
  readonly keys: Record<string, string[]> = {};
  /** What is wrong, in words; null: nothing. */
  problem: string | null = null;

  constructor(unique: readonly string[]) {
    const columns: Record<string, string[]> = {};
    for (const name of unique) {
      const [table = "", column = ""] = name.split(".");
      columns[table] = [...(columns[table] ?? []), column];
    }
    this.#columns = columns;
  }

  see(line: TransferLine): void {
    if ("figures" in line) this.#expect("properties", line.figures, "figures");
    else if ("object" in line) this.#seeObject(line.object);
    else if ("lost" in line) this.#seeObject(line.lost);
    else this.#seeRow(line.table, line.row);
  }

  /** Says what is wrong of the file as a whole; null: nothing. */
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
    else if (!this.#uploads.has(id)) this.problem ??= `${key} has no row.`;
  }

  #seeRow(table: string, row: TransferRow): void {
    if (table === "media") this.#uploads.add(String(row.key));
    this.#ids.get(table)?.add(String(row.id));
    const named = OF_A_PROPERTY.includes(table) ? { property_id: "properties" } : (REFERENCES[table] ?? {});
    for (const [column, target] of Object.entries(named)) this.#expect(target, String(row[column]), table);
    for (const column of this.#columns[table] ?? []) {
      const value = row[column];
      if (value === null || value === undefined) continue;
      const name = `${table}.${column}`;
      this.keys[name] ??= [];
      this.keys[name].push(String(value));
    }
  }

  #expect(table: string, id: string, where: string): void {
    if (!this.#ids.get(table)?.has(id)) this.problem ??= `${where} names ${id}, which is not in ${table}.`;
  }
}
