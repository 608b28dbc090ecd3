import { describe, expect, it } from "vitest";
import { sampleId, usableButton } from "../../../../tests/factories/draft.ts";
import { CONTENT_LANGUAGE_CODES } from "../../language.ts";
import { BUTTONS_MAX } from "../../limits.ts";
import type { Button } from "../button.ts";
import { buttonsSchema } from "../button-schema.ts";
import { bringStarters } from "./bring-starters.ts";
import { starterButtons, startersIn } from "./starter-buttons.ts";

function starter(language: "en" | "de" | "ar") {
  let index = 1;
  return starterButtons(language, () => sampleId(index++));
}

const english = { language: "en", body: starter("en") } as const;
const empty = (language: (typeof CONTENT_LANGUAGE_CODES)[number]) => ({ language, body: { buttons: [] } });

describe("the template's buttons that nobody has touched", () => {
  it.each(CONTENT_LANGUAGE_CODES.filter((language) => language !== "en"))(
    "come to %s in its words, under the same ids, and stay where they were [S18, D27]",
    (language) => {
      const body = bringStarters(english, empty(language)) ?? { buttons: [] };
      expect(buttonsSchema.parse(body)).toEqual(body);
      expect(body.buttons.map(({ id }) => id)).toEqual(english.body.buttons.map(({ id }) => id));
      const expected = starterButtons(language, () => sampleId(1)).buttons.map(({ name }) => name);
      expect(body.buttons.map(({ name }) => name)).toEqual(expected);
      expect(bringStarters({ language, body }, empty("en"))).toEqual(english.body);
    },
  );

  it("come in the colour that they were made in [S19, D27]", () => {
    const body = startersIn(["en"], () => sampleId(1), "#aa0044")[0]?.body ?? { buttons: [] };
    expect(bringStarters({ language: "en", body }, empty("de"))?.buttons.at(-1)).toMatchObject({
      accent: "#aa0044",
    });
  });

  it.each<readonly [string, (button: Button) => Button]>([
    ["has another name", (button) => ({ ...button, name: "Bar" })],
    ["is shown", (button) => ({ ...button, hidden: false })],
    ["has another icon", (button) => ({ ...button, icon: "star" }) as Button],
  ])("leave one behind that %s [D27]", (_, touch) => {
    const [first, ...others] = english.body.buttons;
    if (!first) throw new Error("The template is empty.");
    const body = { buttons: [touch(first), ...others] };
    expect(bringStarters({ language: "en", body }, empty("de"))?.buttons).toHaveLength(5);
  });

  it("change nothing of what the other language has, and nothing where all are there or no place is left [D27]", () => {
    const own = usableButton("link", 80, "Spa");
    const brought = bringStarters(english, { language: "de", body: { buttons: [own] } });
    expect(brought?.buttons[0]).toEqual(own);
    expect(bringStarters(english, { language: "de", body: english.body })).toBeNull();
    expect(bringStarters(english, english)).toBeNull();
    const many = Array.from({ length: BUTTONS_MAX - 5 }, (_, index) => usableButton("link", 100 + index));
    expect(bringStarters(english, { language: "de", body: { buttons: many } })).toBeNull();
  });
});
