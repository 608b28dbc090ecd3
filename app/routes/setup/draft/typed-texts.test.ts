import { expect, it } from "vitest";
import { newButton } from "#domain/content/starter/new-button.ts";
import { TEMPLATE } from "#domain/content/starter/template.ts";
import { getTypedTexts } from "./typed-texts.ts";

const id = (letter: string) => letter.repeat(24);

it("people who lose their rights can copy every text they typed, and nothing else [S110]", () => {
  const menu = newButton("link", id("a"), "Menu");
  const spa = newButton("map", id("b"), "Spa");
  const saved = { buttons: [menu, spa] };
  const edited = {
    buttons: [
      { ...spa, location: "Quay 4, Falmouth" },
      { ...menu, name: "Our menu", url: "https://menu.example" },
      {
        ...newButton("popup", id("c"), "Wi-Fi"),
        content: [{ type: "paragraph", runs: [{ text: "Ask us." }] }],
      },
    ],
  };
  expect(getTypedTexts(saved, edited)).toEqual([
    "Quay 4, Falmouth",
    "Our menu",
    "https://menu.example",
    "Wi-Fi",
    "Ask us.",
  ]);
  expect(getTypedTexts(TEMPLATE.theme, { ...TEMPLATE.theme, primary: "#111111", layout: "scroll" })).toEqual(
    [],
  );
  expect(getTypedTexts(saved, saved)).toEqual([]);
});
