import { describe, expect, it } from "vitest";
import type { Button, ButtonOf } from "#domain/content/button.ts";
import { newButton } from "#domain/content/starter/new-button.ts";
import { PICTURE, usableButton } from "#tests/factories/draft.ts";
import { checkButton, checkGalleryItem } from "./field-errors.ts";
import { filterShownErrors } from "./shown-errors.ts";

const ID = "a".repeat(24);

function linkWith(patch: Partial<ButtonOf<"link">>): Button {
  const link = newButton("link", ID, "Menu");
  if (link.type !== "link") throw new Error("A new link is a link.");
  return { ...link, ...patch };
}

describe("a button's fields", () => {
  it.each([
    ["name", { name: " " }, "required"],
    // A zero-width space is removed, as in the API, which leaves the name empty.
    ["name", { name: "\u200b" }, "required"],
    ["name", { name: "one\ntwo\nthree" }, "too_many_lines"],
    ["url", { url: "javascript:alert(1)" }, "invalid_url"],
    ["whatsapp", { whatsapp: "0044 123456" }, "invalid_whatsapp"],
    ["telephone", { telephone: "reception" }, "invalid_telephone"],
    ["wechat", { wechat: "1" }, "invalid_wechat"],
  ])("%s refuses %o [S123]", (path, patch, code) => {
    const checked = checkButton(linkWith(patch));
    expect(checked.ok).toBe(false);
    expect(checked.errors).toEqual({ [path]: code });
  });

  it("accept a WhatsApp number with country code [S133]", () => {
    expect(checkButton(linkWith({ whatsapp: "+44123456789" })).ok).toBe(true);
  });

  it("are normalised like in the API [S74]", () => {
    const checked = checkButton(linkWith({ name: " Menu ", url: "quay.example" }));
    expect(checked.ok && checked.value).toMatchObject({ name: "Menu", url: "https://quay.example" });
  });

  it("show a broken rule at once, and an incomplete value on blur [S123]", () => {
    const errors = { name: "too_many_lines", url: "invalid_url" } as const;
    expect(filterShownErrors(errors, new Set())).toEqual({ name: "too_many_lines" });
    expect(filterShownErrors(errors, new Set(["url"]))).toEqual(errors);
  });
});

describe("a button's rows", () => {
  it("a question without text is refused at its field [S77]", () => {
    const feedback = usableButton("feedback", 1);
    if (feedback.type !== "feedback") throw new Error("Feedback is needed.");
    const questions = [
      { id: "a".repeat(24), text: "The room?", responseType: "stars" as const },
      { id: "b".repeat(24), text: " ", responseType: "like" as const },
    ];
    expect(checkButton({ ...feedback, questions }).errors).toEqual({ "questions.1.text": "required" });
  });

  it("an eleventh question is refused with the specified code [S127]", () => {
    const feedback = usableButton("feedback", 1);
    if (feedback.type !== "feedback") throw new Error("Feedback is needed.");
    const questions = Array.from({ length: 11 }, (_, index) => ({
      id: String.fromCharCode(97 + index).repeat(24),
      text: "The room?",
      responseType: "stars" as const,
    }));
    expect(checkButton({ ...feedback, questions }).errors).toEqual({ questions: "too_many_questions" });
  });

  it("a service without a name is refused at its field [S141]", () => {
    const button = usableButton("guest-services", 1);
    if (button.type !== "guest-services") throw new Error("Guest services are needed.");
    const services = button.services.map((service) => ({ ...service, name: "" }));
    expect(checkButton({ ...button, services }).errors).toEqual({ "services.0.name": "required" });
  });

  it.each([
    [{ picture: null }, { picture: "required" }, "S131"],
    [{ title: "" }, { title: "required" }, "S131"],
    [{ title: "one\ntwo\nthree" }, { title: "too_many_lines" }, "S123"],
    [{ description: "1\n2\n3\n4\n5" }, { description: "too_many_lines" }, "S124"],
    [{ description: "1\n2\n3\n4" }, {}, "S124"],
  ])("a gallery item with %o has the errors %o [%s]", (patch, errors, _requirement) => {
    const item = { id: ID, picture: { ...PICTURE }, title: "Sea pool", description: "", ...patch };
    expect(checkGalleryItem(item).errors).toEqual(errors);
  });
});
