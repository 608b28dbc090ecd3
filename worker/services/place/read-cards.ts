import { type CardUse, decideCare, type UsedCard } from "#domain/place/card-care.ts";
import type { PlaceKind } from "#domain/place/place.ts";
import type { EpochMs } from "#domain/time.ts";
import { addDays, toLocalTime } from "#domain/zoned-time.ts";
import type { OldCard } from "../../db/places/cards.ts";
import type { PropertyScope } from "../scope.ts";

/** Days in the scan statistics, including today. */
const SCAN_DAYS = 30;

interface Card {
  readonly placeId: string;
  readonly kind: PlaceKind;
  readonly madeAt: EpochMs;
}

/** The last scan of the present card; `null`: only earlier cards were scanned. */
const getPresentScan = ({ scannedAt, madeAt }: UsedCard) =>
  scannedAt !== null && scannedAt >= madeAt ? scannedAt : null;

const toIsoOrNull = (at: EpochMs | null) => (at === null ? null : new Date(at).toISOString());

/**
 * Usage of a property's cards by place id, with one call to its analytics. `cards`: all cards in use, in the
 * order of the list.
 */
export async function readCards(
  env: Pick<Env, "PROPERTY_ANALYTICS">,
  { property, now }: Pick<PropertyScope, "property" | "now">,
  { cards, oldCards }: { readonly cards: readonly Card[]; readonly oldCards: readonly OldCard[] },
): Promise<ReadonlyMap<string, CardUse>> {
  const from = addDays(toLocalTime(now, property.timeZone).day, 1 - SCAN_DAYS);
  const counted = await env.PROPERTY_ANALYTICS.getByName(property.id).cardScans(from);
  const oldUse = new Map<string, EpochMs>();
  for (const { code, placeId, replacedAt } of oldCards) {
    const at = counted.oldCards[code] ?? 0;
    // A code that was restored with its place may have been scanned before it was replaced.
    if (at > (replacedAt ?? 0)) oldUse.set(placeId, Math.max(at, oldUse.get(placeId) ?? 0));
  }
  const used = cards.map(({ placeId, kind, madeAt }) => ({
    kind,
    madeAt,
    scannedAt: counted.places[placeId] ?? null,
    oldCardScannedAt: oldUse.get(placeId) ?? null,
  }));
  const reasons = decideCare(used, now);
  return new Map(
    cards.map(({ placeId }, index) => {
      const card = used[index];
      return [
        placeId,
        {
          scans: counted.scans[placeId] ?? 0,
          lastScanAt: card ? toIsoOrNull(getPresentScan(card)) : null,
          oldCardScannedAt: toIsoOrNull(card?.oldCardScannedAt ?? null),
          reason: reasons[index] ?? null,
        },
      ];
    }),
  );
}
