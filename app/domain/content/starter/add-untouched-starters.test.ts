import { describe, expect, it } from "vitest";
import { sampleId, usableButton } from "../../../../tests/factories/draft.ts";
import { CONTENT_LANGUAGE_CODES } from "../../language.ts";
import { BUTTONS_MAX } from "../../limits.ts";
import { PROPERTY_KINDS } from "../../property/property-kind.ts";
import type { Button } from "../button.ts";
import { buttonsSchema } from "../button-schema.ts";
import {
  addUntouchedStarters,
  findStarterKind,
  isUntouchedStarter,
  withStarterKind,
} from "./add-untouched-starters.ts";
import { createStarterButtons, createStarterButtonsByLanguage } from "./starter-buttons.ts";

function starter(language: (typeof CONTENT_LANGUAGE_CODES)[number]) {
  let index = 1;
  return createStarterButtons(language, () => sampleId(index++));
}

const english = { language: "en", body: starter("en") } as const;
const empty = (language: (typeof CONTENT_LANGUAGE_CODES)[number]) => ({ language, body: { buttons: [] } });

describe("untouched template buttons", () => {
  it.each(CONTENT_LANGUAGE_CODES.filter((language) => language !== "en"))(
    "come to %s in its words, under the same ids, and stay where they were [S18, D27]",
    (language) => {
      const body = addUntouchedStarters(english, empty(language)) ?? { buttons: [] };
      expect(buttonsSchema.parse(body)).toEqual(body);
      expect(body.buttons.map(({ id }) => id)).toEqual(english.body.buttons.map(({ id }) => id));
      const expected = createStarterButtons(language, () => sampleId(1)).buttons.map(({ name }) => name);
      expect(body.buttons.map(({ name }) => name)).toEqual(expected);
      expect(addUntouchedStarters({ language, body }, empty("en"))).toEqual(english.body);
    },
  );

  it("are added in their original colour [S19, D27]", () => {
    const body = createStarterButtonsByLanguage(["en"], () => sampleId(1), "#aa0044")[0]?.body ?? {
      buttons: [],
    };
    expect(addUntouchedStarters({ language: "en", body }, empty("de"))?.buttons.at(-1)).toMatchObject({
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
    expect(addUntouchedStarters({ language: "en", body }, empty("de"))?.buttons).toHaveLength(6);
  });

  it("leave the other language's buttons alone; nothing happens if all exist or the list is full [D27]", () => {
    const own = usableButton("link", 80, "Spa");
    const brought = addUntouchedStarters(english, { language: "de", body: { buttons: [own] } });
    expect(brought?.buttons[0]).toEqual(own);
    expect(addUntouchedStarters(english, { language: "de", body: english.body })).toBeNull();
    expect(addUntouchedStarters(english, english)).toBeNull();
    const many = Array.from({ length: BUTTONS_MAX - 5 }, (_, index) => usableButton("link", 100 + index));
    expect(addUntouchedStarters(english, { language: "de", body: { buttons: many } })).toBeNull();
  });
});

describe("the kind of property", () => {
  it.each(CONTENT_LANGUAGE_CODES)(
    "renames the starters of %s, keeps their ids, and also applies to other languages [D27]",
    (language) => {
      const hotel = { language, body: starter(language) };
      const call = (body: { readonly buttons: readonly Button[] }) =>
        body.buttons.find(({ type }) => type === "click-to-call")?.name;
      expect(findStarterKind(hotel)).toBe("hotel");
      for (const kind of PROPERTY_KINDS) {
        const body = withStarterKind(hotel, kind);
        expect(buttonsSchema.parse(body)).toEqual(body);
        expect(findStarterKind({ language, body })).toBe(kind);
        expect(body.buttons.map(({ id }) => id)).toEqual(hotel.body.buttons.map(({ id }) => id));
        expect(body.buttons.every((button) => isUntouchedStarter(button, language))).toBe(true);
        expect(withStarterKind({ language, body }, "hotel")).toEqual(hotel.body);
      }
      const ship = withStarterKind(english, "ship");
      const brought =
        language === "en" ? ship : addUntouchedStarters({ language: "en", body: ship }, empty(language));
      expect(call(brought ?? { buttons: [] })).toBe(call(withStarterKind(hotel, "ship")));
    },
  );

  it("is unknown once a starter was edited, and leaves that one unchanged [D27]", () => {
    const [first, ...others] = english.body.buttons;
    if (!first) throw new Error("The template is empty.");
    const mine = { ...first, name: "Bar" };
    const body = { buttons: [mine, ...others] };
    expect(findStarterKind({ language: "en", body })).toBeNull();
    expect(findStarterKind({ language: "en", body: { buttons: [] } })).toBeNull();
    expect(withStarterKind({ language: "en", body }, "restaurant").buttons[0]).toEqual(mine);
  });
});
