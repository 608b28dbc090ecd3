import { expect, it } from "vitest";
import { sampleDraft, usableButton } from "../../../tests/factories/draft.ts";
import type { Button } from "./button.ts";
import { checkExtensions } from "./unreachable-extensions.ts";

const calling = (extension: string, hidden = false) =>
  sampleDraft({
    english: [{ ...usableButton("click-to-call", 1), extension, hidden } as Button],
    languages: ["en"],
  });

it("an extension without a main number gives a warning that links to the main number [S79, D26]", () => {
  expect(checkExtensions(calling("100"), "")).toEqual([
    {
      check: "calls",
      level: "warning",
      code: "extension_unreachable",
      tab: "property",
      field: "telephone",
      subject: "100",
    },
  ]);
});

it("there is no warning for public numbers, hidden buttons, or with a main number [S79, D26]", () => {
  expect(checkExtensions(calling("100"), "+44 1326 550142")).toEqual([]);
  expect(checkExtensions(calling("+441326550142"), "")).toEqual([]);
  expect(checkExtensions(calling("112"), "")).toEqual([]);
  expect(checkExtensions(calling("100", true), "")).toEqual([]);
});
