import { describe, expect, it } from "vitest";
import { sampleDraft, usableButton, withoutTexts } from "../../../tests/factories/draft.ts";
import type { Button } from "./button.ts";
import { blocksPublishing, checkDraft } from "./publish-check.ts";

const FEATURES = { guestServices: false };

function codesOf(button: Button): string[] {
  const draft = sampleDraft({ english: [button], languages: ["en"] });
  return checkDraft(draft, FEATURES)
    .filter(({ level }) => level === "blocking")
    .map(({ code }) => code);
}

describe("before publishing", () => {
  it("a complete draft has nothing that blocks", () => {
    expect(blocksPublishing(checkDraft(sampleDraft(), FEATURES))).toBe(false);
  });

  it("a property needs its name [S116, S162]", () => {
    const [finding] = checkDraft(sampleDraft({ name: "" }), FEATURES);
    expect(finding).toMatchObject({ code: "property_name_missing", level: "blocking", tab: "homepage" });
  });

  it.each([
    [{ ...usableButton("chat", 1), whatsapp: "" }, "chat_without_number", "S128"],
    [{ ...usableButton("chat", 1), channel: "sms" }, "chat_without_number", "S128"],
    [{ ...usableButton("map", 1), location: "" }, "map_without_location", "S129"],
    [{ ...usableButton("click-to-call", 1), extension: "" }, "call_without_extension", "S130"],
    [{ ...usableButton("gallery", 1), items: [] }, "gallery_without_images", "S131"],
    [{ ...usableButton("link", 1), destination: "pdf" }, "link_missing", "S174"],
    [{ ...usableButton("link", 1), name: "" }, "button_name_missing", "S174"],
  ])("case %#: %s blocks with %s [%s]", (button, code, _requirement) => {
    expect(codesOf(button as Button)).toContain(code);
  });

  it("a hidden button is not asked for anything", () => {
    expect(codesOf({ ...usableButton("map", 1), hidden: true, location: "" } as Button)).toEqual([
      "no_buttons",
    ]);
  });

  it("a popup's sub-buttons are held to the same rules, and the finding names the one", () => {
    const popup = usableButton("popup", 1);
    if (popup.type !== "popup") throw new Error("A popup is needed.");
    const [call] = popup.subButtons;
    if (call?.type !== "click-to-call") throw new Error("A sub-button that calls is needed.");
    const draft = sampleDraft({ english: [{ ...popup, subButtons: [{ ...call, extension: "" }] }] });
    expect(checkDraft(draft, FEATURES)).toContainEqual(
      expect.objectContaining({
        code: "call_without_extension",
        buttonId: popup.id,
        subButtonId: call.id,
        language: "en",
        field: "extension",
      }),
    );
  });

  it("a translation needs no text that its original lends it [S83]", () => {
    const original = usableButton("gallery", 1, "Rooms");
    const draft = sampleDraft({ english: [original], languages: ["en", "de"] });
    const withGerman = (button: Button) => ({
      ...draft,
      buttons: { ...draft.buttons, de: { buttons: [button] } },
    });
    expect(blocksPublishing(checkDraft(withGerman(withoutTexts(original)), FEATURES))).toBe(false);
    const elsewhere = { ...withoutTexts(original), id: usableButton("link", 2).id };
    expect(blocksPublishing(checkDraft(withGerman(elsewhere), FEATURES))).toBe(true);
  });

  it("a language with fewer buttons than the default is a warning with both numbers [S200]", () => {
    const draft = sampleDraft({ english: [usableButton("link", 1), usableButton("map", 2)] });
    expect(checkDraft(draft, FEATURES)).toContainEqual(
      expect.objectContaining({
        code: "language_incomplete",
        level: "warning",
        language: "de",
        count: 1,
        of: 2,
      }),
    );
  });

  it.each([
    [{ email: "" }, "services_without_email", "email"],
    [{ services: [] }, "services_missing", "services"],
  ])("guest services that are on need who answers and what is offered [S141]", (patch, code, field) => {
    const button = { ...usableButton("guest-services", 1), ...patch } as Button;
    const draft = sampleDraft({ english: [button], languages: ["en"] });
    expect(checkDraft(draft, { guestServices: true })).toContainEqual(
      expect.objectContaining({ check: "services", level: "blocking", code, field }),
    );
  });

  it("feedback whose questions have no words asks nothing [S77]", () => {
    const feedback = usableButton("feedback", 1);
    const questions = [{ id: "q".repeat(24), text: "", responseType: "stars" }];
    expect(codesOf({ ...feedback, questions } as Button)).toContain("feedback_without_questions");
  });

  it("guest services are a warning while the feature is off [S141]", () => {
    const draft = sampleDraft({ english: [usableButton("guest-services", 1), usableButton("link", 2)] });
    expect(checkDraft(draft, FEATURES)).toContainEqual(
      expect.objectContaining({ code: "premium_feature_off", level: "warning" }),
    );
    expect(checkDraft(draft, { guestServices: true }).map(({ code }) => code)).not.toContain(
      "premium_feature_off",
    );
  });
});
