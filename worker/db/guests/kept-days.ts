import { and, eq, sql } from "drizzle-orm";
import type { KeptDaysChange } from "#domain/guest/guest-data.ts";
import { DEFAULT_KEPT_DAYS, type KeptDays } from "#domain/guest/messages/kept-days.ts";
import type { MessagePath } from "#domain/guest/messages/kinds.ts";
import type { Database } from "../client.ts";
import { properties } from "../schema/property.ts";

/** Where a property keeps what its owner has chosen. */
const COLUMNS = {
  requests: "requestsKeptDays",
  feedback: "feedbackKeptDays",
} as const satisfies Record<MessagePath, keyof typeof properties.$inferSelect>;

type KeptColumns = Pick<typeof properties.$inferSelect, (typeof COLUMNS)[MessagePath]>;

/** The periods of a property as they hold. */
export function keptDaysOf(row: KeptColumns): KeptDays {
  const days = Object.entries(COLUMNS).map(([path, column]) => {
    const kind = path as MessagePath;
    return [kind, row[column] ?? DEFAULT_KEPT_DAYS[kind]] as const;
  });
  return Object.fromEntries(days) as KeptDays;
}

/** Sets a period that is still as it was seen; changes no row otherwise. Leaves the property's revision. */
export function setKeptDays(db: Database, propertyId: string, { kind, from, days }: KeptDaysChange) {
  const name = COLUMNS[kind];
  return db
    .update(properties)
    .set({ [name]: days })
    .where(
      and(
        eq(properties.id, propertyId),
        sql`coalesce(${properties[name]}, ${DEFAULT_KEPT_DAYS[kind]}) = ${from}`,
      ),
    );
}
