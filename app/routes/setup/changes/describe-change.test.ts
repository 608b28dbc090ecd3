import { describe, expect, it } from "vitest";
import { readCatalogues } from "#app/messages/catalogues.ts";
import type { Button } from "#domain/content/button.ts";
import { groupChanges } from "#domain/content/changes/change-groups.ts";
import { changesBetween } from "#domain/content/changes/changes-between.ts";
import type { Draft } from "#domain/content/document.ts";
import { PICTURE, sampleDraft, usableButton } from "#tests/factories/draft.ts";
import { describeChange } from "./describe-change.ts";
import { formatGroupCounts, formatGroupTitle } from "./group-words.ts";
import type { ShownValue } from "./shown-value.ts";

const messages = (await readCatalogues("en")).setup;

function said(shown: ShownValue): string {
  switch (shown.kind) {
    case "picture":
      return "a picture";
    case "colour":
      return shown.colour;
    default:
      return shown.text;
  }
}

/** The changes as lines: each row is "title | detail | before | after". */
function getLines(before: Draft, after: Draft): string[] {
  return groupChanges(changesBetween(before, after), { before, after }).flatMap((group) => [
    `${formatGroupTitle(group, messages)}: ${formatGroupCounts(group, messages)}`,
    ...group.rows.map((row) => {
      const line = describeChange(row, { before, after, messages, language: "en" });
      return [line.title, line.detail, said(line.before), said(line.after)].join(" | ");
    }),
  ]);
}

const english = (...list: readonly Button[]) => sampleDraft({ english: list });
const [menu, popup, feedback] = [
  usableButton("link", 1, "Menu"),
  usableButton("popup", 2, "Tips"),
  usableButton("feedback", 3, "Your stay"),
] as const;

describe("a change in words", () => {
  it("names the button and what happened to it [T10]", () => {
    const changed = { ...menu, name: "The menu", hidden: true, style: { background: "#1c3557" } } as Button;
    expect(getLines(english(menu, feedback), english(popup, changed))).toEqual([
      "Buttons: 3 changed, 1 added, 1 removed",
      "Tips | Added in position 1 | Didn’t exist | Popup",
      "The menu | Renamed | Menu | The menu",
      "The menu | Visible to guests | Shown | Hidden",
      "The menu | Colours and style: Background colour | Same as theme | #1c3557",
      "Your stay | Removed | Feedback | Removed",
    ]);
  });

  it("says that a new button is hidden, and how many buttons a new language has [T10]", () => {
    const hidden = { ...menu, hidden: true } as Button;
    expect(getLines(english(), english(hidden))).toEqual([
      "Buttons: 1 added",
      "Menu | Added in position 1, hidden from guests | Didn’t exist | Link",
    ]);
    const before = english(menu);
    const japanese = { buttons: [menu, popup] };
    const after: Draft = {
      ...before,
      languages: [...before.languages, "ja"],
      buttons: { ...before.buttons, ja: japanese },
    };
    expect(getLines(before, after)).toEqual([
      "Property: 1 added",
      "Japanese | Added | Didn’t exist | Japanese, 2 buttons",
    ]);
  });

  it("names an entry by its name, and a text in another language by the button's name here [T10]", () => {
    if (feedback.type !== "feedback") throw new Error("It is a feedback button.");
    const [first, second] = feedback.questions.map((question, index) => ({
      ...question,
      text: `Question ${index}`,
    }));
    const before = english({ ...feedback, questions: [first, second] } as Button);
    const after = english({ ...feedback, questions: [{ ...second, responseType: "stars" }] } as Button);
    const german = (draft: Draft, name: string) => ({
      ...draft,
      buttons: { ...draft.buttons, de: { buttons: [{ ...feedback, name } as Button] } },
    });
    expect(getLines(german(before, "Ihr Aufenthalt"), german(after, "Ihr Urlaub"))).toEqual([
      "Buttons: 1 changed, 1 removed",
      "Your stay | Question 1: How it is answered | Like or dislike | Five stars",
      "Your stay | Question 0: Removed | Question 0 | Removed",
      "Texts in German: 1 changed",
      "Your stay | Name of the button | Ihr Aufenthalt | Ihr Urlaub",
    ]);
  });

  it("names the guide and its topic as guests of this kind of property read them [A6, T10]", () => {
    const guide = { ...menu, destination: "guide" } as Button;
    const ofShip = (draft: Draft): Draft => ({ ...draft, answers: { ...draft.answers, kind: "ship" } });
    expect(getLines(english(menu), english(guide))[1]).toBe("Menu | Opens | Web address | Guide");
    const room = { ...guide, topic: "room" } as Button;
    expect(getLines(ofShip(english(guide)), ofShip(english(room)))[1]).toBe(
      "Menu | Topic | The whole guide | Your cabin",
    );
  });

  it("says if only the formatting differs, and never shows keys or ids [T10]", () => {
    const runs = (more = {}) => [{ type: "paragraph", runs: [{ text: "On foot", ...more }] }];
    const before = english({ ...popup, content: runs() } as Button);
    const after = english({ ...popup, content: runs({ bold: true }) } as Button);
    expect(getLines(before, after)[1]).toBe("Tips | Formatting, links or pictures only | On foot | On foot");
    const many = english(
      popup,
      usableButton("gallery", 5, "Views"),
      usableButton("guest-services", 6, "Towels"),
    );
    for (const line of [...getLines(english(), many), ...getLines(many, english())]) {
      expect(line).not.toMatch(/[a-z]{24}|[0-9a-f]{40}/);
    }
  });

  it("names sections and choices, and shows the contrast of colours [T10]", () => {
    const before = sampleDraft();
    const after: Draft = {
      ...before,
      name: "Marlowe Bay",
      languages: ["en", "de", "ar", "fr"],
      qr: { marketingConsent: !before.qr.marketingConsent },
      theme: { ...before.theme, primary: "#1c3557", layout: "three" },
      homepage: { ...before.homepage, logo: { ...PICTURE }, askLine: false },
      social: { ...before.social, channels: [{ channel: "website", url: "https://marlowe.example" }] },
    };
    expect(getLines(before, after)).toEqual(
      [
        "Theme: 2 changed",
        `Primary colour | Text contrast: 8.8 : 1 → 12.3 : 1 | ${before.theme.primary} | #1c3557`,
        "Column layout | | Two columns | Three columns",
        "Homepage: 2 changed",
        "Logo | | Empty | a picture",
        "Search in the header | | On | Off",
        "Property: 2 changed, 1 added",
        "Property name | | Marlowe Harbour | Marlowe Bay",
        "French | Added | Didn’t exist | French",
        `Marketing consent | | ${before.qr.marketingConsent ? "On | Off" : "Off | On"}`,
        "Social media: 1 added",
        "Website | Added in position 1 | Didn’t exist | https://marlowe.example",
      ].map((line) => line.replace(" | | ", " |  | ")),
    );
  });
});
