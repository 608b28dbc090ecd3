import { type GuestEntry, type GuestSearch, readGuestCode } from "#domain/guest/guest-data.ts";
import { addDays, parseWallTime } from "#domain/zoned-time.ts";
import type { PropertyScope } from "../scope.ts";

interface Found {
  readonly items: readonly GuestEntry[];
  readonly hasMore: boolean;
}

/**
 * Data that a property holds of a guest, newest first: by a receipt's code, or by room and days in the
 * property's zone. A code finds only its own message or consent: consents have no room, and no other message is
 * certain to be from the same sender. Codes of other properties are not found.
 */
export async function findGuestData(
  env: Env,
  { property }: Pick<PropertyScope, "property">,
  search: GuestSearch,
): Promise<Found> {
  const desk = env.GUEST_DESK.getByName(property.id);
  if ("receipt" in search) {
    const code = readGuestCode(search.receipt);
    return code === null ? { items: [], hasMore: false } : await desk.findByCode(code);
  }
  const { room, from, to } = search;
  return await desk.findByStay({
    room,
    from: toMidnight(from, property.timeZone),
    until: toMidnight(addDays(to, 1), property.timeZone),
  });
}

/** Where the clocks go forward at midnight, the day begins an hour later. */
function toMidnight(day: string, timeZone: string): number {
  return (
    parseWallTime(`${day}T00:00`, timeZone) ?? parseWallTime(`${day}T01:00`, timeZone) ?? Date.parse(day)
  );
}
