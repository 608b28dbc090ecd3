import { describe, expect, it } from "vitest";
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_MAX_AGE_SECONDS } from "./language.ts";
import * as limits from "./limits.ts";

describe("the business constants", () => {
  it("are the specification's [S203, S204, S205, S206, S207, S208, S209]", () => {
    expect([LANGUAGE_COOKIE, LANGUAGE_COOKIE_MAX_AGE_SECONDS]).toEqual(["language", 31_536_000]);
    expect(limits).toMatchObject({
      PROPERTY_RELOAD_DELAY_MS: 3_000,
      TOAST_DURATION_MS: 5_000,
      NAME_LENGTH_MIN: 3,
      USER_NAME_LENGTH_MAX: 20,
      ACCOUNT_NAME_LENGTH_MAX: 40,
      PROPERTY_NAME_LENGTH_MAX: 40,
      MAX_GALLERY_ITEMS: 12,
      MAX_CUSTOM_FONTS: 3,
      MAX_IMAGE_BYTES: 5_242_880,
      MAX_POPUP_IMAGE_BYTES: 2_621_440,
      MAX_PDF_BYTES: 8_388_608,
      MAX_DOCUMENT_BYTES: 524_288,
      TITLE_LINES_MAX: 2,
      DESCRIPTION_LINES_MAX: 4,
    });
  });
});
