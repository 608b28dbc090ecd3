import { describe, expect, it } from "vitest";
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_MAX_AGE_SECONDS } from "./language.ts";
import * as limits from "./limits.ts";

describe("the limits", () => {
  it("match the specification [S203, S204, S205, S206, S207, S208, S209]", () => {
    expect([LANGUAGE_COOKIE, LANGUAGE_COOKIE_MAX_AGE_SECONDS]).toEqual(["language", 31_536_000]);
    expect(limits).toMatchObject({
      PROPERTY_RELOAD_DELAY_MS: 3_000,
      TOAST_DURATION_MS: 5_000,
      NAME_LENGTH_MIN: 3,
      USER_NAME_LENGTH_MAX: 20,
      ACCOUNT_NAME_LENGTH_MAX: 40,
      PROPERTY_NAME_LENGTH_MAX: 40,
      GALLERY_ITEMS_MAX: 12,
      CUSTOM_FONTS_MAX: 3,
      IMAGE_BYTES_MAX: 5_242_880,
      POPUP_IMAGE_BYTES_MAX: 2_621_440,
      PDF_BYTES_MAX: 8_388_608,
      DOCUMENT_BYTES_MAX: 524_288,
      TITLE_LINES_MAX: 2,
      DESCRIPTION_LINES_MAX: 4,
    });
  });
});
