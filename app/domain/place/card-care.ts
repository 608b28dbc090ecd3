import { z } from "#domain/zod.ts";
import { DAY_MS, type EpochMs } from "../time.ts";
import type { PlaceKind } from "./place.ts";
import { placeSchema } from "./place-schema.ts";

/** Why the card of a place should be looked after (R6). */
export const CARE_REASONS = ["old_card_used", "never_scanned", "not_scanned"] as const;
export type CareReason = (typeof CARE_REASONS)[number];

/** How long a card is unused among used ones, and how long the use of an old card is remembered. */
const CARE_MS = 14 * DAY_MS;

/** So long a new card may be on its way to its place. */
const HANGING_MS = 7 * DAY_MS;

/** A card in use, and the last scans of it and of those that it replaced; null for none. */
export interface UsedCard {
  readonly kind: PlaceKind;
  readonly madeAt: EpochMs;
  readonly scannedAt: EpochMs | null;
  readonly oldCardScannedAt: EpochMs | null;
}

/**
 * Decides which cards of a property should be looked after, and why. `cards` are all in use, in the order of the list;
 * so are the answers, null for a card that is well. Pure.
 *
 * An old card is still in use if it was scanned within 14 days. A card was never scanned if it is 7 days old, and
 * another one of the property was scanned since it was made: before, none may be hung up yet. It is not scanned for 14
 * days while its neighbours were: those before and after it in the list that are of its kind, each within that time.
 */
export function decideCare(cards: readonly UsedCard[], now: EpochMs): (CareReason | null)[] {
  const isRecent = (at: EpochMs | null) => at !== null && at > now - CARE_MS;
  const lastOfAll = cards.reduce((last, { scannedAt }) => Math.max(last, scannedAt ?? 0), 0);
  return cards.map(({ kind, madeAt, scannedAt, oldCardScannedAt }, index) => {
    if (isRecent(oldCardScannedAt)) return "old_card_used";
    if (scannedAt === null || scannedAt < madeAt) {
      return madeAt <= now - HANGING_MS && lastOfAll > madeAt ? "never_scanned" : null;
    }
    if (isRecent(scannedAt)) return null;
    const neighbours = [cards[index - 1], cards[index + 1]].filter((card) => card?.kind === kind);
    const areUsed = neighbours.length > 0 && neighbours.every((card) => isRecent(card?.scannedAt ?? null));
    return areUsed ? "not_scanned" : null;
  });
}

/** How the card of a place is used. */
export const cardUseSchema = z.object({
  /** Scans of the place's cards in the last 30 days, by whole days. */
  scans: z.int().min(0),
  /** Of the present card. */
  lastScanAt: z.iso.datetime().nullable(),
  /** When a card that was replaced was scanned last, since it was. */
  oldCardScannedAt: z.iso.datetime().nullable(),
  /** Why it should be looked after; null where it is well. */
  reason: z.enum(CARE_REASONS).nullable(),
});
export type CardUse = z.infer<typeof cardUseSchema>;

/** A place of the list, with how its card is used where that was asked for. */
export const listedPlaceSchema = placeSchema.extend({ use: cardUseSchema.optional() });
export type ListedPlace = z.infer<typeof listedPlaceSchema>;
