import { describe, expect, it } from "vitest";
import { sampleDraft, sampleId, usableButton } from "../../../../tests/factories/draft.ts";
import { CONTENT_LANGUAGE_CODES } from "../../language.ts";
import { buttonsSchema } from "../button-schema.ts";
import { checkDraft } from "../publish-check.ts";
import { createStarterButtons } from "./starter-buttons.ts";

const features = { guestServices: false };

function counted(): () => string {
  let index = 1;
  return () => sampleId(index++);
}

describe("the starter buttons of a portal", () => {
  it.each(CONTENT_LANGUAGE_CODES)(
    "are seven hidden buttons of different types or destinations in %s, and satisfy every rule [S18, S201, A6]",
    (language) => {
      const starter = createStarterButtons(language, counted());
      expect(buttonsSchema.parse(starter)).toEqual(starter);
      const kinds = starter.buttons.map(
        (button) => button.type + ("destination" in button ? button.destination : ""),
      );
      expect(new Set(kinds).size).toBe(7);
      expect(kinds.slice(0, 2)).toEqual(["linkwifi", "linkguide"]);
      expect(starter.buttons.every(({ hidden }) => hidden)).toBe(true);
      expect(new Set(starter.buttons.map(({ name }) => name)).size).toBe(7);
    },
  );

  it("block no publication [S18, S201]", () => {
    const { buttons } = createStarterButtons("en", counted());
    const english = [...buttons, usableButton("link", 90, "Spa")];
    const draft = sampleDraft({ english, languages: ["en"], defaultLanguage: "en" });
    expect(checkDraft(draft, features).filter(({ tab }) => tab === "buttons")).toEqual([]);
  });
});
