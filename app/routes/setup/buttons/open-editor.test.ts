import { describe, expect, it } from "vitest";
import { newButton } from "#domain/content/starter/new-button.ts";
import { EDITOR_CLOSED, type Editing, getButtonsWithoutEdits, isTyped, reduceEditor } from "./open-editor.ts";

const map = newButton("map", "m", "Find us");
const link = newButton("link", "l", "Menu");
const editing: Editing = { language: "en", id: "m", opened: map, isNew: false, focusesName: true };
const other: Editing = { language: "en", id: "l", opened: link, isNew: false, focusesName: true };
const open = reduceEditor(EDITOR_CLOSED, { type: "open", editing });

describe("the buttons tab's editor", () => {
  it("switches from one button to another, closing the dialog in between [S73]", () => {
    const asking = reduceEditor(open, { type: "ask", asked: { about: "type" } });
    expect(asking).toEqual({ editing, asked: { about: "type" } });
    expect(reduceEditor(asking, { type: "open", editing: other })).toEqual({ editing: other, asked: null });
  });

  it("stays open if leaving is cancelled [S110]", () => {
    const asking = reduceEditor(open, { type: "ask", asked: { about: "leave" } });
    expect(reduceEditor(asking, { type: "stay" })).toEqual(open);
  });

  it("has one dialog at a time [S110]", () => {
    const leaving = reduceEditor(open, { type: "ask", asked: { about: "leave" } });
    const deleting = reduceEditor(leaving, { type: "ask", asked: { about: "delete", id: "l" } });
    expect(deleting).toEqual({ editing, asked: { about: "delete", id: "l" } });
  });

  it("closes with its dialog [S110]", () => {
    const asking = reduceEditor(open, { type: "ask", asked: { about: "leave" } });
    expect(reduceEditor(asking, { type: "close" })).toEqual(EDITOR_CLOSED);
  });

  it("detects input by comparing with the saved button, or the one opened [S110]", () => {
    const renamed = { ...map, name: "Directions" };
    expect(isTyped({ editing, shown: renamed, saved: [map] })).toBe(true);
    expect(isTyped({ editing, shown: renamed, saved: [renamed] })).toBe(false);
    expect(isTyped({ editing, shown: map, saved: [] })).toBe(false);
    expect(isTyped({ editing, shown: { ...map, hidden: true }, saved: [map] })).toBe(false);
  });

  it("restores the list, without a button that the editor created [S110]", () => {
    const list = [link, { ...map, name: "Directions" }];
    expect(getButtonsWithoutEdits(list, editing, [map, link])).toEqual([link, map]);
    expect(getButtonsWithoutEdits(list, editing, [])).toEqual([link, map]);
    expect(getButtonsWithoutEdits(list, { ...editing, isNew: true }, [])).toEqual([link]);
  });
});
