import { describe, expect, it } from "vitest";
import { ALL_LANGUAGES, type CopyChoice, reduceCopyChoice } from "./copy-choice.ts";

const choice: CopyChoice = { from: "en", to: "de", mode: "replace", failed: null };

describe("choosing languages for copying", () => {
  it("swaps the sides instead of choosing the same language twice [S16]", () => {
    const swapped = { ...choice, from: "de", to: "en" };
    expect(reduceCopyChoice(choice, { type: "from", language: "de" })).toEqual(swapped);
    expect(reduceCopyChoice(choice, { type: "to", language: "en" })).toEqual(swapped);
  });

  it("otherwise changes one side, also if all others are the target [S16]", () => {
    expect(reduceCopyChoice(choice, { type: "from", language: "fr" })).toEqual({ ...choice, from: "fr" });
    const toAll = reduceCopyChoice(choice, { type: "to", language: ALL_LANGUAGES });
    expect(toAll).toEqual({ ...choice, to: ALL_LANGUAGES });
    expect(reduceCopyChoice(toAll, { type: "from", language: "de" })).toEqual({ ...toAll, from: "de" });
  });

  it("retries only failed languages, until another is chosen [S56]", () => {
    const toAll = reduceCopyChoice(choice, { type: "to", language: ALL_LANGUAGES });
    const failed = reduceCopyChoice(toAll, { type: "failed", languages: ["fr"] });
    expect(reduceCopyChoice(failed, { type: "mode", mode: "fill" })).toMatchObject({ failed: ["fr"] });
    expect(reduceCopyChoice(failed, { type: "from", language: "de" }).failed).toBeNull();
    expect(reduceCopyChoice(failed, { type: "to", language: "fr" }).failed).toBeNull();
  });
});
