import { describe, expect, it } from "vitest";
import { describeValue, getNamesOnPath } from "./conflict-value.ts";

describe("a value in a conflict", () => {
  const words = {
    none: "Nothing",
    on: "On",
    off: "Off",
    choice: (value: string) => (value === "two" ? "Two columns" : value),
  };

  it.each([
    ["#14263f", "#14263f"],
    ["two", "Two columns"],
    [undefined, "Nothing"],
    [null, "Nothing"],
    [true, "On"],
    [28, "28"],
    [["en", "de"], "en, de"],
    [[], "Nothing"],
    [{ id: "a", name: "Find us", type: "map" }, "Find us"],
    [{ channel: "x", url: "https://x.com/gull" }, "https://x.com/gull x"],
    [{ key: "f.png", width: 500, height: 200, alt: "" }, "500 × 200 px"],
    [[{ type: "paragraph", content: [{ type: "text", text: "Open late" }] }], "Open late"],
  ])("%j reads as %s [S156]", (value, text) => {
    expect(describeValue(value, words)).toBe(text);
  });

  it("is shown with its button [S156]", () => {
    const document = { buttons: [{ id: "a", name: "Find us", zoom: 3 }] };
    expect(getNamesOnPath(document, ["buttons", "a", "zoom"])).toEqual(["Find us"]);
  });
});
