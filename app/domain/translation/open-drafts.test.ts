import { expect, test } from "vitest";
import { listOpenDrafts } from "./open-drafts.ts";
import { writePlace } from "./text-place.ts";
import { getSourceFingerprint, type TranslatableText } from "./translatable-texts.ts";
import type { TranslationDraft } from "./translation-draft.ts";

function textAt(id: string, change: Partial<TranslatableText> = {}): TranslatableText {
  return {
    place: { kind: "button", id, path: "name" },
    source: "Pool",
    title: "Pool",
    translated: null,
    state: "missing",
    isForPeople: false,
    ...change,
  };
}

function draftAt(id: string, change: Partial<TranslationDraft> = {}): TranslationDraft {
  return {
    language: "fi",
    place: writePlace({ kind: "button", id, path: "name" }),
    fingerprint: getSourceFingerprint("Pool"),
    origin: "phrasebook",
    body: { kind: "wording", wording: "Uima-allas" },
    isLeft: false,
    ...change,
  };
}

test("drafts of missing and outdated texts are to be read, in the order of the texts (L3)", () => {
  const texts = [textAt("b", { state: "outdated", translated: "Allas" }), textAt("a")];
  const open = listOpenDrafts(texts, [draftAt("a"), draftAt("b")]);
  expect(open.map(({ draft }) => draft.place)).toEqual(["button/b/name", "button/a/name"]);
});

test("a draft of an earlier original, of a translated text or one that was left is not to be read (L2)", () => {
  const texts = [textAt("changed", { source: "Pools" }), textAt("done", { state: "done" }), textAt("left")];
  const drafts = [draftAt("changed"), draftAt("done"), draftAt("left", { isLeft: true }), draftAt("gone")];
  expect(listOpenDrafts(texts, drafts)).toEqual([]);
});
