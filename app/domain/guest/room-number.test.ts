import { expect, it } from "vitest";
import { isRoomNumber } from "./room-number.ts";

it.each(["214", "B 12", "B12", "3-07", "12a", "A.3", "10234"])("%s is a room number [N9]", (text) => {
  expect(isRoomNumber(text)).toBe(true);
});

it.each(["", "Miller", "Miller 214", "I am ill", "214 please", "by the pool", "0171 2345678", "Max 7"])(
  "%s is free text [N9]",
  (text) => {
    expect(isRoomNumber(text)).toBe(false);
  },
);
