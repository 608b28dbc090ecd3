import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { brand } from "#brand/brand.ts";

function colourIn(css: string, name: string): string {
  const colour = new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`, "i").exec(css)?.[1];
  if (!colour) throw new Error(`The style sheet has no --${name}`);
  return colour;
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const tokens = readFileSync("brand/tokens.css", "utf8");
const shipped = readFileSync(`brand/${brand.client}/brand.css`, "utf8");

describe.each(globSync("brand/*/brand.css"))("the brand sheet %s [S19]", (file) => {
  const sheet = readFileSync(file, "utf8");
  const primary = (step: number) => colourIn(sheet, `primary-${step}`);

  it.each([
    ["white on primary-600", "#ffffff", primary(600), 4.5],
    ["primary-700 on white", primary(700), "#ffffff", 4.5],
    ["primary-700 on primary-50", primary(700), primary(50), 4.5],
    ["primary-800 on primary-100", primary(800), primary(100), 4.5],
    ["primary-600 on neutral-100", primary(600), colourIn(tokens, "neutral-100"), 3],
  ])("%s can be read", (_, ink, ground, least) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(least);
  });

  it("sets its own scales and nothing else", () => {
    const names = [...sheet.matchAll(/^\s*(--[\w-]+):/gm)].map((match) => match[1]);
    expect(names.filter((name) => !/^--(primary|accent|radius)-|^--font-sans$/.test(name ?? ""))).toEqual([]);
  });
});

it("the shipped brand hides the register option and is green [S28, S215]", () => {
  expect(brand.showRegister).toBe(false);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(colourIn(shipped, "primary-600").slice(at, at + 2), 16),
  );
  expect(green).toBeGreaterThan(Math.max(red, blue));
});
