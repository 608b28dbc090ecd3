import { describe, expect, it } from "vitest";
import { decideTranslation, getFingerprint } from "#domain/content/translation/translation.ts";
import { usableButton } from "#tests/factories/draft.ts";
import { withBasis, withSourceFingerprint } from "./source-fingerprint.ts";

const spa = usableButton("link", 1, "Spa");
const wellness = { ...spa, name: "Wellness", basis: getFingerprint(spa) };
const renamed = { ...spa, name: "Spa and pool" };

describe("a translation that is saved", () => {
  it("is up to date again once one of its texts was touched [S16]", () => {
    expect(decideTranslation(renamed, wellness)).toBe("outdated");
    const edited = withBasis(
      { ...wellness, name: "Wellness und Pool" },
      { original: renamed, saved: wellness },
    );
    expect(decideTranslation(renamed, edited)).toBe("done");
  });

  it("stays outdated where only its look was changed [S16]", () => {
    const edited = { ...wellness, icon: "spa" } as const;
    expect(withBasis(edited, { original: renamed, saved: wellness })).toBe(edited);
  });

  it("that is a fresh copy counts as untranslated until its words differ [S16]", () => {
    expect(withBasis(spa, { original: spa, saved: null })).toBe(spa);
    const first = withBasis({ ...spa, name: "Wellness" }, { original: spa, saved: null });
    expect(first.basis).toBe(getFingerprint(spa));
  });

  it("is done with the very same word once somebody says so [S16]", () => {
    expect(decideTranslation(spa, spa)).toBe("untranslated");
    expect(decideTranslation(spa, withSourceFingerprint(spa, spa))).toBe("done");
  });
});
