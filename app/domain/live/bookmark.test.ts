import { describe, expect, it } from "vitest";
import { BOOKMARK_PATTERN, bookmarkCookie, readBookmark } from "./bookmark.ts";

const BOOKMARK = "00000085-0000024c-00004c6d-8e61117bf38d7adb71b934ebbf891683";

describe("a database bookmark", () => {
  it("is found among other cookies [G4]", () => {
    expect(readBookmark(`a=1; bookmark=${BOOKMARK}; b=2`)).toBe(BOOKMARK);
    expect(readBookmark(bookmarkCookie(BOOKMARK))).toBe(BOOKMARK);
    expect(readBookmark(`bookmark=${BOOKMARK}`)).toBe(BOOKMARK);
  });

  it.each([
    "",
    "bookmark=",
    `old-bookmark=${BOOKMARK}`,
    "bookmark=first-primary",
    `bookmark=${BOOKMARK}0`,
    `bookmark="${BOOKMARK}"`,
  ])("is none in %j [G4]", (cookies) => expect(readBookmark(cookies)).toBeNull());

  it("of a later state sorts after an earlier one [G4]", () => {
    const later = "00000085-0000024d-00004c6d-0e61117bf38d7adb71b934ebbf891683";
    expect([later, BOOKMARK].every((one) => BOOKMARK_PATTERN.test(one))).toBe(true);
    expect(later > BOOKMARK).toBe(true);
  });
});
