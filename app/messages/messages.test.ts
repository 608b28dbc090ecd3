import { describe, expect, it } from "vitest";
import { QUESTIONS } from "#domain/answers/questions.ts";
import { FIELD_ERROR_CODES } from "#domain/field-error.ts";
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from "#domain/language.ts";
import { PROBLEM_CODES } from "#domain/problem-code.ts";
import { MAIL_WORDS } from "#worker/mail/words/all.ts";
import type { MailWords } from "#worker/mail/words/en.ts";
import { type CatalogueName, type Catalogues, readCatalogues } from "./catalogues.ts";
import { loadMessages } from "./load-messages.ts";

type Leaf = string | ((...values: unknown[]) => string);

function collectLeaves(node: object, path = ""): [string, Leaf][] {
  return Object.entries(node).flatMap(([key, value]) => {
    const here = path ? `${path}.${key}` : key;
    return typeof value === "object" && value !== null ? collectLeaves(value, here) : [[here, value as Leaf]];
  });
}

/** Unique values, so that each can be found in the output. */
function say(leaf: Leaf): string {
  if (typeof leaf === "string") return leaf;
  return leaf(...Array.from({ length: leaf.length }, (_, index) => 7001 + index));
}

function sayCount(leaf: Exclude<Leaf, string>, position: number, count: number): string {
  return leaf(...Array.from({ length: leaf.length }, (_, index) => (index === position ? count : "x")));
}

/** Values that choose a plural form: the text for 1 differs by more than the digits from the text for 87. */
function getCountPositions(leaf: Exclude<Leaf, string>): number[] {
  return Array.from({ length: leaf.length }, (_, position) => position).filter(
    (position) => sayCount(leaf, position, 1) !== sayCount(leaf, position, 87).replaceAll("87", "1"),
  );
}

/** Catalogues of screens and mail. */
async function readTexts(language: InterfaceLanguage): Promise<Texts> {
  return { ...(await readCatalogues(language)), mail: MAIL_WORDS[language] };
}

interface Texts extends Catalogues {
  readonly mail: MailWords;
}

const ENGLISH = await readTexts("en");
const english = new Map(collectLeaves(ENGLISH));

describe.each(INTERFACE_LANGUAGES)("the texts in %s", async (language) => {
  const catalogues = await readTexts(language);
  const texts = new Map(collectLeaves(catalogues));

  it("have the same names as in English [S103]", () => {
    expect([...texts.keys()]).toEqual([...english.keys()]);
  });

  it("take the same values and use each of them [S103]", () => {
    for (const [path, leaf] of texts) {
      const reference = english.get(path);
      expect(typeof leaf, path).toBe(typeof reference);
      if (typeof leaf !== "function") continue;
      expect(leaf.length, path).toBe(reference?.length);
      const said = say(leaf).replaceAll(/[.,\s\u00a0\u202f]/g, "");
      for (let index = 0; index < leaf.length; index += 1) expect(said, path).toContain(String(7001 + index));
    }
  });

  it("are never empty and contain no placeholder [S103]", () => {
    for (const [path, leaf] of texts) {
      const said = say(leaf);
      expect(said.trim(), path).not.toBe("");
      expect(said, path).not.toMatch(/[{}[\]#]{1}(?![0-9A-F])/);
      expect(said, path).toBe(said.trim());
    }
  });

  it("follow the language's typography [S103]", () => {
    for (const [path, leaf] of texts) {
      const said = say(leaf);
      expect(said, path).not.toMatch(/\p{L}'\p{L}/u);
      // In French, the space before punctuation does not break.
      if (language === "fr") expect(said, path).not.toMatch(/ [?!;:»]|« /);
      if (language === "es" && said.includes("?")) expect(said, path).toContain("¿");
    }
  });

  it("name the count itself for none and two [S103]", () => {
    const counted = [...texts].flatMap(([path, leaf]) =>
      typeof leaf === "string" ? [] : getCountPositions(leaf).map((position) => ({ path, leaf, position })),
    );
    expect(counted.length).toBeGreaterThan(30);
    for (const { path, leaf, position } of counted) {
      for (const count of [0, 2]) {
        expect(sayCount(leaf, position, count), path).toMatch(new RegExp(`\\b${count}\\b`));
      }
      // A written-out digit would be wrong for another count.
      expect(sayCount(leaf, position, 87), path).not.toMatch(/\b[012]\b/);
    }
  });

  it("name each question within 30 characters, and no two alike [A1]", () => {
    const names = Object.values(catalogues.setup.questionNames);
    expect(names.filter((name) => name.length > 30)).toEqual([]);
    expect(new Set(names).size).toBe(QUESTIONS.length);
  });

  it("ask each question in 60 characters, and help in 90 [A4]", () => {
    const { questions } = catalogues.answers;
    for (const [id, { ask, help = "" }] of Object.entries(questions)) {
      expect(ask, id).toMatch(/^.{1,59}\?$/);
      expect(help, id).toMatch(/^$|^.{1,89}\.$/);
    }
    expect(new Set(Object.values(questions).map(({ ask }) => ask)).size).toBe(QUESTIONS.length);
  });

  it("are loaded one language at a time [S103]", async () => {
    for (const [name, catalogue] of Object.entries(await readCatalogues(language))) {
      expect(await loadMessages(name as CatalogueName, language), name).toEqual(catalogue);
    }
  });
});

it.each(INTERFACE_LANGUAGES)("languages have their usual names in %s [S38]", async (language) => {
  const names = new Intl.DisplayNames(language, { type: "language" });
  const { everywhere } = await readCatalogues(language);
  for (const [code, name] of Object.entries(everywhere.common.languages)) {
    const called = names.of(code) ?? "";
    expect(name).toBe(called.charAt(0).toLocaleUpperCase(language) + called.slice(1));
  }
});

it("every refusal and field error has a text, before sign-in too [S202]", () => {
  const { codes, fields } = ENGLISH.everywhere.problems;
  expect(Object.keys(codes).sort()).toEqual([...PROBLEM_CODES].sort());
  expect(Object.keys(fields).sort()).toEqual([...FIELD_ERROR_CODES].sort());
});

describe("the specified English texts are verbatim", () => {
  const { common, entry, failure, shell, settings, setup, buttons, problems, publish } = ENGLISH.setup;
  const account = ENGLISH["account-forms"];
  const unavailable =
    "This feature has become unavailable with your current license. Contact support for further information.";
  it.each([
    ["[S54]", entry.none.title, "There are currently no assigned Properties in your account"],
    ["[S110]", common.unsaved.leaving, "You have unsaved changes. Please apply before continuing."],
    ["[S111]", problems.codes.language_in_use, "An active or default language cannot be disabled."],
    ["[S113]", problems.fields.invalid_email, "Invalid email address."],
    ["[S111]", setup.homepage.languageInUse, "An active or default language cannot be disabled."],
    ["[S113]", problems.codes.invalid_email, "Invalid email address."],
    ["[S116, S162]", setup.toasts.missingPropertyName, "Missing property name field"],
    ["[S116, S162]", publish.findings.property_name_missing.title, "Missing property name field"],
    [
      "[S120]",
      problems.codes.image_rejected,
      "The selected image does not meet our content rules. Please select another image and try again.",
    ],
    ["[S117]", problems.codes.image_too_big, "This image is too big. The max image size for uploads is 5MB"],
    ["[S125]", problems.fields.too_many_fonts, "Max number of custom fonts selected."],
    ["[S126]", problems.fields.too_many_gallery_items, "Maximum number of gallery items reached."],
    ["[S127]", problems.fields.too_many_questions, "Max number of feedback questions reached."],
    ["[S141]", shell.premium, "This is a premium feature"],
    ["[S142]", shell.licence.blocked, unavailable],
    ["[S142]", problems.codes.licence_unavailable, unavailable],
    ["[S149]", problems.codes.group_data_unavailable, "Failed to get group data"],
    ["[S150]", problems.codes.system_update_failed, "Failed to perform system update"],
    ["[S151]", problems.codes.properties_data_unavailable, "Failed to get properties data"],
    ["[S152]", account.forgotPassword.failed("a@b.example"), "ERROR: Reset password for a@b.example failed"],
    ["[S160]", entry.toasts.licenceExpired, "Your License has expired."],
    ["[S161]", entry.toasts.propertyRemoved, "Your active property has been removed."],
    ["[S163]", setup.toasts.socialMissing, "Missing social media information"],
    ["[S164]", setup.social.withoutUrl, "You have a social media channel without a URL"],
    ["[S164]", publish.findings.social_without_url.text, "You have a social media channel without a URL"],
    ["[S165]", entry.toasts.invalidLogin, "Invalid login"],
    ["[S166]", problems.codes.invalid_credentials, "Incorrect email or password"],
    ["[S167]", account.toasts.invalidEmail, "Invalid email"],
    ["[S168]", problems.codes.email_in_use, "Email already in use"],
    ["[S169]", common.toasts.somethingWentWrong, "Something went wrong"],
    ["[S169]", problems.codes.internal, "Something went wrong"],
    ["[S170]", entry.toasts.upgradeFailed, "Upgrade failed. Please contact support."],
    ["[S170]", settings.toasts.upgradeFailed, "Upgrade failed. Please contact support."],
    ["[S171]", account.toasts.resetFailed, "Error resetting account"],
    ["[S172]", settings.toasts.resetContentFailed("Gull"), "Error resetting content for Gull"],
    ["[S173]", entry.toasts.errorGettingProperty, "Error getting property"],
    ["[S174]", buttons.toasts.missing, "Missing button information"],
    ["[S174]", publish.findings.button_name_missing.title, "Missing button information"],
    ["[S175]", common.toasts.croppingFailed, "Cropping image failed"],
    ["[S176]", buttons.toasts.failed, "Error updating button"],
    ["[S177]", buttons.toasts.copyFailed("French"), "Failed to copy buttons to French"],
    ["[S178]", common.toasts.updateFailed, "Update failed"],
    ["[S179]", common.toasts.imageUploadFailed, "Failed to upload image - Please try again"],
    ["[S180]", common.toasts.pdfUploadFailed, "Failed to upload PDF"],
    ["[S181]", setup.toasts.styleFailed, "Error updating style"],
    ["[S182]", setup.toasts.socialFailed, "Social media update failed"],
    [
      "[S183]",
      common.toasts.unstableNetwork,
      "Unstable network connection, please try again in a few moments",
    ],
    ["[S184]", buttons.toasts.galleryUploadFailed, "Gallery Image Upload Failed"],
    ["[S185]", buttons.toasts.galleryUploadError, "Gallery Image Upload Error"],
    [
      "[S186]",
      problems.codes.popup_image_too_big,
      "This image is too big. The max image size for popups is 2.5MB",
    ],
    ["[S186]", problems.codes.pdf_too_big, "This PDF is too big. The max PDF size for uploads is 8MB"],
    ["[S187]", account.register.created, "Account created successfully. Please check your email!"],
    ["[S188]", account.changePassword.done, "Password successfully changed. You will be logged out."],
    ["[S189]", common.toasts.fileUpdated, "File successfully updated"],
    ["[S190]", buttons.toasts.updated, "Button Updated"],
    ["[S191]", buttons.toasts.subButtonDeleted, "Sub-button deleted"],
    ["[S192]", setup.toasts.styleUpdated, "Style updated"],
    ["[S193]", setup.toasts.socialUpdated, "Social media updated"],
    ["[S194]", common.toasts.updateSuccessful, "Update successful"],
    [
      "[S196]",
      `${failure.crash.title} ${failure.crash.text}`,
      "Oops, there is an error! You will be redirected to the login page.",
    ],
    [
      "[S197]",
      `${failure.crash.accountTitle} ${failure.crash.text}`,
      "Account Error. You will be redirected to the login page.",
    ],
    [
      "[S201]",
      settings.reset.warning,
      "This deletes all content for the property and restores the default template.",
    ],
  ])("%s %s", (_, text, specified) => {
    expect(text).toBe(specified);
  });

  it("missing content is described in the specified form [S136]", () => {
    const { findings } = publish;
    for (const { text } of [
      findings.link_missing,
      findings.map_without_location,
      findings.chat_without_number,
      findings.call_without_extension,
      findings.gallery_without_images,
      findings.feedback_without_email,
      findings.feedback_without_questions,
      findings.services_without_email,
      findings.services_missing,
      findings.social_without_url,
    ]) {
      expect(text).toMatch(/^You have an? .+ without .+/);
    }
  });
});
