import { describe, expect, it } from "vitest";
import { newButton } from "#domain/content/starter/new-button.ts";
import { withButton, withoutButton, withoutEdits } from "./button-list.ts";

const map = newButton("map", "m", "Find us");
const link = newButton("link", "l", "Menu");
const call = newButton("click-to-call", "c", "Reception");
const list = [map, link, call];

describe("the list of a language's buttons", () => {
  it("keeps an edited button in its place, and appends a new one [S73]", () => {
    const renamed = { ...link, name: "Wine list" };
    expect(withButton(list, renamed)).toEqual([map, renamed, call]);
    expect(withButton([map], link)).toEqual([map, link]);
    expect(withoutButton(list, "l")).toEqual([map, call]);
  });

  it("discards edits on cancel, and keeps the new order [S110]", () => {
    const typed = [call, { ...map, name: "Fi" }, link];
    expect(withoutEdits(typed, { id: "m", saved: map, opened: map })).toEqual([call, map, link]);
  });

  it("keeps a button hidden that was hidden before editing [S110]", () => {
    const hidden = { ...map, hidden: true };
    const typed = [{ ...hidden, name: "Fi" }];
    expect(withoutEdits(typed, { id: "m", saved: map, opened: hidden })).toEqual([hidden]);
  });

  it("drops a new button on cancel [S110]", () => {
    expect(withoutEdits(list, { id: "c", saved: null, opened: null })).toEqual([map, link]);
  });

  it("restores an unsaved button to its state before editing [S110]", () => {
    const typed = [map, { ...link, name: "Me" }];
    expect(withoutEdits(typed, { id: "l", saved: null, opened: link })).toEqual([map, link]);
  });
});
