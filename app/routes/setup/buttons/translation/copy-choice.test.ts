import { describe, expect, it } from "vitest";
import { ALL_LANGUAGES, type CopyChoice, reduceCopyChoice } from "./copy-choice.ts";

const choice: CopyChoice = { from: "en", to: "de", mode: "replace", failed: null };

describe("choosing from where to where buttons are copied", () => {
  it("swaps the sides instead of copying a language to itself [S16]", () => {
    const swapped = { ...choice, from: "de", to: "en" };
    expect(reduceCopyChoice(choice, { type: "from", language: "de" })).toEqual(swapped);
    expect(reduceCopyChoice(choice, { type: "to", language: "en" })).toEqual(swapped);
  });

  it("changes one side alone otherwise, also where all others are the target [S16]", () => {
    expect(reduceCopyChoice(choice, { type: "from", language: "fr" })).toEqual({ ...choice, from: "fr" });
    const toAll = reduceCopyChoice(choice, { type: "to", language: ALL_LANGUAGES });
    expect(toAll).toEqual({ ...choice, to: ALL_LANGUAGES });
    expect(reduceCopyChoice(toAll, { type: "from", language: "de" })).toEqual({ ...toAll, from: "de" });
  });

  it("tries those again that failed, until another language is chosen [S56]", () => {
    const toAll = reduceCopyChoice(choice, { type: "to", language: ALL_LANGUAGES });
    const failed = reduceCopyChoice(toAll, { type: "failed", languages: ["fr"] });
    expect(reduceCopyChoice(failed, { type: "mode", mode: "fill" })).toMatchObject({ failed: ["fr"] });
    expect(reduceCopyChoice(failed, { type: "from", language: "de" }).failed).toBeNull();
    expect(reduceCopyChoice(failed, { type: "to", language: "fr" }).failed).toBeNull();
  });
});
