import {
  GUEST_ENTRIES_MAX,
  type GuestEntry,
  type GuestSearch,
  readGuestCode,
} from "#domain/guest/guest-data.ts";
import { addDays, momentOf } from "#domain/zoned-time.ts";
import { openDatabase } from "../../db/client.ts";
import {
  selectByCode,
  selectByStay,
  toConsentEntry,
  toFeedbackEntry,
  toRequestEntry,
} from "../../db/guests/guest-data.ts";
import type { PropertyScope } from "../scope.ts";

interface Found {
  readonly items: readonly GuestEntry[];
  readonly hasMore: boolean;
}

/**
 * What a property holds of a guest, newest first: by the code of a receipt, or by room and days of the property's own
 * zone. Consents are found by their code alone, since nothing says whose room they were given in; and by the code of a
 * message that message alone, since nothing says for certain who sent another one. A code of another property is as
 * unknown as one that nobody has.
 */
export async function findGuestData(
  env: Env,
  { property }: Pick<PropertyScope, "property">,
  search: GuestSearch,
): Promise<Found> {
  const db = openDatabase(env.DB);
  const limit = GUEST_ENTRIES_MAX + 1;
  if ("receipt" in search) {
    const code = readGuestCode(search.receipt);
    if (code === null) return { items: [], hasMore: false };
    const [requests, feedback, consents] = await db.batch(selectByCode(db, property.id, code, limit));
    return pageOf([
      ...requests.map(toRequestEntry),
      ...feedback.map(toFeedbackEntry),
      ...consents.map(toConsentEntry),
    ]);
  }
  const { room, from, to } = search;
  const stay = {
    room,
    from: midnightOf(from, property.timeZone),
    until: midnightOf(addDays(to, 1), property.timeZone),
  };
  const [requests, feedback] = await db.batch(selectByStay(db, property.id, stay, limit));
  return pageOf([...requests.map(toRequestEntry), ...feedback.map(toFeedbackEntry)]);
}

function pageOf(items: readonly GuestEntry[]): Found {
  const newestFirst = items.toSorted((one, other) => other.at.localeCompare(one.at));
  return { items: newestFirst.slice(0, GUEST_ENTRIES_MAX), hasMore: items.length > GUEST_ENTRIES_MAX };
}

/** Where the clocks go forward at midnight, the day begins an hour later. */
function midnightOf(day: string, timeZone: string): number {
  return momentOf(`${day}T00:00`, timeZone) ?? momentOf(`${day}T01:00`, timeZone) ?? Date.parse(day);
}
