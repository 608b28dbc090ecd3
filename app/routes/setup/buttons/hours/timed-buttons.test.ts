import { expect, it } from "vitest";
import { sampleDraft, usableButton } from "#tests/factories/draft.ts";
import { dailyHours } from "#tests/factories/hours.ts";
import { findNextChange, getTimedButtons, withUsableHours } from "./timed-buttons.ts";

const HOURS = dailyHours("17:00", "23:30");
const original = { ...usableButton("link", 1), hours: HOURS };
const draft = sampleDraft({
  english: [original, usableButton("link", 2)],
});
const withGerman = (hours?: typeof HOURS | null) => ({
  ...draft,
  buttons: {
    ...draft.buttons,
    de: { buttons: [{ ...usableButton("link", 1), ...(hours === undefined ? {} : { hours }) }] },
  },
});

it("finds a language's buttons with hours; a translation also by its original's [T1]", () => {
  expect(getTimedButtons(draft, "en")).toEqual([{ button: original, hours: HOURS }]);
  expect(getTimedButtons(withGerman(), "de").map(({ hours }) => hours)).toEqual([HOURS]);
  expect(getTimedButtons(withGerman(null), "de")).toEqual([]);
  const own = dailyHours("10:00", "12:00");
  expect(getTimedButtons(withGerman(own), "de").map(({ hours }) => hours)).toEqual([own]);
});

it("finds the next moment at which a tile's line changes: a boundary or midnight [T7]", () => {
  const timed = getTimedButtons(draft, "en");
  const next = (at: string) => {
    const found = findNextChange(timed, "Europe/London", Date.parse(at));
    return found === null ? null : new Date(found).toISOString();
  };
  expect(next("2026-11-22T14:36:00Z")).toBe("2026-11-22T17:00:00.000Z");
  expect(next("2026-11-22T17:00:00Z")).toBe("2026-11-22T23:30:00.000Z");
  expect(next("2026-11-22T23:30:00Z")).toBe("2026-11-23T00:00:00.000Z");
  expect(findNextChange([], "Europe/London", 0)).toBeNull();
});

it("gives previews only complete hours, whatever is being typed [T6]", () => {
  const [window] = HOURS.windows as [(typeof HOURS.windows)[number]];
  const typing = { ...HOURS, windows: [window, { ...window, id: "x".repeat(24), from: "7x" }] };
  const typed = sampleDraft({ english: [{ ...original, hours: typing }, usableButton("link", 2)] });
  expect(withUsableHours(typed, "en").buttons.en?.buttons[0]?.hours).toEqual(HOURS);
  const noRow = sampleDraft({ english: [{ ...original, hours: { ...HOURS, windows: [] } }] });
  expect(withUsableHours(noRow, "en").buttons.en?.buttons[0]?.hours).toBeNull();
});
