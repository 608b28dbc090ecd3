import { expect, it } from "vitest";
import { toInitials } from "./avatar.tsx";

it.each([
  ["Imogen Hartley", "IH"],
  ["  Maria del Carmen Ruiz ", "MR"],
  ["Ada", "A"],
  ["élise ünal", "ÉÜ"],
  ["", ""],
])("%j is shown as %j", (name, initials) => {
  expect(toInitials(name)).toBe(initials);
});
