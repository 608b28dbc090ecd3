import { describe, expect, it } from "vitest";
import { sampleId, usableButton } from "../../../../tests/factories/draft.ts";
import { CONTENT_LANGUAGE_CODES } from "../../language.ts";
import { MAX_BUTTONS } from "../../limits.ts";
import { type Button, buttonsSchema } from "../button.ts";
import { moveStarters } from "./move-starters.ts";
import { starterButtons } from "./starter-buttons.ts";

function starter(language: "en" | "de" | "ar") {
  let place = 1;
  return starterButtons(language, () => sampleId(place++));
}

const english = { language: "en", body: starter("en") } as const;
const empty = (language: (typeof CONTENT_LANGUAGE_CODES)[number]) => ({ language, body: { buttons: [] } });

describe("the template's buttons that nobody has touched", () => {
  it.each(CONTENT_LANGUAGE_CODES.filter((language) => language !== "en"))(
    "go to %s in its words, under their own ids, and back as they were [S18, D27]",
    (language) => {
      const moved = moveStarters(english, empty(language));
      expect(moved?.from.buttons).toEqual([]);
      expect(buttonsSchema.parse(moved?.to)).toEqual(moved?.to);
      expect(moved?.to.buttons.map(({ id }) => id)).toEqual(english.body.buttons.map(({ id }) => id));
      const expected = starterButtons(language, () => sampleId(1)).buttons.map(({ name }) => name);
      expect(moved?.to.buttons.map(({ name }) => name)).toEqual(expected);
      const back = moveStarters({ language, body: moved?.to ?? { buttons: [] } }, empty("en"));
      expect(back?.to).toEqual(english.body);
    },
  );

  it.each<readonly [string, (button: Button) => Button]>([
    ["has another name", (button) => ({ ...button, name: "Bar" })],
    ["is shown", (button) => ({ ...button, hidden: false })],
    ["has another icon", (button) => ({ ...button, icon: "star" }) as Button],
  ])("leave one behind that %s [D27]", (_, touch) => {
    const [first, ...others] = english.body.buttons;
    if (!first) throw new Error("The template is empty.");
    const touched = touch(first);
    const moved = moveStarters({ language: "en", body: { buttons: [touched, ...others] } }, empty("de"));
    expect(moved?.from.buttons).toEqual([touched]);
    expect(moved?.to.buttons).toHaveLength(5);
  });

  it("change nothing of what the other language has, and nothing where all are there or no place is left [D27]", () => {
    const own = usableButton("link", 80, "Spa");
    const moved = moveStarters(english, { language: "de", body: { buttons: [own] } });
    expect(moved?.to.buttons[0]).toEqual(own);
    expect(moveStarters(english, { language: "de", body: english.body })).toBeNull();
    expect(moveStarters(english, english)).toBeNull();
    const many = Array.from({ length: MAX_BUTTONS - 5 }, (_, place) => usableButton("link", 100 + place));
    expect(moveStarters(english, { language: "de", body: { buttons: many } })).toBeNull();
  });
});
