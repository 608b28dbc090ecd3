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
    /** When staff deleted it; it can be brought back, unless its name was given to another one. */
    retiredAt: integer("retired_at"),
    propertyId: text("property_id")
      .notNull()
      .references(() => properties.id, { onDelete: "cascade" }),
    kind: text().$type<PlaceKind>().notNull(),
    name: text().notNull(),
    /**
     * `placePosition` of kind and name: the order of the list, and what no two places in use have in common. A
     * deleted one has its id behind it, so that its name is free.
     */
    position: text().notNull(),
  },
  (table) => [
    uniqueIndex("places_position").on(table.propertyId, table.position),
    index("places_retired").on(table.retiredAt).where(isNotNull(table.retiredAt)),
  ],
);

/** The codes on the cards of places: one in use for each place, and those that were replaced. */
export const placeCodes = sqliteTable(
  "place_codes",
  {
    code: text().primaryKey(),
    createdAt: integer("created_at").notNull(),
    replacedAt: integer("replaced_at"),
    propertyId: text("property_id")
      .notNull()
      .references(() => properties.id, { onDelete: "cascade" }),
    /** No foreign key: it would want an index of its own, of as many bytes as the row. */
    placeId: text("place_id").notNull(),
    /**
     * Where its key in KV was made to lead last, as `place-codes.ts` shortens it; null: it has none by the writer
     * yet.
     */
    projected: text(),
  },
  (table) => [
    index("place_codes_property").on(table.propertyId, table.placeId),
    index("place_codes_replaced").on(table.replacedAt).where(isNotNull(table.replacedAt)),
  ],
);
