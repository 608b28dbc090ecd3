import { describe, expect, it } from "vitest";
import { readCatalogues } from "#app/messages/catalogues.ts";
import { INTERFACE_LANGUAGES } from "#domain/language.ts";
import { ACTIONS } from "#domain/live/activity.ts";
import { describeAction } from "./describe-action.ts";

describe("an entry of the activity list", () => {
  it.each([
    ["buttons.saved", "de", "Buttons changed: German"],
    ["buttons.copied", "en ar", "Buttons copied: English to Arabic"],
    ["portal.published", "12", "Version 12 published"],
    ["plan.moved", "2026-11-30T06:00", "Planned version moved to 30 Nov 2026, 06:00"],
    ["plan.published", "8", "Version 8 published as planned"],
    ["licence.set", "TRIAL", "Licence set: Trial"],
    ["features.set", "off", "Premium features switched off"],
    ["member.changed", "viewer Night desk", "Role of Night desk changed: Viewer"],
    ["property.cloned", "Gull Cottage", "Styling and buttons copied from Gull Cottage"],
    ["content.set-aside", "buttons de", "Unreadable content set aside for support: Buttons (German)"],
    ["content.set-aside", "qr", "Unreadable content set aside for support: QR"],
    ["retention.set", "requests 365 90", "Requests kept for 90 days instead of 365"],
    ["retention.set", "feedback 365 90", "Feedback kept for 90 days instead of 365"],
    ["something.newer", "x", "Changed"],
    ["closure.set", "2027-01-04 2027-02-12", "Closed for the season from 4 Jan 2027 to 12 Feb 2027"],
    ["closure.set", "", "Seasonal closure cancelled"],
  ])("%s %s reads: %s [S139]", async (action, summary, text) => {
    expect(describeAction({ action, summary }, (await readCatalogues("en")).setup, "en")).toBe(text);
  });

  it.each(INTERFACE_LANGUAGES)("has its own words for every action in %s [S103]", async (language) => {
    const messages = (await readCatalogues(language)).setup;
    for (const action of ACTIONS) {
      const text = describeAction({ action, summary: "one two" }, messages, language);
      expect(text, action).not.toBe(messages.members.actions.other);
      expect(text, action).not.toBe("");
    }
  });

  it.each(INTERFACE_LANGUAGES)("shows the count and the time span in %s [S139, S103]", async (language) => {
    const text = (await readCatalogues(language)).setup.members.activity.bundled("12", "14:05", "14:40");
    expect(text).toMatch(/^12 .+14:05 .+ 14:40$/);
  });
});
