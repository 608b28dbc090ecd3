import { describe, expect, it } from "vitest";
import { BUTTON_TYPES } from "./button.ts";
import { type LostContent, listLostContent } from "./content-loss.ts";
import type { DocumentContent, StoredDocument } from "./document.ts";
import { newButton } from "./starter/new-button.ts";
import { createStarterButtons } from "./starter/starter-buttons.ts";
import { TEMPLATE } from "./starter/template.ts";

const SAVED = { revision: 3, updatedAt: "2026-11-20T10:00:00.000Z", updatedBy: "Front desk" };

const PICTURE = { key: `${"0a".repeat(20)}.webp`, width: 800, height: 600, alt: "" };
const other = { ...PICTURE, key: `${"1b".repeat(20)}.webp` };
/** A property in which every setting differs from the template. */
const OWN = {
  homepage: {
    headerColour: "#7a2f1d",
    logo: PICTURE,
    backgroundPortrait: PICTURE,
    backgroundLandscape: other,
  },
  theme: {
    primary: "#111111",
    secondary: "#222222",
    button: {
      surface: "3d",
      background: "#333333",
      text: "#444444",
      icon: "#555555",
      shadow: 1,
      opacity: 2,
      radius: 3,
    },
    fonts: { custom: ["lora"], heading: "lora", body: "lora" },
    textSize: "small",
    layout: "three",
  },
  social: {
    channels: [{ channel: "facebook", url: "https://facebook.com/marlowe" }],
    position: "left",
    size: "large",
    opacity: 4,
    background: "#666666",
  },
  qr: { marketingConsent: true },
} as const satisfies Record<string, object>;

type Name = keyof typeof OWN;
type Path = readonly (string | number)[];

/** Paths of all leaf values of a document: `theme.button.radius`, `homepage.logo`. */
function collectLeaves(value: unknown, path: Path = []): Path[] {
  const isPart = typeof value === "object" && value !== null && !Array.isArray(value) && !("key" in value);
  return isPart
    ? Object.entries(value).flatMap(([key, part]) => collectLeaves(part, [...path, key]))
    : [path];
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce((part, key) => (part as Record<string, unknown>)[key], value);
}

/** Answers are never lost: neither clone nor reset replaces them (D96). */
const { answers: _answers, ...SETTINGS } = TEMPLATE;

/** The template with one value replaced. */
function templateWith(path: Path, value: unknown, at: unknown = TEMPLATE): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const part = at as Record<string, unknown>;
  return { ...part, [key]: templateWith(rest, value, part[key]) };
}

function toDocuments(settings: unknown): StoredDocument[] {
  return Object.entries(settings as Record<Name, object>).map(
    ([section, body]) => ({ section, language: "", body, ...SAVED }) as StoredDocument,
  );
}

const reset = (documents: readonly StoredDocument[]) =>
  listLostContent(documents, { replacement: TEMPLATE, template: TEMPLATE });
const { logo: _, ...clonedHomepage } = TEMPLATE.homepage;
const CLONED = { homepage: clonedHomepage, theme: TEMPLATE.theme, social: TEMPLATE.social };
const clone = (documents: readonly StoredDocument[]) =>
  listLostContent(documents, { replacement: CLONED, template: TEMPLATE });
const getKinds = (lost: readonly LostContent[]) => lost.map(({ kind }) => kind);

describe("losses by a reset or clone", () => {
  const leaves = collectLeaves(OWN);

  it("are tested for every field of the settings [S201]", () => {
    expect(leaves.map((path) => path.join("."))).toEqual(
      collectLeaves(SETTINGS).map((path) => path.join(".")),
    );
  });

  it.each(leaves.map((path) => [path.join("."), path] as const))("%s [S201]", (name, path) => {
    const documents = toDocuments(templateWith(path, valueAt(OWN, path)));
    expect(reset(documents)).not.toEqual([]);
    // A clone keeps the logo and the QR page's question.
    const isKept = name === "homepage.logo" || name.startsWith("qr.");
    expect(clone(documents).length > 0).toBe(!isKept);
  });

  it.each(BUTTON_TYPES)("include a button of type %s [S199]", (type) => {
    const body = { buttons: [newButton(type, "b".repeat(24), "Ours")] };
    const documents = [{ section: "buttons", language: "en", body, ...SAVED }] as const;
    expect(clone(documents)[0]).toEqual({ kind: "buttons", count: 1, languages: ["en"] });
  });
});

it("include that the search in the header was switched off, unless it stays off [S199, S201, A8]", () => {
  const homepage = { ...TEMPLATE.homepage, askLine: false } as const;
  const documents = toDocuments({ ...TEMPLATE, homepage });
  expect(getKinds(reset(documents))).toEqual(["askLine"]);
  const same = { ...TEMPLATE, homepage };
  expect(listLostContent(documents, { replacement: same, template: TEMPLATE })).toEqual([]);
});

it("list everything a full property loses, with counts [S199, S201]", () => {
  const id = (letter: string) => letter.repeat(24);
  const gallery = newButton("gallery", id("b"), "Rooms");
  const items = [{ id: id("c"), title: "Bar", description: "", picture: PICTURE }];
  const buttons = [
    newButton("popup", id("d"), "Wi-Fi"),
    gallery.type === "gallery" ? { ...gallery, items } : gallery,
    newButton("map", id("e"), "Find us"),
  ];
  const documents = [
    ...toDocuments(OWN),
    { section: "buttons", language: "en", body: { buttons }, ...SAVED } as const,
  ];
  expect(reset(documents)).toEqual([
    { kind: "buttons", count: 3, languages: ["en"] },
    { kind: "popups", count: 1 },
    { kind: "galleryPictures", count: 1 },
    { kind: "logo", count: null },
    { kind: "backgrounds", count: 2 },
    { kind: "headerColour", count: null },
    { kind: "theme", count: null, changedAt: SAVED.updatedAt },
    { kind: "socialChannels", count: 1 },
    { kind: "socialLook", count: null },
    { kind: "consent", count: null },
  ]);
  expect(getKinds(clone(documents))).toEqual(
    getKinds(reset(documents)).filter((kind) => kind !== "logo" && kind !== "consent"),
  );
});

it("leave out template content and values that stay the same [S199, S201]", () => {
  const starters = createStarterButtons("en", () => "a".repeat(24));
  const untouched: DocumentContent = { section: "buttons", language: "en", body: starters };
  expect(reset([...toDocuments(TEMPLATE), { ...untouched, ...SAVED } as StoredDocument])).toEqual([]);
  expect(reset([])).toEqual([]);
  const same = { homepage: OWN.homepage, theme: OWN.theme, social: OWN.social } as unknown as typeof TEMPLATE;
  expect(listLostContent(toDocuments(same), { replacement: same, template: TEMPLATE })).toEqual([]);
});

it("include a new order of the same channels [S199]", () => {
  const channels = [
    { channel: "facebook", url: "https://facebook.com/a" },
    { channel: "x", url: "https://x.com/a" },
  ] as const;
  const social = { ...TEMPLATE.social, channels: [...channels] };
  const turned = { ...social, channels: [...channels].reverse() };
  const documents = toDocuments({ ...TEMPLATE, social });
  const lost = listLostContent(documents, {
    replacement: { ...TEMPLATE, social: turned },
    template: TEMPLATE,
  });
  expect(getKinds(lost)).toEqual(["socialLook"]);
});
