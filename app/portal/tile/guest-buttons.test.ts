import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newButton } from "#domain/content/starter/new-button.ts";
import { sampleDraft, sampleId, usableButton } from "#tests/factories/draft.ts";
import { getGuestButtons } from "./guest-buttons.ts";
import { getWidthInSixths } from "./tile-layout.ts";

const WITHOUT = { guestServices: false };
const WITH = { guestServices: true };

describe("visible buttons", () => {
  it("exclude hidden ones [S9]", () => {
    const english = [{ ...usableButton("link", 1), hidden: true }, usableButton("map", 2)];
    expect(
      getGuestButtons(sampleDraft({ english }), "en", WITH, "published").map(({ type }) => type),
    ).toEqual(["map"]);
  });

  it("include guest services only with the premium feature [S141]", () => {
    const draft = sampleDraft({ english: [usableButton("guest-services", 1)] });
    expect(getGuestButtons(draft, "en", WITHOUT, "published")).toHaveLength(0);
    expect(getGuestButtons(draft, "en", WITH, "published")).toHaveLength(1);
  });

  it("include feedback only with a question [S77]", () => {
    const feedback = usableButton("feedback", 1);
    const empty = newButton("feedback", sampleId(2), "Soon");
    const draft = sampleDraft({ english: [feedback, empty] });
    expect(getGuestButtons(draft, "en", WITHOUT, "published")).toEqual([feedback]);
    expect(getGuestButtons(draft, "en", WITHOUT, "preview")).toEqual([feedback, empty]);
  });

  it("always have content once published; a preview also shows empty ones [S174]", () => {
    const draft = sampleDraft({
      english: [newButton("link", sampleId(1), "Soon"), newButton("gallery", sampleId(2), "Soon")],
    });
    expect(getGuestButtons(draft, "en", WITH, "published")).toHaveLength(0);
    expect(getGuestButtons(draft, "en", WITH, "preview")).toHaveLength(2);
  });

  it("come from the default language if a language has none, and are empty if that has none [S16]", () => {
    const draft = sampleDraft();
    expect(getGuestButtons(draft, "fi", WITH, "published")).toEqual(draft.buttons.en?.buttons);
    expect(getGuestButtons({ ...draft, buttons: {} }, "fi", WITH, "published")).toEqual([]);
  });
});

describe("the last row", () => {
  it("fills its width for every number of tiles and columns [S82]", () => {
    const countColumns = fc.constantFrom<1 | 2 | 3>(1, 2, 3);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), countColumns, (count, columns) => {
        let filled = 0;
        for (let index = 0; index < count; index += 1) {
          filled += getWidthInSixths(index, count, columns);
          expect(filled % 6 === 0 || filled % 6 >= 2).toBe(true);
          if ((index + 1) % columns === 0) expect(filled % 6).toBe(0);
        }
        expect(filled % 6).toBe(0);
        expect(filled / 6).toBe(Math.ceil(count / columns));
      }),
    );
  });
});
