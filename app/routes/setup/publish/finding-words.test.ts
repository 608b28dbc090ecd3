import { describe, expect, it } from "vitest";
import { readCatalogues } from "#app/messages/catalogues.ts";
import { PUBLISH_CHECKS, type PublishFinding } from "#domain/content/publish-finding.ts";
import { INTERFACE_LANGUAGES } from "#domain/language.ts";
import { getFindingPath, getFindingWords } from "./finding-words.ts";

const common = { level: "blocking", tab: "buttons" } as const;
const button = { ...common, language: "de", buttonId: "b", subject: "Find us" } as const;
const FINDINGS: Record<PublishFinding["code"], PublishFinding> = {
  property_name_missing: {
    ...common,
    check: "property-name",
    code: "property_name_missing",
    tab: "homepage",
  },
  logo_missing: { ...common, check: "logo", code: "logo_missing", tab: "homepage" },
  background_missing: { ...common, check: "backgrounds", code: "background_missing", tab: "homepage" },
  button_name_missing: { ...button, check: "button-names", code: "button_name_missing", subject: "" },
  cloned_contacts: { ...button, check: "maps", code: "cloned_contacts" },
  foreign_file: { ...button, check: "files", code: "foreign_file", file: "a.png" },
  link_missing: { ...button, check: "links", code: "link_missing" },
  guide_empty: { ...button, tab: "answers", check: "links", code: "guide_empty" },
  map_without_location: { ...button, check: "maps", code: "map_without_location" },
  chat_without_number: { ...button, check: "chats", code: "chat_without_number" },
  call_without_extension: { ...button, check: "calls", code: "call_without_extension" },
  gallery_without_images: { ...button, check: "galleries", code: "gallery_without_images" },
  feedback_without_email: { ...button, check: "feedback", code: "feedback_without_email" },
  feedback_without_questions: { ...button, check: "feedback", code: "feedback_without_questions" },
  social_without_url: {
    ...common,
    check: "social",
    code: "social_without_url",
    tab: "social",
    subject: "tiktok",
  },
  language_incomplete: {
    ...common,
    check: "languages",
    code: "language_incomplete",
    language: "ar",
    count: 6,
    of: 10,
  },
  language_untranslated: {
    ...common,
    check: "languages",
    code: "language_untranslated",
    language: "ar",
    count: 3,
    of: 10,
  },
  entries_untranslated: {
    level: "warning",
    tab: "answers",
    check: "languages",
    code: "entries_untranslated",
    language: "ar",
    entryId: "b".repeat(24),
    count: 3,
    of: 10,
  },
  no_buttons: { ...common, check: "languages", code: "no_buttons", language: "ar" },
  no_button_ready: {
    ...button,
    check: "languages",
    code: "no_button_ready",
    nearestId: "b".repeat(24),
    gap: "link_missing",
    count: 6,
  },
  extension_unreachable: {
    ...common,
    level: "warning",
    check: "calls",
    code: "extension_unreachable",
    tab: "property",
    field: "telephone",
    subject: "100",
  },
  name_vague: { ...button, level: "warning", check: "button-names", code: "name_vague", count: 2 },
  text_hard_to_read: { ...button, level: "warning", check: "button-names", code: "text_hard_to_read" },
  picture_undescribed: { ...button, level: "warning", check: "files", code: "picture_undescribed" },
  pdf_without_text: { ...button, level: "warning", check: "files", code: "pdf_without_text" },
  services_without_email: { ...button, check: "services", code: "services_without_email" },
  services_missing: { ...button, check: "services", code: "services_missing" },
  answer_missing: { ...button, check: "answers", code: "answer_missing", field: "content" },
  answer_guarded: { ...button, check: "answers", code: "answer_guarded", field: "content" },
  chip_too_long: { ...button, check: "answers", code: "chip_too_long", field: "name" },
  pin_missing: { ...button, level: "warning", check: "pins", code: "pin_missing" },
  premium_feature_off: { ...button, check: "services", code: "premium_feature_off" },
};

describe.each(INTERFACE_LANGUAGES)("publish findings in %s", async (language) => {
  const messages = (await readCatalogues(language)).setup;

  it("have words for every finding and name its subject [S136]", () => {
    for (const finding of Object.values(FINDINGS)) {
      const { title, text } = getFindingWords(messages, finding);
      expect(title.trim(), finding.code).not.toBe("");
      expect(text.trim(), finding.code).not.toBe("");
      if (finding.subject === "Find us") expect(`${title} ${text}`, finding.code).toContain("Find us");
    }
  });

  it("have a name for every check [S136]", () => {
    expect(Object.keys(messages.publish.checks).sort()).toEqual([...PUBLISH_CHECKS].sort());
  });
});

const ENGLISH = (await readCatalogues("en")).setup;

describe("publish findings in English", () => {
  const say = (code: PublishFinding["code"]) => getFindingWords(ENGLISH, FINDINGS[code]);

  it.each([
    ["[S128]", "chat_without_number", "You have a chat button without a phone number."],
    ["[S129]", "map_without_location", "You have a map button without a location."],
    ["[S130]", "call_without_extension", "You have a click-to-call button without an extension number."],
    ["[S131]", "gallery_without_images", "You have a gallery button without images or information."],
    ["[S164]", "social_without_url", "You have a social media channel without a URL"],
  ] as const)("%s %s", (_, code, text) => {
    expect(say(code).text).toBe(text);
  });

  it("have the specified titles [S162]", () => {
    expect(say("property_name_missing").title).toBe("Missing property name field");
  });

  it("have the specified title for a button without a name [S174]", () => {
    expect(say("button_name_missing").title).toBe("Missing button information");
  });
});

it("a finding links to its tab, button and field [S129]", () => {
  const finding: PublishFinding = { ...FINDINGS.map_without_location, field: "location" };
  expect(getFindingPath(finding)).toBe("/setup/buttons?language=de&button=b&field=location");
  expect(getFindingPath({ ...FINDINGS.property_name_missing, field: "name" })).toBe(
    "/setup/homepage?field=name",
  );
});
