import { expect, it } from "vitest";
import { parsePlaceLabel } from "./parse-place-label.ts";

const WORDS = {
  room: "Room",
  table: "Meeting",
  deck: "Meeting room",
  lobby: "Salle de réunion",
  pool: "Pool",
  other: "Other",
};

it.each([
  ["Room 21", { labelKind: "room", labelName: "21" }],
  ["room", { labelKind: "room", labelName: "" }],
  ["MEETING  ROOM 3", { labelKind: "deck", labelName: "3" }],
  ["Meeting 3", { labelKind: "table", labelName: "3" }],
  ["salle de réunion 4 B", { labelKind: "lobby", labelName: "4 b" }],
  ["Rooms 21", null],
  ["21", null],
])("%s is read as the longest kind word that it begins with, and a name [R1]", (text, label) => {
  expect(parsePlaceLabel(text, WORDS)).toEqual(label);
});
