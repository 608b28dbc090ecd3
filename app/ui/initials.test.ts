import { expect, it } from "vitest";
import { initialsOf } from "./initials.ts";

it.each([
  ["Imogen Hartley", "IH"],
  ["  Maria del Carmen Ruiz ", "MR"],
  ["Ada", "A"],
  ["élise ünal", "ÉÜ"],
  ["", ""],
])("%j is shown as %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
