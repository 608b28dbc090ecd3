import { describe, expect, it } from "vitest";
import { MAP_TYPES } from "#domain/content/buttons/map.ts";
import { mapEmbedHref } from "./map-embed.ts";

const PLACE = { location: " Quay & Co, Falmouth ", mapType: "roadmap", zoom: 15 } as const;

describe("the map in the editor", () => {
  it("is Google's, with the place as typed, and made for a frame [S75]", () => {
    const address = new URL(mapEmbedHref(PLACE));
    expect(address.origin).toBe("https://www.google.com");
    expect(Object.fromEntries(address.searchParams)).toEqual({
      q: "Quay & Co, Falmouth",
      t: "m",
      z: "15",
      output: "embed",
    });
  });

  it("has a letter of its own for each of the four types [S216]", () => {
    const letters = MAP_TYPES.map((mapType) =>
      new URL(mapEmbedHref({ ...PLACE, mapType })).searchParams.get("t"),
    );
    expect(letters).toEqual(["m", "k", "h", "p"]);
  });
});
