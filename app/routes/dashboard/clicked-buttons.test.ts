import { expect, test } from "vitest";
import type { Button } from "#domain/content/button.ts";
import type { StoredDocument } from "#domain/content/document.ts";
import { newButton, newSubButton } from "#domain/content/new-button.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { nameClickedButtons } from "./clicked-buttons.ts";

function documentOf(language: ContentLanguage, buttons: Button[]): StoredDocument {
  return { section: "buttons", language, body: { buttons }, revision: 1, updatedAt: "", updatedBy: null };
}

function link(id: string, name: string): Button {
  return newButton("link", id, name);
}

const clicked = (...ids: string[]) => ids.map((buttonId, index) => ({ buttonId, clicks: 9 - index }));

test("clicks per button are told by the names of the default language, in the report's order [S214]", () => {
  const documents = [
    documentOf("en", [link("menu", "Menu"), link("spa", "Spa")]),
    documentOf("de", [link("menu", "Speisekarte")]),
  ];
  expect(nameClickedButtons(clicked("spa", "menu"), documents, "de")).toEqual([
    { id: "spa", name: "Spa", icon: "link", clicks: 9 },
    { id: "menu", name: "Speisekarte", icon: "link", clicks: 8 },
  ]);
});

test("a popup's sub-buttons have clicks of their own [S214]", () => {
  const popup = newButton("popup", "tips", "Tips");
  if (popup.type !== "popup") throw new Error("A popup was asked for.");
  const withSub = { ...popup, subButtons: [newSubButton("map", "beach", "The beach")] };
  const names = nameClickedButtons(clicked("beach"), [documentOf("en", [withSub])], "en");
  expect(names).toEqual([{ id: "beach", name: "The beach", icon: "map", clicks: 9 }]);
});

test("a deleted button keeps its clicks without a name [S214]", () => {
  expect(nameClickedButtons(clicked("gone"), [documentOf("en", [])], "en")).toEqual([
    { id: "gone", name: null, icon: null, clicks: 9 },
  ]);
});
