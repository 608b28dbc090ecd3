import { describe, expect, it } from "vitest";
import { places } from "#app/messages/en/places.ts";
import { readFilter, toQuery, toSearch } from "./filter.ts";

const read = (search: string) => readFilter(new URLSearchParams(search));

describe("the place filter", () => {
  it.each([
    "",
    "?kind=table&text=12",
    "?text=A+%26+B&state=replaced",
    "?kind=pool&after=%2522id%2522",
    "?kind=room&state=care",
  ])("is read back from the address that names it: %j [R1]", (search) => {
    expect(toSearch(read(search))).toBe(search);
  });

  it("ignores unknown values and white space [R1]", () => {
    expect(toSearch(read("?kind=suite&state=gone&text=+&other=1"))).toBe("");
    expect(read(`?text=${"9".repeat(30)}`).text).toBe("9".repeat(20));
  });

  it("requests only what it contains [R1]", () => {
    expect(toQuery(read(""), places.kinds)).toEqual({ cards: "all" });
    expect(toQuery(read("?state=care"), places.kinds)).toEqual({ cards: "care" });
    expect(toQuery(read("?kind=room&text=2&state=replaced&after=x"), places.kinds)).toEqual({
      cards: "all",
      kind: "room",
      text: "2",
      replaced: "true",
      cursor: "x",
    });
  });

  it("also searches for names if the text begins with a kind [R1]", () => {
    const asked = (text: string) => toQuery({ ...read(""), text }, places.kinds);
    expect(asked("rOOM  2")).toMatchObject({ text: "rOOM  2", labelKind: "room", labelName: "2" });
    expect(asked("Deck")).toMatchObject({ text: "Deck", labelKind: "deck", labelName: "" });
    expect(asked("Roomy 2")).toEqual({ cards: "all", text: "Roomy 2" });
  });
});
