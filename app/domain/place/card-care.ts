import { z } from "#domain/zod.ts";
import { DAY_MS, type EpochMs } from "../time.ts";
import type { PlaceKind } from "./place.ts";
import { placeSchema } from "./place-schema.ts";

/** Why a place's card needs attention (R6). */
export const CARE_REASONS = ["old_card_used", "never_scanned", "not_scanned"] as const;
export type CareReason = (typeof CARE_REASONS)[number];

/** How long a card counts as unused, and a scan of an old card as recent. */
const CARE_MS = 14 * DAY_MS;

/** Time for a new card to be put up. */
const HANGING_MS = 7 * DAY_MS;

/** A card in use, with the last scan of it and of the cards it replaced; `null`: never scanned. */
export interface UsedCard {
  readonly kind: PlaceKind;
  readonly madeAt: EpochMs;
  readonly scannedAt: EpochMs | null;
  readonly oldCardScannedAt: EpochMs | null;
}

/**
 * Decides which cards need attention, and why. `cards` are all cards in use, in list order; the result has
 * the same order, with `null` for a card that is fine. Pure.
 *
 * `old_card_used`: a replaced card was scanned within 14 days. `never_scanned`: at least 7 days old, and
 * another card of the property was scanned after it was made (otherwise none may be up yet). `not_scanned`:
 * not for 14 days, while its neighbours in the list of the same kind were.
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

/** Use of a place's card. */
export const cardUseSchema = z.object({
  /** Scans of the place's cards in the last 30 days, in whole days. */
  scans: z.int().min(0),
  /** Last scan of the current card. */
  lastScanAt: z.iso.datetime().nullable(),
  /** Last scan of a replaced card, after its replacement. */
  oldCardScannedAt: z.iso.datetime().nullable(),
  /** Why the card needs attention; `null`: it needs none. */
  reason: z.enum(CARE_REASONS).nullable(),
});
export type CardUse = z.infer<typeof cardUseSchema>;

/** A place in the list, with its card's use if requested. */
export const listedPlaceSchema = placeSchema.extend({ use: cardUseSchema.optional() });
export type ListedPlace = z.infer<typeof listedPlaceSchema>;
