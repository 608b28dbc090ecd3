import { env } from "cloudflare:test";
import { newId } from "#worker/db/new-id.ts";

/**
 * Copies a property with its licence, row by row: creating one by the API takes two requests.
 *
 * @returns the ids of the copies.
 */
export async function copyProperty(propertyId: string, count: number): Promise<string[]> {
  if (count === 0) return [];
  const ids = Array.from({ length: count }, newId);
  const getRows = async (table: string, key: string) => {
    // Excludes generated columns.
    const columns = await env.DB.prepare(`pragma table_info(${table})`).all<{ name: string }>();
    const names = columns.results.map(({ name }) => name).join(", ");
    const query = env.DB.prepare(`select ${names} from ${table} where ${key} = ?`).bind(propertyId);
    return { table, key, rows: (await query.all<Record<string, unknown>>()).results };
  };
  const stored = [await getRows("properties", "id"), await getRows("property_licences", "property_id")];
  await env.DB.batch(
    ids.flatMap((id) =>
      stored.flatMap(({ table, key, rows }) =>
        rows.map((row) => {
          const copy = { ...row, [key]: id, ...("slug" in row && { slug: `copy-${id}`, licence_key: id }) };
          const placeholders = Object.keys(copy).map(() => "?");
          return env.DB.prepare(
            `insert into ${table} (${Object.keys(copy).join(", ")}) values (${placeholders.join(", ")})`,
          ).bind(...Object.values(copy));
        }),
      ),
    ),
  );
  return ids;
}
