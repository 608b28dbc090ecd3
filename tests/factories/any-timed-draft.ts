import fc from "fast-check";
import { BUTTON_TYPES, type Button, type ButtonOf } from "#domain/content/button.ts";
import type { Draft } from "#domain/content/document.ts";
import type { Hours } from "#domain/content/hours/hours.ts";
import { type Season, WEEKDAYS, type Weekday } from "#domain/content/hours/season.ts";
import { LAYOUTS } from "#domain/content/theme.ts";
import { MINUTE_MS } from "#domain/time.ts";
import { sampleDraft, sampleId, usableButton } from "./draft.ts";

const anyTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom("00", "30", "45"))
  .map(([hour, minute]) => `${String(hour).padStart(2, "0")}:${minute}`);
const anySeason: fc.Arbitrary<Season | null> = fc.constantFrom(
  null,
  null,
  { kind: "yearly", from: "05-01", to: "09-30" },
  { kind: "yearly", from: "11-15", to: "02-10" },
  { kind: "dates", from: "2026-03-01", to: "2026-04-20" },
);
export const anyHours: fc.Arbitrary<Hours> = fc.record({
  outside: fc.constantFrom("hide", "close"),
  windows: fc
    .array(
      fc.record({
        days: fc.subarray([...WEEKDAYS] as Weekday[], { minLength: 1 }),
        from: anyTime,
        to: anyTime,
        season: anySeason,
      }),
      { minLength: 1, maxLength: 3 },
    )
    .map((windows) =>
      windows.map((window, index) => ({
        ...window,
        id: sampleId(800 + index),
        nextDay: window.to <= window.from,
      })),
    ),
  exceptions: fc.constantFrom(
    [],
    [{ id: sampleId(850), date: "2026-11-22", open: null }],
    [{ id: sampleId(851), date: "2026-03-29", open: { from: "02:15", to: "12:00", nextDay: false } }],
  ),
});
const maybeHours = fc.option(anyHours, { freq: 3, nil: undefined });

/** A popup with sub-buttons and text in several forms, a gallery, forms, and links out. */
const anyButtons = fc
  .array(fc.record({ type: fc.constantFrom(...BUTTON_TYPES), hours: maybeHours }), { maxLength: 9 })
  .map((rows) =>
    rows.map(({ type, hours }, index): Button => {
      const button = usableButton(type, index + 1, `${type} & "${index}" </div>`);
      return { ...button, hours, iconPosition: index % 3 === 0 ? "none" : "above" } as Button;
    }),
  );

/** A button with an international number, which closed pages link. */
const CALL: Button = {
  ...(usableButton("link", 20, "Call") as ButtonOf<"link">),
  destination: "telephone",
  telephone: "+44 (0)1326 550142",
};

/** A draft in English and German whose buttons of all types have hours or none, in any layout. */
export const anyTimedDraft: fc.Arbitrary<Draft> = fc
  .record({
    listed: anyButtons,
    hasCall: fc.boolean(),
    german: fc.constantFrom("none", "some", "own"),
    ownHours: fc.option(anyHours, { nil: null }),
    layout: fc.constantFrom(...LAYOUTS),
    position: fc.constantFrom("top", "centre", "bottom", "left"),
    hasBar: fc.boolean(),
  })
  .map(({ listed, hasCall, german, ownHours, layout, position, hasBar }) => {
    const english = hasCall ? [...listed, CALL] : listed;
    const draft = sampleDraft({ english });
    const translated = english.slice(1, 4).map((button): Button => {
      const { hours: _, ...rest } = { ...button, name: `de ${button.name}` };
      return { ...rest, ...(german === "own" ? { hours: ownHours } : {}) } as Button;
    });
    const channels = hasBar ? [{ channel: "instagram", url: "https://instagram.com/inn" }] : [];
    return {
      ...draft,
      languages: ["en", "de"],
      theme: { ...draft.theme, layout },
      social: { ...draft.social, position, channels },
      buttons: { en: { buttons: english }, de: { buttons: german === "none" ? [] : translated } },
    } as Draft;
  });

/** From a spring clock change to an autumn one, plus moments at a boundary. */
export const anyMoment = fc
  .integer({ min: 0, max: 400 * 24 * 4 })
  .chain((quarters) =>
    fc
      .constantFrom(-1, 0, 1, 37_000)
      .map((off) => Date.parse("2026-01-01T00:00:00Z") + quarters * 15 * MINUTE_MS + off),
  );
