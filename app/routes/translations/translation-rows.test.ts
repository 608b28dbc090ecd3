import { expect, test } from "vitest";
import { writePlace } from "#domain/translation/text-place.ts";
import { getSourceFingerprint, type TranslatableText } from "#domain/translation/translatable-texts.ts";
import type { TranslationDraft } from "#domain/translation/translation-draft.ts";
import {
  chooseFilter,
  countOrigins,
  filterRows,
  findNextRow,
  isLastOfButton,
  toRows,
} from "./translation-rows.ts";

function textAt(id: string, path: string, state: TranslatableText["state"]): TranslatableText {
  const translated = state === "missing" ? null : "Allas";
  return {
    place: { kind: "button", id, path },
    source: "Pool",
    title: "Pool",
    translated,
    state,
    isForPeople: false,
  };
}

function draftAt(
  id: string,
  path: string,
  body: TranslationDraft["body"] = { kind: "wording", wording: "Uima-allas" },
): TranslationDraft {
  return {
    language: "fi",
    place: writePlace({ kind: "button", id, path }),
    fingerprint: getSourceFingerprint("Pool"),
    origin: body.kind === "wording" ? "phrasebook" : "machine",
    body,
    isLeft: false,
  };
}

const texts = [
  textAt("a", "name", "missing"),
  textAt("a", "title", "missing"),
  textAt("b", "name", "outdated"),
  textAt("c", "name", "done"),
];
const getKeys = (rows: readonly { readonly key: string }[]) => rows.map(({ key }) => key);

test("each filter lists its texts, with their drafts (L3)", () => {
  const rows = toRows(texts, [draftAt("a", "name"), draftAt("b", "name")]);
  expect(getKeys(filterRows(rows, "drafts"))).toEqual(["button/a/name", "button/b/name"]);
  expect(getKeys(filterRows(rows, "missing"))).toEqual(["button/a/name", "button/a/title"]);
  expect(getKeys(filterRows(rows, "outdated"))).toEqual(["button/b/name"]);
  expect(filterRows(rows, "all")).toHaveLength(4);
});

test("drafts are shown first, then what is missing, then what is outdated (L3)", () => {
  expect(chooseFilter(toRows(texts, [draftAt("b", "name")]))).toBe("drafts");
  expect(chooseFilter(toRows(texts, []))).toBe("missing");
  expect(chooseFilter(toRows(texts.slice(2), []))).toBe("outdated");
  expect(chooseFilter(toRows(texts.slice(3), []))).toBe("drafts");
});

test("after a row the next one opens, and the one before after the last (L3)", () => {
  const rows = toRows(texts, []);
  expect(findNextRow(rows, "button/a/name")).toBe("button/a/title");
  expect(findNextRow(rows, "button/a/name", new Set(getKeys(rows.slice(0, 2))))).toBe("button/b/name");
  expect(findNextRow(rows, "button/c/name")).toBe("button/b/name");
  expect(findNextRow(rows.slice(0, 1), "button/a/name")).toBeNull();
});

test("a button is translated whole once its last draft is accepted (S83)", () => {
  const rows = toRows(texts, [draftAt("a", "name"), draftAt("a", "title"), draftAt("b", "name")]);
  const [first, second] = rows;
  if (!first || !second) throw new Error("rows are missing");
  expect(isLastOfButton(first, rows)).toBe(false);
  expect(
    isLastOfButton(
      first,
      rows.filter((row) => row !== second),
    ),
  ).toBe(true);
});

test("a draft that was thrown away is of no origin (L2)", () => {
  const refused = draftAt("a", "title", { kind: "refused", rule: "lost", part: "12" });
  const rows = toRows(texts, [draftAt("a", "name"), refused]);
  expect(countOrigins(rows)).toEqual({ phrasebook: 1, machine: 0 });
});
