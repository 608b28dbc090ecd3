import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { type GuestRequest, OPEN_REQUESTS_COUNTED_MAX } from "#domain/guest/guest-request.ts";
import { isContentLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { type NewestFirstPage, newestFirst, olderThan } from "../newest-first.ts";
import { guestRequests } from "../schema/guests.ts";

/** Stores a request once: a second row of the same id is passed over. Throws for another one's receipt. */
export function insertGuestRequest(db: Database, row: typeof guestRequests.$inferInsert) {
  return db.insert(guestRequests).values(row).onConflictDoNothing({ target: guestRequests.id });
}

/** Which of a property's requests: those of a held group, or of those that are not held the open or the done ones. */
type Asked = { readonly heldGroup: string } | { readonly isOpen: boolean };

/** A page of a property's requests, newest first. */
export function selectGuestRequests(db: Database, propertyId: string, page: NewestFirstPage & Asked) {
  const { heldGroup, doneAt } = guestRequests;
  const isAsked =
    "heldGroup" in page
      ? eq(heldGroup, page.heldGroup)
      : and(isNull(heldGroup), page.isOpen ? isNull(doneAt) : isNotNull(doneAt));
  return db
    .select()
    .from(guestRequests)
    .where(and(eq(guestRequests.propertyId, propertyId), isAsked, olderThan(guestRequests, page.before)))
    .orderBy(...newestFirst(guestRequests))
    .limit(page.limit);
}

/** How many requests of a property are open, at most `OPEN_REQUESTS_COUNTED_MAX`, as a value within a query. */
export function openRequestsOf(propertyId: SQL | string): SQL<number> {
  return sql`(select count(*) from (select 1 from guest_requests where property_id = ${propertyId}
    and done_at is null and held_group is null limit ${sql.raw(String(OPEN_REQUESTS_COUNTED_MAX))}))`;
}

export function selectGuestRequest(db: Database, propertyId: string, id: string) {
  return db
    .select()
    .from(guestRequests)
    .where(and(eq(guestRequests.propertyId, propertyId), eq(guestRequests.id, id)))
    .limit(1);
}

/** Ticks a request off. One that is done keeps the time at which it was. */
export function finishGuestRequestRow(
  db: Database,
  { propertyId, id, at }: { readonly propertyId: string; readonly id: string; readonly at: EpochMs },
) {
  return db
    .update(guestRequests)
    .set({ doneAt: at })
    .where(
      and(eq(guestRequests.propertyId, propertyId), eq(guestRequests.id, id), isNull(guestRequests.doneAt)),
    );
}

/** Opens a request again that was ticked off at just that moment; changes no row otherwise. */
export function reopenGuestRequestRow(
  db: Database,
  { propertyId, id, doneAt }: { readonly propertyId: string; readonly id: string; readonly doneAt: EpochMs },
) {
  return db
    .update(guestRequests)
    .set({ doneAt: null })
    .where(
      and(
        eq(guestRequests.propertyId, propertyId),
        eq(guestRequests.id, id),
        eq(guestRequests.doneAt, doneAt),
      ),
    );
}

export function toGuestRequest(row: typeof guestRequests.$inferSelect): GuestRequest {
  return {
    id: row.id,
    at: new Date(row.at).toISOString(),
    doneAt: row.doneAt === null ? null : new Date(row.doneAt).toISOString(),
    buttonId: row.buttonId,
    serviceId: row.serviceId,
    service: row.service,
    // A guest of a newer version may have written in one that this one does not know.
    language: isContentLanguage(row.language) ? row.language : "en",
    room: row.room,
    note: row.note,
  };
}
