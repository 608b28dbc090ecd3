import { expect, it } from "vitest";
import { countContent } from "./content-count.ts";
import { newButton } from "./starter/new-button.ts";
import { createStarterButtons } from "./starter/starter-buttons.ts";
import { TEMPLATE } from "./starter/template.ts";

const id = (letter: string) => letter.repeat(24);

it("buttons in several languages are counted once, untouched template buttons not at all [S199, S201]", () => {
  const gallery = newButton("gallery", id("c"), "Rooms");
  if (gallery.type !== "gallery") throw new Error("This is a gallery.");
  const item = { id: id("d"), title: "Bar", description: "", picture: null };
  const picture = { key: `${"0".repeat(40)}.webp`, width: 10, height: 10, alt: "" };
  const buttons = [
    newButton("popup", id("a"), "Wi-Fi"),
    newButton("link", id("b"), "Menu"),
    { ...gallery, items: [item, { ...item, id: id("e"), picture }, { ...item, id: id("f"), picture }] },
  ];
  const [first, ...others] = createStarterButtons("es", () => id("g")).buttons;
  if (!first) throw new Error("The template has buttons.");
  const count = countContent([
    { section: "theme", language: "", body: TEMPLATE.theme },
    { section: "buttons", language: "en", body: { buttons } },
    { section: "buttons", language: "ar", body: { buttons } },
    { section: "buttons", language: "de", body: { buttons: [] } },
    { section: "buttons", language: "fr", body: createStarterButtons("fr", () => id("i")) },
    {
      section: "buttons",
      language: "es",
      body: { buttons: [{ ...first, id: id("h"), name: "Nuestra Wi-Fi" }, ...others] },
    },
  ]);
  expect(count).toEqual({ buttons: 4, languages: ["en", "ar", "es"], popups: 1, galleryPictures: 2 });
});

it("one button in three languages counts once [S199]", () => {
  const buttons = [newButton("popup", id("a"), "Wi-Fi"), newButton("link", id("b"), "Menu")];
  const documents = (["en", "de", "ar"] as const).map((language) => ({
    section: "buttons" as const,
    language,
    body: { buttons },
  }));
  expect(countContent(documents)).toMatchObject({ buttons: 2, popups: 1, languages: ["en", "de", "ar"] });
});
