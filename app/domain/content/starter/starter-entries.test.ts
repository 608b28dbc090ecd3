import { describe, expect, it } from "vitest";
import { sampleId } from "../../../../tests/factories/draft.ts";
import { CONTENT_LANGUAGE_CODES } from "../../language.ts";
import { getDescription } from "../button.ts";
import { buttonSchema } from "../button-schema.ts";
import { newButton } from "./new-button.ts";
import { withStarterEntries } from "./starter-entries.ts";

const counted = () => {
  let index = 10;
  return () => sampleId(index++);
};

describe("an added button", () => {
  it.each(CONTENT_LANGUAGE_CODES)(
    "has questions or services in %s, and lacks only its email [S77, S141]",
    (language) => {
      for (const type of ["feedback", "guest-services"] as const) {
        const button = withStarterEntries(newButton(type, sampleId(1), "Ask us"), language, counted());
        expect(buttonSchema.parse(button)).toEqual(button);
        const gaps = getDescription(type).publishing?.gaps(button) ?? [];
        expect(gaps.map(({ field }) => field)).toEqual(["email"]);
      }
    },
  );

  it("keeps its existing entries, and gets none if its type has no such list [S77]", () => {
    const filled = withStarterEntries(newButton("feedback", sampleId(1), "Ask us"), "en", counted());
    expect(withStarterEntries(filled, "de", counted())).toBe(filled);
    const map = newButton("map", sampleId(1), "Find us");
    expect(withStarterEntries(map, "en", counted())).toBe(map);
  });
});
