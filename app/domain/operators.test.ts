import { expect, it } from "vitest";
import { readOperators } from "./operators.ts";

it("operators are name and token pairs, in order", () => {
  expect(readOperators(" anna:k3Vq9z=, night-desk2:R1m.X7-b_T~+/ ,")).toEqual([
    { name: "anna", token: "k3Vq9z=" },
    { name: "night-desk2", token: "R1m.X7-b_T~+/" },
  ]);
  expect(readOperators("")).toEqual([]);
});

it.each([
  "none",
  "anna",
  "anna:",
  ":token",
  "Anna:token",
  "a:token",
  "anna b:token",
  "anna:to ken",
  "anna:to:ken",
  "operations:token",
  `${"a".repeat(32)}:token`,
])("%j is no operator, and the one beside it is", (entry) => {
  expect(readOperators(`${entry},bob:token`)).toEqual([null, { name: "bob", token: "token" }]);
});
