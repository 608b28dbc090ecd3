import { describe, expect, it } from "vitest";
import { DAY_MS } from "../time.ts";
import { decideCare, type UsedCard } from "./card-care.ts";

const NOW = Date.UTC(2026, 10, 26);
const ago = (days: number) => NOW - days * DAY_MS;

const card = (scannedDaysAgo: number | null, changed: Partial<UsedCard> = {}): UsedCard => ({
  kind: "room",
  madeAt: ago(60),
  scannedAt: scannedDaysAgo === null ? null : ago(scannedDaysAgo),
  oldCardScannedAt: null,
  ...changed,
});

describe("a card", () => {
  it.each<[what: string, cards: readonly UsedCard[], reasons: readonly (string | null)[]]>([
    ["that was scanned is well", [card(1), card(2)], [null, null]],
    ["that was never scanned while another one was", [card(1), card(null)], [null, "never_scanned"]],
    ["that is well as long as none was scanned since it was made", [card(null), card(null)], [null, null]],
    ["that is new is well for 7 days", [card(1), card(null, { madeAt: ago(6.9) })], [null, null]],
    [
      "that is 7 days old should be hung up",
      [card(1), card(null, { madeAt: ago(7) })],
      [null, "never_scanned"],
    ],
    [
      "that was replaced a moment ago is well, however old its place is",
      [card(1), card(30, { madeAt: ago(0.1) })],
      [null, null],
    ],
    ["that was made after all scans is well", [card(9), card(null, { madeAt: ago(8) })], [null, null]],
    [
      "that was replaced is a new one, which scans of the old one say nothing of",
      [card(1), card(30, { madeAt: ago(8) })],
      [null, "never_scanned"],
    ],
    ["between used ones that is not", [card(1), card(15), card(13)], [null, "not_scanned", null]],
    ["at the end of its kind, beside a used one", [card(15), card(1)], ["not_scanned", null]],
    ["that is unused as one of its neighbours is", [card(15), card(15), card(1)], [null, null, null]],
    [
      "whose neighbours are of another kind is well",
      [card(1), card(15, { kind: "lobby" }), card(1, { kind: "pool" })],
      [null, null, null],
    ],
    [
      "whose old one is still in use, first of all reasons",
      [card(1), card(null, { oldCardScannedAt: ago(13) })],
      [null, "old_card_used"],
    ],
    ["whose old one was used long ago", [card(1), card(2, { oldCardScannedAt: ago(15) })], [null, null]],
  ])("%s [R6]", (_, cards, reasons) => {
    expect(decideCare(cards, NOW)).toEqual(reasons);
  });
});
