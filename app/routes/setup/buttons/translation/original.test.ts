import { describe, expect, it } from "vitest";
import type { ButtonOf } from "#domain/content/button.ts";
import { sampleId, usableButton } from "#tests/factories/draft.ts";
import { countEmptyTexts, toInnerOriginal, toOriginal } from "./original.ts";

const survey = usableButton("feedback", 1, "Your stay") as ButtonOf<"feedback">;
const bed = { id: sampleId(11), text: "The bed?", responseType: "stars" } as const;
const view = { id: sampleId(12), text: "The view?", responseType: "stars" } as const;

describe("the original beside a translation", () => {
  it("is matched by entry id, wherever the entry is in the translation [S16]", () => {
    const translated = {
      ...survey,
      questions: [
        { ...view, text: "Die Aussicht?" },
        { ...bed, text: "" },
      ],
    };
    const { language, textAt } = toOriginal({ ...survey, questions: [bed, view] }, translated, "en");
    expect(language).toBe("en");
    expect(textAt("name")).toBe("Your stay");
    expect(textAt("questions.0.text")).toBe("The view?");
    expect(textAt("questions.1.text")).toBe("The bed?");
    expect(textAt("questions.2.text")).toBeUndefined();
    expect(textAt("email")).toBeUndefined();
  });

  it("is found from inside a sub-button's or picture's dialog [S16]", () => {
    const popup = usableButton("popup", 2, "Tips") as ButtonOf<"popup">;
    const gallery = usableButton("gallery", 3, "Rooms") as ButtonOf<"gallery">;
    const subId = popup.subButtons[0]?.id ?? "";
    const itemId = gallery.items[0]?.id ?? "";
    expect(toInnerOriginal(toOriginal(popup, popup, "en"), "subButtons", subId).textAt("name")).toBe("Tips");
    const item = toInnerOriginal(toOriginal(gallery, gallery, "en"), "items", itemId);
    expect(item.textAt("description")).toBe("Rooms");
    expect(item.textAt("picture.alt")).toBeUndefined();
  });

  it("has no texts for a button of another type [S16]", () => {
    const chat = usableButton("chat", 4, "Ask us");
    const { textAt } = toOriginal(usableButton("link", 4, "Ask"), chat, "en");
    expect(textAt("name")).toBe("Ask");
    expect(textAt("message")).toBeUndefined();
  });

  it("counts the texts that a translation lacks [S16]", () => {
    const original = { ...survey, questions: [bed, view] };
    expect(countEmptyTexts(original, original)).toBe(0);
    expect(countEmptyTexts(original, { ...original, name: "", questions: [view] })).toBe(2);
  });
});
