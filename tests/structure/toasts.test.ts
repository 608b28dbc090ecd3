import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readCatalogues } from "#app/messages/catalogues.ts";

const { "account-forms": account, setup: texts } = await readCatalogues("en");
const { buttons, common, entry, problems, settings, setup } = texts;

/** Every toast of the specification: its exact words, their file, and the test that triggers it. */
const TOASTS: readonly (readonly [requirement: string, words: string, kept: string, causedBy: string])[] = [
  ["S160", "Your License has expired.", entry.toasts.licenceExpired, "e2e/account/roles.spec.ts"],
  [
    "S161",
    "Your active property has been removed.",
    entry.toasts.propertyRemoved,
    "e2e/account/roles.spec.ts",
  ],
  ["S162", "Missing property name field", setup.toasts.missingPropertyName, "e2e/content/validation.spec.ts"],
  ["S163", "Missing social media information", setup.toasts.socialMissing, "e2e/content/theme.spec.ts"],
  [
    "S164",
    "You have a social media channel without a URL",
    setup.social.withoutUrl,
    "e2e/content/theme.spec.ts",
  ],
  ["S165", "Invalid login", entry.toasts.invalidLogin, "e2e/account/entry.spec.ts"],
  ["S166", "Incorrect email or password", problems.codes.invalid_credentials, "e2e/account/entry.spec.ts"],
  ["S167", "Invalid email", account.toasts.invalidEmail, "e2e/account/accounts.spec.ts"],
  ["S168", "Email already in use", problems.codes.email_in_use, "brand/register.worker.test.ts"],
  ["S169", "Something went wrong", common.toasts.somethingWentWrong, "e2e/content/toasts.spec.ts"],
  [
    "S170",
    "Upgrade failed. Please contact support.",
    settings.toasts.upgradeFailed,
    "e2e/account/roles.spec.ts",
  ],
  ["S171", "Error resetting account", account.toasts.resetFailed, "e2e/account/accounts.spec.ts"],
  [
    "S172",
    "Error resetting content for Gull",
    settings.toasts.resetContentFailed("Gull"),
    "e2e/content/toasts.spec.ts",
  ],
  ["S173", "Error getting property", entry.toasts.errorGettingProperty, "e2e/content/toasts.spec.ts"],
  ["S174", "Missing button information", buttons.toasts.missing, "e2e/content/publish.spec.ts"],
  ["S175", "Cropping image failed", common.toasts.croppingFailed, "e2e/content/pictures.spec.ts"],
  ["S176", "Error updating button", buttons.toasts.failed, "e2e/content/toasts.spec.ts"],
  [
    "S177",
    "Failed to copy buttons to French",
    buttons.toasts.copyFailed("French"),
    "e2e/content/translation.spec.ts",
  ],
  ["S178", "Update failed", common.toasts.updateFailed, "e2e/content/toasts.spec.ts"],
  [
    "S179",
    "Failed to upload image - Please try again",
    common.toasts.imageUploadFailed,
    "e2e/content/pictures.spec.ts",
  ],
  ["S180", "Failed to upload PDF", common.toasts.pdfUploadFailed, "e2e/content/validation.spec.ts"],
  ["S181", "Error updating style", setup.toasts.styleFailed, "e2e/content/toasts.spec.ts"],
  ["S182", "Social media update failed", setup.toasts.socialFailed, "e2e/content/toasts.spec.ts"],
  [
    "S183",
    "Unstable network connection, please try again in a few moments",
    common.toasts.unstableNetwork,
    "e2e/every-screen/network.spec.ts",
  ],
  [
    "S184",
    "Gallery Image Upload Failed",
    buttons.toasts.galleryUploadFailed,
    "e2e/content/button-types.spec.ts",
  ],
  [
    "S185",
    "Gallery Image Upload Error",
    buttons.toasts.galleryUploadError,
    "e2e/content/button-types.spec.ts",
  ],
  [
    "S187",
    "Account created successfully. Please check your email!",
    account.register.created,
    "brand/register.worker.test.ts",
  ],
  [
    "S188",
    "Password successfully changed. You will be logged out.",
    account.changePassword.done,
    "e2e/account/accounts.spec.ts",
  ],
  ["S189", "File successfully updated", common.toasts.fileUpdated, "e2e/content/pictures.spec.ts"],
  ["S190", "Button Updated", buttons.toasts.updated, "e2e/content/every-field.spec.ts"],
  ["S191", "Sub-button deleted", buttons.toasts.subButtonDeleted, "e2e/content/every-field.spec.ts"],
  ["S192", "Style updated", setup.toasts.styleUpdated, "e2e/content/editor.spec.ts"],
  ["S193", "Social media updated", setup.toasts.socialUpdated, "e2e/content/every-field.spec.ts"],
  ["S194", "Update successful", common.toasts.updateSuccessful, "e2e/content/pictures.spec.ts"],
  ["S195", "Buttons copied to French", buttons.toasts.copied("French"), "e2e/content/translation.spec.ts"],
];

describe("the toasts of the specification", () => {
  it.each(TOASTS)("%s says “%s”, and a test causes it", (requirement, words, kept, causedBy) => {
    expect(kept).toBe(words);
    const source = readFileSync(`tests/${causedBy}`, "utf8");
    const titles = source.match(/(?:test|it)(?:\.each\([^)]*\))?\(\s*["`][^"`]*["`]/g) ?? [];
    expect(titles.join("\n")).toMatch(new RegExp(`\\b${requirement}\\b`));
  });
});
