import { describe, expect, it } from "vitest";
import { getPlaceLabel } from "../place/place.ts";
import { toWhereabouts } from "./whereabouts.ts";

const KIND_WORDS = {
  room: "Room",
  table: "Table",
  deck: "Deck",
  lobby: "Lobby",
  pool: "Pool",
  other: "Other",
};
const room214 = { kind: "room", name: "214" } as const;
const table7 = { kind: "table", name: "7" } as const;
const terrace = { kind: "table", name: "Terrace" } as const;

describe("a guest", () => {
  it.each([
    ["who scanned a room's card is in that room", "", room214, "Room 214", ""],
    ["who scanned a table's card is at that table", "", table7, "Table 7", ""],
    ["who scanned the card of a place with a name is there", "", terrace, "Terrace", ""],
    ["who typed a number is in that room", "411", null, "Room 411", ""],
    ["who typed words is where they say", " by the pool ", null, "by the pool", ""],
    ["who typed another room than their card's is told apart", "411", room214, "Room 411", "Room 214"],
    ["who typed a room at a table is told apart", "411", table7, "Room 411", "Table 7"],
    ["who typed their card's room is there once", "214", room214, "Room 214", ""],
    ["who typed their card's table's number is at no room", "7", table7, "Table 7", ""],
    ["who typed their table as it is called is there once", "table  7", table7, "Table 7", ""],
    ["of whom nothing is known is nowhere", "", null, "", ""],
  ])("%s [R4]", (_, room, place, where, card) => {
    expect(toWhereabouts({ room, place }, (named) => getPlaceLabel(named, KIND_WORDS[named.kind]))).toEqual({
      where,
      card,
    });
  });
});
