import { describe, expect, it } from "vitest";
import type { StoredDocument } from "#domain/content/document.ts";
import { TEMPLATE } from "#domain/content/starter/template.ts";
import { sampleProperty } from "#tests/factories/sample-property.ts";
import { findFieldName, getChangedFields } from "./changed-fields.ts";
import { checkPart, normalisePart } from "./check-part.ts";
import {
  findSavedPart,
  getDirtyKeys,
  getNewerKeys,
  openDraft,
  reduceDraft,
  toDocumentAddress,
  toDraft,
  toPartKey,
} from "./draft-state.ts";

const property = sampleProperty({ name: "Gull House", languages: ["en", "de"], revision: 4 });

const stored = {
  language: "",
  revision: 1,
  updatedAt: "2026-09-12T16:04:00.000Z",
  updatedBy: "Ada",
} as const;
const documents: StoredDocument[] = [
  { ...stored, section: "homepage", body: TEMPLATE.homepage },
  { ...stored, section: "theme", body: TEMPLATE.theme },
  { ...stored, section: "social", body: TEMPLATE.social },
  { ...stored, section: "qr", body: TEMPLATE.qr },
  { ...stored, section: "answers", body: TEMPLATE.answers },
  { ...stored, section: "buttons", language: "en", body: { buttons: [] } },
];
const opened = openDraft(property, documents);
const named = (name: string) => ({ name, languages: property.languages, defaultLanguage: "en" as const });
const typed = reduceDraft(opened, { type: "edit", key: "property", value: named("Gull House Inn") });

describe("a draft in the browser", () => {
  it("opens without unsaved changes [S110]", () => {
    expect(getDirtyKeys(opened)).toEqual([]);
  });

  it("tracks edited parts, until discarded [S110]", () => {
    expect(getDirtyKeys(typed)).toEqual(["property"]);
    expect(getDirtyKeys(reduceDraft(typed, { type: "discard", keys: ["property"] }))).toEqual([]);
  });

  it("has no unsaved changes after a save, also if the server normalised the input [S194]", () => {
    const sent = named("Gull House Inn ");
    const before = reduceDraft(opened, { type: "edit", key: "property", value: sent });
    const value = named("Gull House Inn");
    const after = reduceDraft(before, { type: "saved", key: "property", value, revision: 5, sent });
    expect(getDirtyKeys(after)).toEqual([]);
    expect(after.property?.edited.name).toBe("Gull House Inn");
  });

  it("keeps input typed during a save [S194]", () => {
    const sent = named("Gull House Inn");
    const later = reduceDraft(typed, { type: "edit", key: "property", value: named("Gull House Inn & Spa") });
    const after = reduceDraft(later, { type: "saved", key: "property", value: sent, revision: 5, sent });
    expect(after.property?.edited.name).toBe("Gull House Inn & Spa");
    expect(getDirtyKeys(after)).toEqual(["property"]);
  });

  it("is rebased on a newer version with the edits merged in [S156]", () => {
    const saved = named("Gull House");
    const edited = named("Gull House Inn");
    const after = reduceDraft(typed, { type: "rebase", key: "property", saved, revision: 9, edited });
    expect(after.property).toEqual({ saved, revision: 9, edited });
  });

  it("shows a language without buttons as empty [S83]", () => {
    expect(toDraft(opened).buttons.de).toEqual({ buttons: [] });
  });

  it("maps each part to its document, and the property's own fields to none [S108]", () => {
    expect(documents.map((document) => toDocumentAddress(toPartKey(document)))).toEqual(
      documents.map(({ section, language }) => ({ section, language })),
    );
    expect(() => toDocumentAddress("property")).toThrow("no document");
  });

  it("finds the saved part of a change in the log [S156]", () => {
    const payload = { section: "buttons", language: "de", revision: 2, by: null } as const;
    expect(findSavedPart({ kind: "document.saved", payload })).toBe("buttons:de");
    expect(findSavedPart({ kind: "property.updated", payload: { name: "Gull" } })).toBe("property");
    expect(findSavedPart({ kind: "property.updated", payload: { timeZone: "UTC" } })).toBeNull();
  });
});

describe("names of unsaved fields", () => {
  it("are those of the changed values, also inside a button style [S110]", () => {
    const theme = { ...TEMPLATE.theme, button: { ...TEMPLATE.theme.button, shadow: 90, text: "#222222" } };
    const state = reduceDraft(typed, { type: "edit", key: "theme", value: theme });
    expect(getChangedFields(state, ["theme"])).toEqual(["theme.button.text", "theme.button.shadow"]);
    expect(getChangedFields(state, ["property", "homepage"])).toEqual(["property.name"]);
  });

  it("exist for every value in which two people may conflict [S156]", () => {
    expect(findFieldName("theme", ["button", "radius"])).toBe("theme.button.radius");
    expect(findFieldName("homepage", ["logo", "key"])).toBe("homepage.logo");
    expect(findFieldName("buttons:de", ["buttons", "abc", "name"])).toBe("buttons");
    expect(findFieldName("theme", ["unknown"])).toBeNull();
  });
});

describe("a part validated while typing", () => {
  it.each([
    ["", ["required"]],
    ["Ab", ["too_short"]],
    ["x".repeat(41), ["too_long"]],
    ["Gull House", []],
  ])("takes a property name of 3 to 40 characters: %j [S116]", (name, codes) => {
    expect(checkPart("property", named(name)).map(({ code }) => code)).toEqual(codes);
  });

  it("names the channel with an invalid address [S132]", () => {
    const social = { ...TEMPLATE.social, channels: [{ channel: "x" as const, url: "not an address" }] };
    expect(checkPart("social", social)).toEqual([{ path: "channels.0.url", code: "invalid_url" }]);
  });

  it("is normalised like in the API, unless invalid [S132]", () => {
    const social = { ...TEMPLATE.social, channels: [{ channel: "x" as const, url: "x.com/gull" }] };
    expect(normalisePart("social", social)).toMatchObject({ channels: [{ url: "https://x.com/gull" }] });
    expect(normalisePart("property", named(" "))).toEqual(named(" "));
  });
});

describe("a part saved by a newer version", () => {
  const newer = documents.map((document) =>
    document.section === "theme" ? { ...document, newerVersion: true as const } : document,
  );

  it("is the only one listed as such [S108]", () => {
    const state = openDraft(property, newer);
    expect(getNewerKeys(state)).toEqual(["theme"]);
    expect(getNewerKeys(state, ["homepage", "social"])).toEqual([]);
    expect(getNewerKeys(openDraft(property, documents))).toEqual([]);
  });

  it("stays read-only until it is loaded in an editable form [S108]", () => {
    const key = "theme";
    const opened = openDraft(property, newer);
    const discarded = reduceDraft(opened, { type: "discard", keys: [key] });
    expect(getNewerKeys(discarded)).toEqual([key]);
    const saved = TEMPLATE.theme;
    const again = reduceDraft(discarded, { type: "rebase", key, saved, revision: 2, edited: saved });
    expect(getNewerKeys(again)).toEqual([]);
  });
});
