import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutAtHits, findArticles, foldText, splitQuery } from "./search.ts";

const ARTICLES = [
  {
    name: "qr",
    title: "Neuer QR-Code",
    says: ["Dieser QR-Code wird nicht mehr verwendet."],
    body: "Drucken",
  },
  { name: "street", title: "Straße und Größe", says: [], body: "Der QR-Code zeigt die Übersicht" },
  { name: "email", title: "L’e-mail n’arrive pas", says: [], body: "Über das Portal" },
] as const;

describe("searching the help", () => {
  it.each([
    ["strasse", ["street"]],
    ["GROSSE", ["street"]],
    ["uber", ["street", "email"]],
    ["l'e-mail", ["email"]],
    ["code", ["qr", "street"]],
    ["qr drucken", ["qr"]],
    ["nichts davon", []],
    ["", ["qr", "street", "email"]],
    ["Dieser QR-Code von Zimmer 12 wird nicht mehr verwendet", ["qr"]],
  ])("“%s” finds what it should, the best first [S44]", (query, expected) => {
    expect(findArticles(query, ARTICLES)).toEqual(expected);
  });

  it("highlights the matches as written [S44]", () => {
    const hits = cutAtHits("Die Größe der Straße", splitQuery("grosse strasse")).filter(({ isHit }) => isHit);
    expect(hits.map(({ text }) => text)).toEqual(["Größe", "Straße"]);
  });

  it("keeps every character of any text [S44]", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string(), (text, query) => {
        const pieces = cutAtHits(text, splitQuery(query));
        expect(pieces.map((piece) => piece.text).join("")).toBe(text);
        expect(foldText(text).at).toHaveLength(foldText(text).folded.length);
      }),
    );
  });
});
