import { describe, expect, it } from "vitest";
import { decideTranslation, getFingerprint } from "#domain/content/translation/translation.ts";
import { usableButton } from "#tests/factories/draft.ts";
import { withBasis, withSourceFingerprint } from "./source-fingerprint.ts";

const spa = usableButton("link", 1, "Spa");
const wellness = { ...spa, name: "Wellness", basis: getFingerprint(spa) };
const renamed = { ...spa, name: "Spa and pool" };

describe("saving a translation", () => {
  it("marks it as up to date once a text was edited [S16]", () => {
    expect(decideTranslation(renamed, wellness)).toBe("outdated");
    const edited = withBasis(
      { ...wellness, name: "Wellness und Pool" },
      { original: renamed, saved: wellness },
    );
    expect(decideTranslation(renamed, edited)).toBe("done");
  });

  it("leaves it outdated if only its look changed [S16]", () => {
    const edited = { ...wellness, icon: "spa" } as const;
    expect(withBasis(edited, { original: renamed, saved: wellness })).toBe(edited);
  });

  it("leaves a fresh copy untranslated until its texts differ [S16]", () => {
    expect(withBasis(spa, { original: spa, saved: null })).toBe(spa);
    const first = withBasis({ ...spa, name: "Wellness" }, { original: spa, saved: null });
    expect(first.basis).toBe(getFingerprint(spa));
  });

  it("marks equal words as done once confirmed [S16]", () => {
    expect(decideTranslation(spa, spa)).toBe("untranslated");
    expect(decideTranslation(spa, withSourceFingerprint(spa, spa))).toBe("done");
  });
});
