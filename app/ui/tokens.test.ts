import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { brand } from "#brand/brand.ts";

function colourIn(css: string, name: string): string {
  const colour = new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`, "i").exec(css)?.[1];
  if (!colour) throw new Error(`The style sheet has no --${name}`);
  return colour;
}

const shipped = readFileSync(`brand/${brand.client}/brand.css`, "utf8");

it("the default brand hides the register option and is green [S28, S215]", () => {
  expect(brand.showRegister).toBe(false);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(colourIn(shipped, "primary-600").slice(at, at + 2), 16),
  );
  expect(green).toBeGreaterThan(Math.max(red, blue));
});
