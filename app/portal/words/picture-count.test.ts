import { describe, expect, it } from "vitest";
import { CONTENT_LANGUAGE_CODES } from "#domain/language.ts";
import { formatPictureCount } from "./picture-count.ts";

describe("the number of pictures", () => {
  it.each([
    ["en", 1, "1 picture"],
    ["de", 8, "8 Bilder"],
    ["ru", 1, "1 фотография"],
    ["ru", 3, "3 фотографии"],
    ["ru", 12, "12 фотографий"],
    ["ar", 2, "صورتان"],
    ["ar", 4, "4 صور"],
    ["ar", 11, "11 صورة"],
    ["ja", 5, "写真5枚"],
  ] as const)("is said in %s as it is in %i pictures [S78] [S83]", (language, count, text) => {
    expect(formatPictureCount(count, language)).toBe(text);
  });

  it.each(CONTENT_LANGUAGE_CODES)("is a complete text in %s [S78]", (language) => {
    for (let count = 1; count <= 12; count += 1)
      expect(formatPictureCount(count, language)).not.toMatch(/[{}]/);
  });
});
