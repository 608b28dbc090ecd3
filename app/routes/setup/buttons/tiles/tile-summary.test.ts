import { describe, expect, it } from "vitest";
import { readCatalogues } from "#app/messages/catalogues.ts";
import type { Button } from "#domain/content/button.ts";
import type { PublishFinding } from "#domain/content/publish-finding.ts";
import { newButton, newSubButton } from "#domain/content/starter/new-button.ts";
import { TEMPLATE } from "#domain/content/starter/template.ts";
import { formatSubButtonLine } from "../types/action-editors.tsx";
import { describeMissing, findProblem, formatTypeLine } from "./tile-summary.ts";

const { buttons: english } = (await readCatalogues("en")).setup;
const shown = { words: english, show: (text: string) => text };
const { buttons: german } = (await readCatalogues("de")).setup;

const finding = (code: PublishFinding["code"], more: Partial<PublishFinding> = {}): PublishFinding => ({
  check: "maps",
  level: "blocking",
  code,
  tab: "buttons",
  buttonId: "b",
  ...more,
});

describe("a tile's line", () => {
  it("has the type, and how many entries a button has [S13]", () => {
    const popup = newButton("popup", "b", "Things to do");
    expect(formatTypeLine(popup, english)).toBe("Popup");
    const subButtons = [newSubButton("link", "s", "Boat"), newSubButton("map", "t", "Pier")];
    expect(
      formatTypeLine({ ...popup, type: "popup", content: [], background: "#ffffff", subButtons }, english),
    ).toBe("Popup, 2 sub-buttons");
    expect(formatTypeLine(newButton("click-to-call", "b", "Reception"), german)).toBe("Anruf");
  });

  it("shows a button's gap [S129]", () => {
    const map = newButton("map", "b", "Find us");
    expect(findProblem(map, [finding("map_without_location")], shown)).toBe("No location");
    expect(findProblem(map, [finding("map_without_location", { buttonId: "x" })], shown)).toBeNull();
    expect(findProblem(map, [], shown)).toBeNull();
  });

  it("asks for an answer while a hidden guide has none [A6]", () => {
    const guide = {
      ...newButton("link", "b", "Guide"),
      type: "link",
      destination: "guide",
      hidden: true,
    } as Button;
    const { answers } = TEMPLATE;
    expect(describeMissing(guide, answers, english)).toBe("Answer a question to show it");
    expect(findProblem(guide, [finding("guide_empty", { tab: "answers" })], shown)).toBe("No answers yet");
    const byQuestion = { wifi: { state: "answered", offer: "yes" } } as const;
    expect(describeMissing(guide, { ...answers, byQuestion }, english)).toBeNull();
  });

  it("names the sub-button with a gap [S136]", () => {
    const popup = {
      ...newButton("popup", "b", "Things to do"),
      type: "popup" as const,
      content: [],
      background: "#ffffff",
      subButtons: [newSubButton("click-to-call", "s", "Concierge")],
    };
    const found = [finding("call_without_extension", { subButtonId: "s" })];
    expect(findProblem(popup, found, shown)).toBe("Concierge: No extension");
  });

  it("shows a sub-button's destination [S76]", () => {
    const link = newSubButton("link", "s", "Boat");
    expect(formatSubButtonLine(link, english)).toBe("Link, new tab");
    expect(formatSubButtonLine(link, german)).toBe("Link, neuer Tab");
    expect(formatSubButtonLine({ ...link, destination: "guide" } as typeof link, german)).toBe(
      "Link, Gästemappe",
    );
    expect(formatSubButtonLine(newSubButton("chat", "s", "Ask"), english)).toBe("Chat, WhatsApp");
  });
});
