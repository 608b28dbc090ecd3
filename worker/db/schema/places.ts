import { isNotNull } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { PlaceKind } from "#domain/place/place.ts";
import { properties } from "./property.ts";

/** Rooms, tables and other places of a property, each with codes of its own (R1). */
export const places = sqliteTable(
  "places",
  {
    id: text().primaryKey(),
    createdAt: integer("created_at").notNull(),
    /** When staff deleted it; it can be restored unless its name is taken by then. */
    retiredAt: integer("retired_at"),
    propertyId: text("property_id")
      .notNull()
      .references(() => properties.id, { onDelete: "cascade" }),
    kind: text().$type<PlaceKind>().notNull(),
    name: text().notNull(),
    /**
     * `toPlacePosition` of kind and name: sort key, unique among active places. A deleted place has its id
     * appended, which frees the name.
     */
    position: text().notNull(),
  },
  (table) => [
    uniqueIndex("places_position").on(table.propertyId, table.position),
    index("places_retired").on(table.retiredAt).where(isNotNull(table.retiredAt)),
  ],
);

/** Codes on the cards of places: one active per place, and replaced ones. */
export const placeCodes = sqliteTable(
  "place_codes",
  {
    code: text().primaryKey(),
    createdAt: integer("created_at").notNull(),
    replacedAt: integer("replaced_at"),
    propertyId: text("property_id")
      .notNull()
      .references(() => properties.id, { onDelete: "cascade" }),
    /** No foreign key: it would need an index as large as the table. */
    placeId: text("place_id").notNull(),
    /** Last value written to KV, in the short form of `place-codes.ts`; `null`: not written yet. */
    projected: text(),
  },
  (table) => [
    index("place_codes_property").on(table.propertyId, table.placeId),
    index("place_codes_replaced").on(table.replacedAt).where(isNotNull(table.replacedAt)),
  ],
);
