import { expect, test } from "vitest";
import { newButton, newSubButton } from "../content/starter/new-button.ts";
import { addButtonNames } from "./name-buttons.ts";

const figure = (value: number) => ({ value, before: 0 });
const pressed = (buttonId: string, clicks: number, visits = clicks) => ({
  buttonId,
  clicks: figure(clicks),
  visits: figure(visits),
});
const link = (id: string, name: string) => newButton("link", id, name);

test("buttons are named in the default language, most clicked first, unpressed ones last [S214]", () => {
  const lists = [
    [link("menu", "Speisekarte"), link("bar", "Bar")],
    [link("menu", "Menu"), link("spa", "Spa")],
  ];
  const named = addButtonNames([pressed("spa", 9, 4), pressed("menu", 12, 6)], { lists, visits: figure(8) });
  expect(named.map(({ name, clicks, clickRate }) => [name, clicks.value, clickRate.value])).toEqual([
    ["Speisekarte", 12, 0.75],
    ["Spa", 9, 0.5],
    ["Bar", 0, 0],
  ]);
});

test("a popup's sub-buttons have their own clicks and name their popup [S214]", () => {
  const popup = newButton("popup", "tips", "Tips");
  if (popup.type !== "popup") throw new Error("A popup was asked for.");
  const lists = [[{ ...popup, subButtons: [newSubButton("map", "beach", "The beach")] }]];
  const [beach, tips] = addButtonNames([pressed("beach", 9)], { lists, visits: figure(9) });
  expect(beach).toMatchObject({ name: "The beach", icon: "map", parentId: "tips" });
  expect(tips).toMatchObject({ name: "Tips", parentId: null, clicks: figure(0) });
});

test("a deleted button keeps its clicks without a name; without visits there is no rate [S214]", () => {
  expect(addButtonNames([pressed("gone", 9)], { lists: [], visits: figure(0) })).toEqual([
    {
      buttonId: "gone",
      name: null,
      icon: null,
      parentId: null,
      clicks: figure(9),
      visits: figure(9),
      clickRate: { value: null, before: null },
    },
  ]);
});
