import { and, eq, sql } from "drizzle-orm";
import { BUTTON_ICONS, type ButtonIcon } from "#domain/look/icon.ts";
import type { Database } from "../client.ts";
import { documents } from "../schema/content.ts";
import { properties } from "../schema/property.ts";

/** Services of a property's draft in its default language, with their icons. */
export function selectServiceIcons(db: Database, propertyId: string) {
  return db
    .select({ id: sql<string>`service.value ->> 'id'`, icon: sql<string>`service.value ->> 'icon'` })
    .from(
      sql`${documents}, json_each(${documents.body}, '$.buttons') button,
        json_each(button.value, '$.services') service`,
    )
    .where(
      and(
        eq(documents.propertyId, propertyId),
        eq(documents.section, "buttons"),
        sql`${documents.language} = (select default_language from ${properties} where id = ${propertyId})`,
      ),
    );
}

/** Icons by service id. Icons unknown to this version are left out. */
export function toServiceIcons(
  rows: readonly { readonly id: string; readonly icon: string }[],
): Record<string, ButtonIcon> {
  const known: ReadonlySet<string> = new Set(BUTTON_ICONS);
  const isKnown = (row: { icon: string }): row is { id: string; icon: ButtonIcon } => known.has(row.icon);
  return Object.fromEntries(rows.filter(isKnown).map(({ id, icon }) => [id, icon]));
}
