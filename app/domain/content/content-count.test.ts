import { expect, it } from "vitest";
import { countContent } from "./content-count.ts";
import type { StoredDocument } from "./document.ts";
import { newButton } from "./starter/new-button.ts";
import { TEMPLATE } from "./starter/template.ts";

const id = (letter: string) => letter.repeat(24);
const saved = { revision: 3, updatedAt: "2026-11-20T10:00:00.000Z", updatedBy: "Front desk" };

it("what a draft holds is counted for the dialogs that replace it [S199, S201]", () => {
  const gallery = newButton("gallery", id("c"), "Rooms");
  if (gallery.type !== "gallery") throw new Error("This is a gallery.");
  const item = { id: id("d"), title: "Bar", description: "", picture: null };
  const picture = { key: `${"0".repeat(40)}.webp`, width: 10, height: 10, alt: "" };
  const buttons = [
    newButton("popup", id("a"), "Wi-Fi"),
    newButton("link", id("b"), "Menu"),
    { ...gallery, items: [item, { ...item, id: id("e"), picture }, { ...item, id: id("f"), picture }] },
  ];
  const documents: StoredDocument[] = [
    { section: "theme", language: "", body: TEMPLATE.theme, ...saved },
    { section: "social", language: "", body: TEMPLATE.social, ...saved },
    { section: "buttons", language: "en", body: { buttons }, ...saved },
    { section: "buttons", language: "de", body: { buttons: [] }, ...saved },
  ];
  expect(countContent(documents)).toEqual({
    buttons: 3,
    languages: ["en"],
    popups: 1,
    galleryPictures: 2,
    socialChannels: 0,
    themeChangedAt: saved.updatedAt,
  });
});

it("a button that is there in three languages is one [S199]", () => {
  const buttons = [newButton("popup", id("a"), "Wi-Fi"), newButton("link", id("b"), "Menu")];
  const documents = (["en", "de", "ar"] as const).map(
    (language): StoredDocument => ({ section: "buttons", language, body: { buttons }, ...saved }),
  );
  expect(countContent(documents)).toMatchObject({ buttons: 2, popups: 1, languages: ["en", "de", "ar"] });
});

it("a theme that was never saved was never changed [S201]", () => {
  const documents: StoredDocument[] = [
    { section: "social", language: "", body: TEMPLATE.social, ...saved },
    { section: "theme", language: "", body: TEMPLATE.theme, ...saved, revision: 0 },
  ];
  expect(countContent(documents).themeChangedAt).toBeNull();
});
