import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyDraft } from "../../../../tests/factories/any-draft.ts";
import { usableButton } from "../../../../tests/factories/draft.ts";
import { dailyHours } from "../../../../tests/factories/hours.ts";
import type { ContentLanguage } from "../../language.ts";
import type { Button } from "../button.ts";
import type { Draft } from "../document.ts";
import { withDefaultLanguage } from "./default-language.ts";
import { getEffectiveHours, type Hours } from "./hours.ts";

const MORNING = dailyHours("07:00", "10:30");
const EVENING = dailyHours("18:00", "22:00");

type Said = Hours | null | undefined;

function bar(hours: Said): { buttons: Button[] } {
  return { buttons: [{ ...usableButton("link", 1, "Bar"), ...(hours === undefined ? {} : { hours }) }] };
}

/** Effective hours of a button in a language; `undefined` if the language lacks the button. */
function hoursIn(draft: Pick<Draft, "buttons" | "defaultLanguage">, language: ContentLanguage, id: string) {
  const find = (code: ContentLanguage) => draft.buttons[code]?.buttons.find((button) => button.id === id);
  const own = find(language);
  if (!own) return undefined;
  return language === draft.defaultLanguage
    ? (own.hours ?? null)
    : getEffectiveHours(own.hours, find(draft.defaultLanguage)?.hours);
}

describe("changing the default language", () => {
  it.each<readonly [string, { en: Said; de: Said; ar: Said }, { en: Said; de: Said; ar: Said }]>([
    [
      "a follower becomes the original, and what was it follows",
      { en: MORNING, de: undefined, ar: undefined },
      { en: undefined, de: MORNING, ar: undefined },
    ],
    [
      "an original with hours of its own keeps them, and the others keep those that they had",
      { en: MORNING, de: EVENING, ar: undefined },
      { en: MORNING, de: EVENING, ar: MORNING },
    ],
    [
      "one that was always seen stays so, and nobody else loses hours",
      { en: MORNING, de: null, ar: undefined },
      { en: MORNING, de: undefined, ar: MORNING },
    ],
    [
      "what is always seen stays so beside an original with hours",
      { en: undefined, de: EVENING, ar: undefined },
      { en: null, de: EVENING, ar: null },
    ],
    [
      "hours of a third language stay its own",
      { en: MORNING, de: undefined, ar: EVENING },
      { en: undefined, de: MORNING, ar: EVENING },
    ],
  ])("%s [T1]", (_, before, after) => {
    const buttons = { en: bar(before.en), de: bar(before.de), ar: bar(before.ar) };
    expect(withDefaultLanguage(buttons, { from: "en", to: "de" })).toEqual({
      en: bar(after.en),
      de: bar(after.de),
      ar: bar(after.ar),
    });
  });

  it("keeps a button's hours that the new language lacks [T1]", () => {
    const buttons = { en: bar(MORNING), de: { buttons: [] }, ar: bar(undefined) };
    const moved = withDefaultLanguage(buttons, { from: "en", to: "de" });
    expect(moved).toEqual({ en: bar(MORNING), de: { buttons: [] }, ar: bar(MORNING) });
    expect(moved.en).toBe(buttons.en);
  });

  it("changes nobody's hours, for any draft, there and back [T1, T10]", () => {
    let timed = 0;
    fc.assert(
      fc.property(anyDraft, fc.nat(), (draft, choice) => {
        const to = draft.languages[choice % draft.languages.length] ?? draft.defaultLanguage;
        const buttons = withDefaultLanguage(draft.buttons, { from: draft.defaultLanguage, to });
        const back = withDefaultLanguage(buttons, { from: to, to: draft.defaultLanguage });
        for (const language of draft.languages) {
          for (const { id } of draft.buttons[language]?.buttons ?? []) {
            const had = hoursIn(draft, language, id);
            if (had && to !== draft.defaultLanguage) timed += 1;
            expect(hoursIn({ buttons, defaultLanguage: to }, language, id)).toEqual(had);
            expect(hoursIn({ ...draft, buttons: back }, language, id)).toEqual(had);
          }
        }
      }),
      { numRuns: 300 },
    );
    expect(timed).toBeGreaterThan(100);
  });
});
