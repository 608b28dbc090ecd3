import { describe, expect, it } from "vitest";
import { sampleEntry } from "../../../tests/factories/answers.ts";
import {
  PICTURE,
  sampleDraft,
  sampleId,
  usableButton,
  withoutTexts,
} from "../../../tests/factories/draft.ts";
import type { GuideEntry } from "../answers/guide-entry.ts";
import { BUTTON_TYPES, type Button, getDescription } from "./button.ts";
import type { GalleryItem } from "./buttons/gallery.ts";
import { blocksPublishing, checkDraft, getChecks } from "./publish-check.ts";
import { newButton } from "./starter/new-button.ts";
import { createStarterButtons } from "./starter/starter-buttons.ts";
import { TEMPLATE } from "./starter/template.ts";
import { toUntranslatedCopy } from "./translation/translation.ts";

const FEATURES = { guestServices: false };

function getCodes(button: Button): string[] {
  const draft = sampleDraft({ english: [button], languages: ["en"] });
  return checkDraft(draft, FEATURES)
    .filter(({ level }) => level === "blocking")
    .map(({ code }) => code);
}

function galleryWith(change: Partial<GalleryItem>): Button {
  const gallery = usableButton("gallery", 1);
  if (gallery.type !== "gallery") throw new Error("A gallery is needed.");
  return { ...gallery, items: [...gallery.items, ...gallery.items.map((item) => ({ ...item, ...change }))] };
}

describe("publish checks", () => {
  it("a complete draft has no blocking finding", () => {
    expect(blocksPublishing(checkDraft(sampleDraft(), FEATURES))).toBe(false);
  });

  it("a property needs its name [S116, S162]", () => {
    const [finding] = checkDraft(sampleDraft({ name: "" }), FEATURES);
    expect(finding).toMatchObject({ code: "property_name_missing", level: "blocking", tab: "homepage" });
    const codes = checkDraft(sampleDraft({ name: "Bar" }), FEATURES).map(({ code }) => code);
    expect(codes).not.toContain("property_name_missing");
  });

  it.each([
    [{}, ["logo", "background-portrait"]],
    [{ logo: PICTURE }, ["background-portrait"]],
    [{ logo: PICTURE, backgroundPortrait: PICTURE }, ["background-landscape"]],
    [{ logo: PICTURE, backgroundLandscape: PICTURE }, ["background-portrait"]],
    [{ backgroundPortrait: PICTURE, backgroundLandscape: PICTURE }, ["logo"]],
    [{ logo: PICTURE, backgroundPortrait: PICTURE, backgroundLandscape: PICTURE }, []],
  ])("case %#: pictures that are missing are a warning with their field [S161]", (pictures, fields) => {
    const draft = sampleDraft({ homepage: { ...TEMPLATE.homepage, ...pictures }, languages: ["en"] });
    const findings = checkDraft(draft, FEATURES);
    expect(findings.map(({ field }) => field)).toEqual(fields);
    expect(blocksPublishing(findings)).toBe(false);
  });

  it("a social channel needs its address [S174]", () => {
    const channels = [
      { channel: "facebook", url: "" },
      { channel: "x", url: "https://x.com/marlowe" },
    ] as const;
    const draft = sampleDraft({ social: { ...TEMPLATE.social, channels: [...channels] } });
    const social = checkDraft(draft, FEATURES).filter(({ check }) => check === "social");
    expect(social).toMatchObject([{ level: "blocking", field: "social-facebook", subject: "facebook" }]);
  });

  it.each([
    [{ ...usableButton("chat", 1), whatsapp: "" }, "chat_without_number", "S128"],
    [{ ...usableButton("chat", 1), channel: "sms" }, "chat_without_number", "S128"],
    [{ ...usableButton("map", 1), location: "" }, "map_without_location", "S129"],
    [
      { ...usableButton("map", 1), places: [{ id: sampleId(9), name: "Pier", location: "" }] },
      "map_without_location",
      "S129",
    ],
    [{ ...usableButton("click-to-call", 1), extension: "" }, "call_without_extension", "S130"],
    [{ ...usableButton("gallery", 1), items: [] }, "gallery_without_images", "S131"],
    [galleryWith({ picture: null }), "gallery_without_images", "S131"],
    [galleryWith({ title: "" }), "gallery_without_images", "S131"],
    [{ ...usableButton("feedback", 1), email: "" }, "feedback_without_email", "S77"],
    [{ ...usableButton("link", 1), destination: "pdf" }, "link_missing", "S174"],
    [{ ...usableButton("link", 1), name: "" }, "button_name_missing", "S174"],
  ])("case %#: %s blocks with %s [%s]", (button, code, _requirement) => {
    expect(getCodes(button as Button)).toEqual([code]);
  });

  it.each(BUTTON_TYPES)("an empty %s button lacks the required fields of its type [S174]", (type) => {
    const { publishing } = getDescription(type);
    const button = newButton(type, sampleId(1), "Bar");
    const draft = sampleDraft({ english: [button], languages: ["en"] });
    const findings = checkDraft(draft, { guestServices: true }).filter(
      ({ buttonId }) => buttonId === button.id,
    );
    expect(findings.map(({ code }) => code)).toEqual(publishing?.gaps(button).map(({ code }) => code) ?? []);
    expect(findings.length > 0).toBe(publishing !== null);
  });

  it.each(BUTTON_TYPES)("a complete %s button has no blocking finding [S174]", (type) => {
    expect(getCodes(usableButton(type, 1))).toEqual([]);
    const draft = sampleDraft({ english: [usableButton(type, 1)], languages: ["en"] });
    expect(blocksPublishing(checkDraft(draft, { guestServices: true }))).toBe(false);
  });

  it("a hidden button is not checked", () => {
    expect(getCodes({ ...usableButton("map", 1), hidden: true, location: "" } as Button)).toEqual([
      "no_button_ready",
    ]);
  });

  it("if all buttons are hidden, the finding has their number and the gap of the nearest one [S18, S39]", () => {
    const menu = { ...usableButton("link", 1, "Menu"), hidden: true, url: "" } as Button;
    const spa = { ...usableButton("map", 2, "Spa"), hidden: true } as Button;
    const find = (...english: readonly Button[]) =>
      checkDraft(sampleDraft({ english }), FEATURES).find(({ check }) => check === "languages");
    expect(find(menu, menu)).toMatchObject({
      code: "no_button_ready",
      level: "blocking",
      count: 2,
      subject: "Menu",
      nearestId: menu.id,
      gap: "link_missing",
      field: "url",
    });
    expect(find(spa)).not.toHaveProperty("gap");
    expect(find()).toMatchObject({ code: "no_buttons" });
  });

  it("with only template buttons, the finding links to the one that lacks a single field, as its tile says [S18, S39, D27]", () => {
    const { buttons } = createStarterButtons("en", () => sampleId(1));
    const find = (english: readonly Button[]) =>
      checkDraft(sampleDraft({ english }), FEATURES).find(({ check }) => check === "languages");
    expect(find(buttons)).toMatchObject({ subject: "Wi-Fi", gap: "link_missing", field: "wifi.network" });
    const popup = [{ ...newButton("popup", sampleId(2), "Stay"), hidden: true }] as Button[];
    expect(find(popup)).toMatchObject({ gap: "popup_empty", field: "content" });
    const services = { ...usableButton("guest-services", 3), hidden: true } as Button;
    expect(find([services, ...popup])).toMatchObject({ gap: "popup_empty" });
  });

  it("lists only checks that apply to the draft [S39]", () => {
    const empty = {
      ...sampleDraft({ english: [] }),
      buttons: {},
      social: { ...TEMPLATE.social, channels: [] },
    };
    expect(getChecks(empty)).toEqual(["property-name", "logo", "backgrounds"]);
    const chat = { ...usableButton("chat", 1), hidden: true } as Button;
    const filled = sampleDraft({ english: [usableButton("popup", 2), usableButton("link", 3), chat] });
    expect(getChecks(filled)).toEqual(
      expect.arrayContaining(["button-names", "links", "calls", "languages"]),
    );
    expect(getChecks(filled)).not.toContain("chats");
  });

  it("a popup's sub-buttons follow the same rules, and the finding names the sub-button", () => {
    const popup = usableButton("popup", 1);
    if (popup.type !== "popup") throw new Error("A popup is needed.");
    const [call] = popup.subButtons;
    if (call?.type !== "click-to-call") throw new Error("A sub-button that calls is needed.");
    const draft = sampleDraft({ english: [{ ...popup, subButtons: [{ ...call, extension: "" }] }] });
    expect(checkDraft(draft, FEATURES)).toContainEqual(
      expect.objectContaining({
        code: "call_without_extension",
        buttonId: popup.id,
        subButtonId: call.id,
        language: "en",
        field: "extension",
        subject: call.name,
      }),
    );
    const nameless = sampleDraft({
      english: [{ ...popup, subButtons: [{ ...call, name: "" }] }],
      languages: ["en"],
    });
    expect(checkDraft(nameless, FEATURES).filter(({ level }) => level === "blocking")).toMatchObject([
      { code: "button_name_missing", subButtonId: call.id, subject: popup.name },
    ]);
  });

  it("a translation may omit texts that its original supplies [S83]", () => {
    const original = usableButton("gallery", 1, "Rooms");
    const draft = sampleDraft({ english: [original], languages: ["en", "de"] });
    const withGerman = (button: Button) => ({
      ...draft,
      buttons: { ...draft.buttons, de: { buttons: [button] } },
    });
    expect(blocksPublishing(checkDraft(withGerman(withoutTexts(original)), FEATURES))).toBe(false);
    const elsewhere = { ...withoutTexts(original), id: usableButton("link", 2).id };
    expect(blocksPublishing(checkDraft(withGerman(elsewhere), FEATURES))).toBe(true);
  });

  it("fewer buttons than in the default language gives a warning with both numbers [S200]", () => {
    const draft = sampleDraft({ english: [usableButton("link", 1), usableButton("map", 2)] });
    expect(checkDraft(draft, FEATURES)).toContainEqual(
      expect.objectContaining({
        code: "language_incomplete",
        level: "warning",
        language: "de",
        count: 1,
        of: 2,
      }),
    );
    const complete = sampleDraft({ english: [usableButton("link", 1)] });
    expect(checkDraft(complete, FEATURES).filter(({ check }) => check === "languages")).toEqual([]);
  });

  it("a language with untranslated copies is not ready [S83, S200]", () => {
    const original = usableButton("link", 1, "Breakfast");
    const draftWith = (german: Button) => ({
      ...sampleDraft({ english: [original], languages: ["en", "de"] }),
      buttons: { en: { buttons: [original] }, de: { buttons: [german] } },
    });
    expect(checkDraft(draftWith(toUntranslatedCopy(original)), FEATURES)).toContainEqual(
      expect.objectContaining({
        code: "language_untranslated",
        level: "warning",
        untranslatedId: original.id,
        language: "de",
        count: 1,
        of: 1,
      }),
    );
    const translated = { ...original, name: "Frühstück" };
    expect(checkDraft(draftWith(translated), FEATURES).filter(({ check }) => check === "languages")).toEqual(
      [],
    );
  });

  it("own entries without words in a language are a warning, with the first of them [A5, S83]", () => {
    const [bees, boats, hikes] = ["Bees", "Boats", "Hikes"].map((title, index) => sampleEntry(index, title));
    const text = [{ type: "paragraph" as const, runs: [{ text: "At the pier." }] }];
    const entries = [
      { ...bees, title: { en: "Bees", de: "Bienen" } },
      { ...boats, title: { en: "Boats", de: "Boote" }, content: { en: text } },
      hikes,
    ] as GuideEntry[];
    const answers = { ...TEMPLATE.answers, entries };
    const draft = { ...sampleDraft({ languages: ["en", "de"] }), answers };
    const findings = checkDraft(draft, FEATURES).filter(({ code }) => code === "entries_untranslated");
    expect(findings).toMatchObject([
      { level: "warning", tab: "answers", language: "de", entryId: entries[1]?.id, count: 2, of: 3 },
    ]);
  });

  it.each([
    [{ email: "" }, "services_without_email", "email"],
    [{ services: [] }, "services_missing", "services"],
  ])("guest services that are on need who answers and what is offered [S141]", (patch, code, field) => {
    const button = { ...usableButton("guest-services", 1), ...patch } as Button;
    const draft = sampleDraft({ english: [button], languages: ["en"] });
    expect(checkDraft(draft, { guestServices: true })).toContainEqual(
      expect.objectContaining({ check: "services", level: "blocking", code, field }),
    );
  });

  it("feedback blocks while its questions have no words [S77]", () => {
    const feedback = usableButton("feedback", 1);
    const questions = [{ id: "q".repeat(24), text: "", responseType: "stars" }];
    expect(getCodes({ ...feedback, questions } as Button)).toContain("feedback_without_questions");
  });

  it("guest services give a warning while the feature is off [S141]", () => {
    const draft = sampleDraft({ english: [usableButton("guest-services", 1), usableButton("link", 2)] });
    expect(checkDraft(draft, FEATURES)).toContainEqual(
      expect.objectContaining({ code: "premium_feature_off", level: "warning" }),
    );
    expect(checkDraft(draft, { guestServices: true }).map(({ code }) => code)).not.toContain(
      "premium_feature_off",
    );
  });

  describe("a file of another property", () => {
    const foreign = `${"f".repeat(40)}.png`;
    const picture = { ...PICTURE, key: foreign };
    const filesIn = (draft: ReturnType<typeof sampleDraft>, keys: readonly string[]) =>
      checkDraft(draft, FEATURES, new Set(keys)).filter(({ check }) => check === "files");
    const finding = { check: "files", level: "blocking", code: "foreign_file", file: foreign };

    it.each([
      ["logo", "logo"],
      ["backgroundPortrait", "background-portrait"],
      ["backgroundLandscape", "background-landscape"],
    ] as const)("blocks as %s of the homepage, at the field %s [S116]", (name, field) => {
      const homepage = { ...TEMPLATE.homepage, logo: PICTURE, [name]: picture };
      expect(filesIn(sampleDraft({ homepage }), [foreign])).toEqual([{ ...finding, tab: "homepage", field }]);
    });

    it("blocks once per button that uses it, in every language and in hidden buttons [S116]", () => {
      const gallery = galleryWith({ picture });
      const hidden = { ...gallery, id: "h".repeat(24), name: "Rooms", hidden: true };
      const draft = sampleDraft({ english: [gallery, usableButton("link", 2)] });
      const german = { ...draft, buttons: { ...draft.buttons, de: { buttons: [hidden] } } };
      expect(filesIn(german, [foreign])).toEqual([
        { ...finding, tab: "buttons", language: "en", buttonId: gallery.id, subject: gallery.name },
        { ...finding, tab: "buttons", language: "de", buttonId: hidden.id, subject: "Rooms" },
      ]);
    });

    it("is not reported if all files belong to the property [S116]", () => {
      const draft = sampleDraft({
        homepage: { ...TEMPLATE.homepage, logo: picture },
        english: [galleryWith({ picture })],
      });
      expect(filesIn(draft, [])).toEqual([]);
      expect(filesIn(draft, [`${"e".repeat(40)}.png`])).toEqual([]);
    });
  });
});
