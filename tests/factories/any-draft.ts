import fc from "fast-check";
import { BUTTON_TYPES, type Button, type Buttons } from "#domain/content/button.ts";
import { getEntries } from "#domain/content/button-entries.ts";
import type { Draft } from "#domain/content/document.ts";
import type { Picture } from "#domain/content/media-reference.ts";
import { SOCIAL_CHANNELS } from "#domain/content/social.ts";
import { newSubButton } from "#domain/content/starter/new-button.ts";
import { TEMPLATE } from "#domain/content/starter/template.ts";
import { LAYOUTS } from "#domain/content/theme.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { anyAnswers } from "./any-answers.ts";
import { PICTURE, sampleId, usableButton } from "./draft.ts";
import { dailyHours } from "./hours.ts";

const word = fc.constantFrom("Spa", "Pool", "Harbour bar", "朝食", "الإفطار", "");
const colour = fc.constantFrom("#115b39", "#1c3557", "#ffffff");
/** Few ids, so that two drafts share many. */
const index = fc.integer({ min: 1, max: 7 });

const anyPicture: fc.Arbitrary<Picture | null> = fc.option(
  fc.record(
    {
      key: fc.constantFrom(PICTURE.key, `${"0b".repeat(20)}.png`),
      width: fc.constantFrom(800, 900),
      height: fc.constant(600),
      alt: word,
      focus: fc.record({ x: fc.constantFrom(10, 50), y: fc.constant(50) }),
    },
    { requiredKeys: ["key", "width", "height", "alt"] },
  ),
);

/** Entries of any number and order; lists of the same kind share ids. */
function anyEntries<Entry>(base: number, getEntry: (id: string, text: string) => Entry) {
  const pairs = fc.uniqueArray(fc.tuple(index, word), { maxLength: 5, selector: ([at]) => at });
  return pairs.map((list) => list.map(([at, text]) => getEntry(sampleId(base + at), text)));
}

const entryLists = {
  popup: anyEntries(500, (id, text) => newSubButton("link", id, text)),
  feedback: anyEntries(800, (id, text) => ({ id, text, responseType: "stars" as const })),
  "guest-services": anyEntries(600, (id, name) => ({ id, name, icon: "bell" as const, note: true })),
  gallery: fc
    .tuple(
      anyEntries(700, (id, title) => ({ id, title, description: "" })),
      anyPicture,
    )
    .map(([items, picture]) => items.map((item) => ({ ...item, picture }))),
};

const looks = fc.record({
  hidden: fc.boolean(),
  style: fc.record({ background: colour, radius: fc.constantFrom(0, 8) }, { requiredKeys: [] }),
  basis: fc.constantFrom(undefined, "copy", "0123abcd"),
  hours: fc.constantFrom(
    undefined,
    undefined,
    null,
    dailyHours("07:00", "10:30"),
    dailyHours("18:00", "01:00"),
  ),
});

/** Drops absent fields. */
function said<Values extends object>(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values;
}

function anyButton(at: number): fc.Arbitrary<Button> {
  return fc
    .record({ type: fc.constantFrom(...BUTTON_TYPES), text: word, looks, entries: fc.record(entryLists) })
    .map(({ type, text, looks: { basis, hours, ...look }, entries }) => {
      const button = { ...usableButton(type, at, text || "Tips"), ...look, ...said({ basis, hours }) };
      switch (button.type) {
        case "popup":
          return { ...button, subButtons: entries.popup };
        case "feedback":
          return { ...button, questions: entries.feedback };
        case "guest-services":
          return { ...button, services: entries["guest-services"] };
        case "gallery":
          return { ...button, items: entries.gallery };
        default:
          return button;
      }
    });
}

const anyButtons: fc.Arbitrary<Buttons> = fc
  .uniqueArray(index, { maxLength: 5 })
  .chain((indexes) => fc.tuple(...indexes.map(anyButton)))
  .map((buttons) => ({ buttons }));

const languages = fc.shuffledSubarray<ContentLanguage>(["en", "de", "ar", "ja"], { minLength: 1 });

/** A draft that the schemas accept: buttons of all types with their entries, in one to four languages. */
export const anyDraft: fc.Arbitrary<Draft> = languages.chain((codes) =>
  fc.record({
    name: fc.constantFrom("Marlowe Harbour", "Marlowe Bay"),
    languages: fc.constant(codes),
    defaultLanguage: fc.constantFrom(...codes),
    homepage: fc.record(
      {
        headerColour: colour,
        logo: anyPicture,
        backgroundPortrait: anyPicture,
        backgroundLandscape: fc.constant(null),
        askLine: fc.constant(false as const),
      },
      { requiredKeys: ["headerColour", "logo", "backgroundPortrait", "backgroundLandscape"] },
    ),
    theme: fc.record({
      ...constants(TEMPLATE.theme),
      primary: colour,
      layout: fc.constantFrom(...LAYOUTS),
      fonts: fc.record({
        custom: fc.shuffledSubarray(["bitter", "cairo"] as const).map((list) => [...list]),
        heading: fc.constantFrom("bitter" as const, TEMPLATE.theme.fonts.heading),
        body: fc.constant(TEMPLATE.theme.fonts.body),
      }),
    }),
    social: fc.record({
      ...constants(TEMPLATE.social),
      channels: fc
        .shuffledSubarray([...SOCIAL_CHANNELS], { maxLength: 5 })
        .map((list) => list.map((channel) => ({ channel, url: "" }))),
      size: fc.constantFrom("small" as const, "large" as const),
    }),
    qr: fc.record({ marketingConsent: fc.boolean() }),
    answers: anyAnswers,
    buttons: fc
      .tuple(...codes.map(() => anyButtons))
      .map((bodies) => Object.fromEntries(codes.map((code, at) => [code, bodies[at] ?? { buttons: [] }]))),
  }),
);

/** A draft before and after a few changes by staff. */
export const anyDraftAfter: fc.Arbitrary<readonly [Draft, Draft]> = fc
  .tuple(anyDraft, anyDraft, fc.integer({ min: 0, max: 63 }))
  .map(([before, other, bits]) => {
    const isTaken = (bit: number) => Boolean((bits >> bit) & 1);
    const english = before.defaultLanguage;
    const own = before.buttons[english]?.buttons ?? [];
    const after: Draft = {
      ...before,
      ...(isTaken(0) ? { name: other.name } : {}),
      ...(isTaken(1) ? { theme: other.theme } : {}),
      ...(isTaken(2) ? { social: other.social } : {}),
      ...(isTaken(3) ? { homepage: other.homepage } : {}),
      buttons: {
        ...before.buttons,
        [english]: {
          buttons: [
            ...(isTaken(4) ? own.toReversed() : own.slice(1)),
            ...(isTaken(5) ? [usableButton("map", 20, "Find us")] : []),
          ].map((button) =>
            isTaken(5) && getEntries(button).length > 0 ? { ...button, hidden: !button.hidden } : button,
          ),
        },
      },
    };
    return [before, after] as const;
  });

function constants<Values extends object>(
  values: Values,
): { [Key in keyof Values]: fc.Arbitrary<Values[Key]> } {
  const entries = Object.entries(values).map(([key, value]) => [key, fc.constant(value)]);
  return Object.fromEntries(entries) as { [Key in keyof Values]: fc.Arbitrary<Values[Key]> };
}
