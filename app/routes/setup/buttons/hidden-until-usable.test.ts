import { describe, expect, it } from "vitest";
import { findLack } from "#domain/content/button-lack.ts";
import { createStarterButtons } from "#domain/content/starter/starter-buttons.ts";
import { TEMPLATE } from "#domain/content/starter/template.ts";
import { sampleId, usableButton } from "#tests/factories/draft.ts";
import { isShownBy, showOnceUsable } from "./hidden-until-usable.ts";

const { buttons } = createStarterButtons("en", () => sampleId(1));
const findStarter = (type: string) => {
  const found = buttons.find((button) => button.type === type);
  if (!found) throw new Error(`The template has no ${type}.`);
  return found;
};

describe("a button hidden until usable", () => {
  it("shows the one thing it lacks [S18]", () => {
    expect(buttons.map((button) => findLack(button, TEMPLATE.answers)?.code)).toEqual([
      "link_missing",
      "guide_empty",
      "link_missing",
      "call_without_extension",
      "map_without_location",
      "chat_without_number",
      "feedback_without_email",
    ]);
  });

  it.each(buttons.map(({ type }) => type))(
    "is shown as soon as a %s leads somewhere, and hidden when that goes [S18]",
    (type) => {
      const saved = findStarter(type);
      const filled = { ...usableButton(type, 1), hidden: true };
      const shown = showOnceUsable(filled, { saved, before: saved });
      expect(shown.hidden).toBe(false);
      expect(isShownBy(shown, saved)).toBe(true);
      expect(showOnceUsable({ ...saved, hidden: false }, { saved, before: shown }).hidden).toBe(true);
    },
  );

  it("keeps the visibility that staff chose, and stays hidden if hidden on purpose [S18]", () => {
    const saved = findStarter("map");
    const filled = { ...usableButton("map", 1), hidden: true };
    expect(showOnceUsable({ ...filled, name: "Find us" }, { saved, before: filled }).hidden).toBe(true);
    expect(showOnceUsable({ ...filled, name: "Find us" }, { saved: filled, before: saved }).hidden).toBe(
      true,
    );
    expect(showOnceUsable(filled, { saved: null, before: null }).hidden).toBe(true);
    expect(isShownBy({ ...filled, hidden: false }, filled)).toBe(false);
  });
});
