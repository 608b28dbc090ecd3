import { describe, expect, it } from "vitest";
import type { Button } from "#domain/content/button.ts";
import { sampleDraft, usableButton } from "#tests/factories/draft.ts";
import { findFirstMissingField } from "./first-missing-field.ts";

const FEATURES = { guestServices: true };

function getLack(button: Button, features = FEATURES) {
  return findFirstMissingField(sampleDraft(), { button, language: "en", features })?.code ?? null;
}

describe("the gap of a saved button", () => {
  it.each([
    [{ ...usableButton("map", 1), location: "" }, "map_without_location"],
    [{ ...usableButton("chat", 1), whatsapp: "" }, "chat_without_number"],
    [{ ...usableButton("click-to-call", 1), extension: "" }, "call_without_extension"],
    [{ ...usableButton("gallery", 1), items: [] }, "gallery_without_images"],
    [{ ...usableButton("feedback", 1), email: "" }, "feedback_without_email"],
    [{ ...usableButton("guest-services", 1), email: "" }, "services_without_email"],
    [{ ...usableButton("guest-services", 1), services: [] }, "services_missing"],
    [usableButton("link", 1), null],
  ])("case %#: is said by its code [S136]", (button, code) => {
    expect(getLack(button as Button)).toBe(code);
  });

  it("is empty for a hidden button, and for a feature that is off [S136, S141]", () => {
    expect(getLack({ ...usableButton("map", 1), hidden: true, location: "" } as Button)).toBeNull();
    const services = { ...usableButton("guest-services", 1), email: "" } as Button;
    expect(getLack(services, { guestServices: false })).toBeNull();
  });
});
