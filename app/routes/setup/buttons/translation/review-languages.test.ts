import { expect, it } from "vitest";
import { sampleEntry } from "#tests/factories/answers.ts";
import { usableButton } from "#tests/factories/draft.ts";
import { countBehind, reviewLanguages } from "./review-languages.ts";
import { withSourceFingerprint } from "./source-fingerprint.ts";

const [menu, spa, bar, map] = [1, 2, 3, 4].map((index) => usableButton("link", index, `Name ${index}`));
if (!menu || !spa || !bar || !map) throw new Error("unexpected");

it("every other enabled language is listed with what it lacks [S16, S83]", () => {
  const [german, arabic] = reviewLanguages({
    languages: ["de", "en", "ar"],
    defaultLanguage: "en",
    originals: { buttons: [menu, spa, bar, { ...map, hidden: true }] },
    ownEntries: [],
    translations: {
      de: {
        buttons: [
          { ...withSourceFingerprint(menu, { ...menu, name: "Older" }), name: "Speisekarte" },
          { ...spa, name: "Wellness" },
        ],
      },
    },
  });
  expect(german).toMatchObject({
    language: "de",
    counts: { missing: 1, outdated: 1, empty: 0, untranslated: 0, done: 1 },
  });
  expect(german && countBehind(german)).toBe(2);
  expect(arabic).toMatchObject({ language: "ar", counts: { missing: 3, done: 0 } });
});

it("own entries of the guide count as buttons do: missing, without their content, or done (A5)", () => {
  const content = [{ type: "paragraph" as const, runs: [{ text: "At the jetty." }] }];
  const entry = { ...sampleEntry(1, "Kayaks"), content: { en: content } };
  const [german, arabic] = reviewLanguages({
    languages: ["en", "de", "ar"],
    defaultLanguage: "en",
    originals: { buttons: [] },
    ownEntries: [
      { ...entry, title: { en: "Kayaks", de: "Kajaks" } },
      { ...entry, title: { en: "Boats", de: "Boote" }, content: { en: content, de: content } },
      { ...entry, title: { de: "Nur hier" } },
    ],
    translations: {},
  });
  expect(german?.counts).toMatchObject({ missing: 0, empty: 1, done: 1 });
  expect(arabic?.counts).toMatchObject({ missing: 2, done: 0 });
});
