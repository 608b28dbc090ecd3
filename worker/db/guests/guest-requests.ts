import { and, eq, isNull } from "drizzle-orm";
import type { GuestRequest } from "#domain/guest/guest-request.ts";
import { isContentLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { type NewestFirstPage, newestFirst, olderThan } from "../newest-first.ts";
import { guestRequests } from "../schema/guests.ts";

/** Stores a request once: a second row of the same id is passed over. Throws for another one's receipt. */
export function insertGuestRequest(db: Database, row: typeof guestRequests.$inferInsert) {
  return db.insert(guestRequests).values(row).onConflictDoNothing({ target: guestRequests.id });
}

/** A page of a property's requests, newest first: those of a held group, or without one all that are not held. */
export function selectGuestRequests(
  db: Database,
  propertyId: string,
  page: NewestFirstPage & { readonly heldGroup?: string | undefined },
) {
  const { heldGroup } = guestRequests;
  const isAsked = page.heldGroup === undefined ? isNull(heldGroup) : eq(heldGroup, page.heldGroup);
  return db
    .select()
    .from(guestRequests)
    .where(and(eq(guestRequests.propertyId, propertyId), isAsked, olderThan(guestRequests, page.before)))
    .orderBy(...newestFirst(guestRequests))
    .limit(page.limit);
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
