import { describe, expect, it } from "vitest";
import { sampleDraft, usableButton } from "../../../../tests/factories/draft.ts";
import { dailyHours } from "../../../../tests/factories/hours.ts";
import type { ContentLanguage } from "../../language.ts";
import type { Button } from "../button.ts";
import type { Draft } from "../document.ts";
import { withDefaultLanguage } from "../hours/default-language.ts";
import { groupChanges } from "./change-groups.ts";
import { changesBetween } from "./changes-between.ts";

function listGroups(before: Draft, after: Draft): string[] {
  return groupChanges(changesBetween(before, after), { before, after }).flatMap(
    ({ name, language, isTexts, rows }) => [
      `${name}${language ? ` ${language}` : ""}${isTexts ? " texts" : ""}`,
      ...rows.map(({ change, languages }) =>
        [change.kind, change.path.at(-1), ...languages].join(" ").replace(/[a-z]{24}/, "id"),
      ),
    ],
  );
}

function inLanguages(parts: Partial<Record<ContentLanguage, readonly Button[]>>): Draft {
  const buttons = Object.fromEntries(Object.entries(parts).map(([code, list]) => [code, { buttons: list }]));
  return {
    ...sampleDraft(),
    languages: Object.keys(parts) as ContentLanguage[],
    buttons: buttons as Draft["buttons"],
  };
}

const bar = (name: string, more = {}) => ({ ...usableButton("feedback", 1, name), ...more }) as Button;
const spa = (name: string) => usableButton("link", 2, name);

describe("grouped changes", () => {
  it("merge equal changes of several languages into one row [T10]", () => {
    const before = inLanguages({ en: [bar("Bar")], de: [bar("Die Bar")], ar: [bar("Al bar")] });
    const after = inLanguages({
      en: [bar("Bar", { hidden: true }), spa("Spa")],
      de: [bar("Die Bar", { hidden: true }), spa("Das Spa")],
      ar: [bar("Al bar")],
    });
    expect(listGroups(before, after)).toEqual(["buttons", "changed hidden en de", "added id en de"]);
  });

  it("list texts and language-only changes in a group of their own [T10]", () => {
    const before = inLanguages({ en: [bar("Bar")], de: [bar("Bar")], ar: [bar("Bar")] });
    const after = inLanguages({
      en: [bar("Pub", { title: "Bar" })],
      de: [bar("Pub", { title: "Bar" })],
      ar: [bar("Bar"), spa("Spa")],
    });
    expect(listGroups(before, after)).toEqual([
      ...["buttons", "changed name en", "changed intro en", "changed response en"],
      ...["changed text en", "changed text en"],
      ...["language de texts", "changed name de", "changed intro de", "changed response de"],
      ...["changed text de", "changed text de"],
      ...["language ar", "added id ar"],
    ]);
  });

  it("have one row for a button removed in several languages, and one per value for different values of a field [T10]", () => {
    const before = inLanguages({ en: [spa("Spa"), bar("Bar")], de: [spa("Das Spa"), bar("Die Bar")] });
    const gone = inLanguages({ en: [bar("Bar")], de: [bar("Die Bar")] });
    expect(listGroups(before, gone)).toEqual(["buttons", "removed id en de"]);
    const unlike = inLanguages({
      en: [spa("Spa"), bar("Bar", { email: "bar@marlowe.example" })],
      de: [spa("Das Spa"), bar("Die Bar", { email: "desk@marlowe.example" })],
    });
    expect(listGroups(before, unlike)).toEqual([
      ...["buttons", "changed email en"],
      ...["language de", "changed email de"],
    ]);
  });

  it("list map locations among the texts of a language [T10]", () => {
    const map = (location: string) => ({ ...usableButton("map", 3, "Map"), location }) as Button;
    const before = inLanguages({ en: [map("Harbour")], de: [map("Harbour")] });
    const after = inLanguages({ en: [map("Market")], de: [map("Market")] });
    expect(listGroups(before, after)).toEqual([
      ...["buttons", "changed location en"],
      ...["language de texts", "changed location de"],
    ]);
  });

  it("show the effective hours of a button, also in languages that follow its original [T1, T10]", () => {
    const before = inLanguages({
      en: [spa("Spa")],
      de: [spa("Das Spa")],
      ar: [{ ...spa("Al spa"), hours: null }],
    });
    const opens = { hours: dailyHours("07:00", "10:30") };
    const after = inLanguages({
      en: [{ ...spa("Spa"), ...opens }],
      de: [spa("Das Spa")],
      ar: [{ ...spa("Al spa"), hours: null }],
    });
    expect(listGroups(before, after)).toEqual(["buttons", "added hours en de"]);
    expect(listGroups(after, before)).toEqual(["buttons", "removed hours en de"]);
  });

  it("show hours lost with the default language, but not hours that only moved [T1, T10]", () => {
    const hours = dailyHours("07:00", "10:30");
    const before = inLanguages({ en: [{ ...spa("Spa"), hours }], de: [spa("Das Spa")] });
    const lost: Draft = { ...before, defaultLanguage: "de" };
    expect(listGroups(before, lost)).toEqual([
      ...["buttons", "removed hours de"],
      ...["property", "changed defaultLanguage"],
    ]);
    const buttons = withDefaultLanguage(before.buttons, { from: "en", to: "de" });
    expect(listGroups(before, { ...lost, buttons })).toEqual(["property", "changed defaultLanguage"]);
  });

  it("are empty if a button is stored differently but guests see the same [T1, T10]", () => {
    const before = inLanguages({ en: [spa("Spa")] });
    expect(listGroups(before, inLanguages({ en: [{ ...spa("Spa"), hours: null }] }))).toEqual([]);
  });

  it("have one row for a language added or removed, and none for translation sources [T10]", () => {
    const before = inLanguages({ en: [spa("Spa")], de: [spa("Spa")] });
    const after = inLanguages({ en: [{ ...spa("Spa"), basis: "copy" }], fr: [spa("Spa"), bar("Bar")] });
    expect(listGroups(before, after)).toEqual(["property", "added fr", "removed de"]);
  });

  it("are in the order of the tabs [T10]", () => {
    const before = sampleDraft();
    const after: Draft = {
      ...before,
      name: "Marlowe Bay",
      qr: { marketingConsent: !before.qr.marketingConsent },
      theme: { ...before.theme, primary: "#1c3557", button: { ...before.theme.button, radius: 3 } },
      homepage: { ...before.homepage, headerColour: "#1c3557" },
      social: { ...before.social, channels: [{ channel: "vk", url: "" }] },
    };
    expect(listGroups(before, after)).toEqual([
      ...["theme", "changed primary", "changed radius"],
      ...["homepage", "changed headerColour"],
      ...["property", "changed name", "changed marketingConsent"],
      ...["social", "added vk"],
    ]);
  });
});
