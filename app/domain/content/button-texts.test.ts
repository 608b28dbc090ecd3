import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleId, usableButton } from "../../../tests/factories/draft.ts";
import { BUTTON_TYPES, type Button, type ButtonOf, type ButtonType } from "./button.ts";
import { getLanguageIndependentValues, getTexts, mapTexts } from "./button-texts.ts";
import { newSubButton } from "./starter/new-button.ts";

/** Paths of all guest-facing texts in reading order; `1` and `2` stand for entry ids. */
const PATHS: Readonly<Record<ButtonType, readonly string[]>> = {
  link: ["name"],
  chat: ["name", "message"],
  map: ["name"],
  popup: ["name", "content", "subButtons.1.name"],
  feedback: ["name", "title", "intro", "response", "questions.1.text", "questions.2.text"],
  "guest-services": ["name", "services.1.name"],
  "click-to-call": ["name"],
  gallery: ["name", "title", "items.1.title", "items.1.description"],
};

function withNumbers(paths: Iterable<string>): string[] {
  const ids: string[] = [];
  return [...paths].map((path) =>
    path.replace(/\.([a-z]{24})\./, (_all, id: string) => {
      if (!ids.includes(id)) ids.push(id);
      return `.${ids.indexOf(id) + 1}.`;
    }),
  );
}

const anyButton = fc
  .record({ type: fc.constantFrom(...BUTTON_TYPES), text: fc.string({ maxLength: 20 }) })
  .map(({ type, text }) => usableButton(type, 1, text));

describe("the texts of a button", () => {
  it.each(BUTTON_TYPES)(
    "are listed in reading order, because fingerprints depend on it: %s [S83]",
    (type) => {
      expect(withNumbers(getTexts(usableButton(type, 1, "Bar")).keys())).toEqual(PATHS[type]);
    },
  );

  it("do not change when each is replaced by itself [S83]", () => {
    fc.assert(
      fc.property(anyButton, (button) => {
        expect(mapTexts(button, (_path, own) => own)).toEqual(button);
      }),
    );
  });

  it("are replaced by their paths, except formatted ones [S83]", () => {
    fc.assert(
      fc.property(anyButton, fc.constantFrom("Spa", "Spa & pool"), (button, word) => {
        const replaced = mapTexts(button, (path) => `${word} at ${path}`);
        const plain = [...getTexts(replaced)].filter(([path]) => path !== "content");
        expect(plain.length).toBeGreaterThan(0);
        for (const [path, text] of plain) expect(text).toBe(`${word} at ${path}`);
        expect("content" in replaced && replaced.content).toBe("content" in button && button.content);
      }),
    );
  });

  it("leave out empty texts [S83]", () => {
    const button = mapTexts(usableButton("chat", 1, "Bar"), (path, own) =>
      path === "name" ? own : "\u200b",
    );
    expect([...getTexts(button)]).toEqual([["name", "Bar"]]);
  });

  it("of a popup include the texts of its sub-buttons [S76, S83]", () => {
    const popup = usableButton("popup", 1, "Tips") as ButtonOf<"popup">;
    const id = sampleId(50);
    const chat = {
      ...newSubButton("chat", id, "Ask"),
      message: "Hello",
    } as (typeof popup.subButtons)[number];
    const map = { ...newSubButton("map", sampleId(51), "Pier"), location: "Quay 3" } as typeof chat;
    const texts = getTexts({ ...popup, content: [], subButtons: [chat, map] });
    expect([...texts]).toEqual([
      ["name", "Tips"],
      [`subButtons.${id}.name`, "Ask"],
      [`subButtons.${id}.message`, "Hello"],
      [`subButtons.${sampleId(51)}.name`, "Pier"],
    ]);
  });

  it("leave out map locations, which are not translated [S75]", () => {
    expect(getLanguageIndependentValues(usableButton("map", 1, "Quay 3"))).toEqual(["Quay 3"]);
    expect(getLanguageIndependentValues(usableButton("chat", 1, "Quay 3") satisfies Button)).toEqual([]);
  });
});
