import { describe, expect, it } from "vitest";
import type { Closure } from "#domain/property/closure.ts";
import { toSeasonDraft } from "./season-draft.ts";
import { reduceSeasonTyping, startTyping } from "./season-typing.ts";

const winter: Closure = { closesOn: "2026-11-02", opensOn: "2027-03-20", noticeFrom: null, texts: {} };
const longer: Closure = { ...winter, opensOn: "2027-04-01" };
const shown = toSeasonDraft(winter, false);
const edit = (part: Partial<typeof shown>, closure: Closure | null = winter, over = shown) =>
  ({ type: "edit", part, shown: over, closure }) as const;
const typing = reduceSeasonTyping(startTyping(null), edit({ opensOn: "2027-03-27" }));

describe("editing a seasonal closure", () => {
  it("starts from the closure at the first change [S110]", () => {
    expect(typing).toEqual({ typed: { ...shown, opensOn: "2027-03-27" }, base: winter, errors: {} });
    const again = reduceSeasonTyping(typing, edit({ closesOn: "2026-11-09" }, longer, typing.typed ?? shown));
    expect(again.base).toBe(winter);
    expect(again.typed).toEqual({ ...shown, closesOn: "2026-11-09", opensOn: "2027-03-27" });
  });

  it("keeps its input after a refusal, and clears the errors with the next change [S110]", () => {
    const refused = reduceSeasonTyping(typing, { type: "refuse", errors: { opensOn: "invalid" } });
    expect(refused).toEqual({ ...typing, errors: { opensOn: "invalid" } });
    const typed = refused.typed ?? shown;
    expect(reduceSeasonTyping(refused, edit({ noticeFrom: "2026-10-01" }, winter, typed)).errors).toEqual({});
  });

  it("shows the saved closure at the end, and can start again [S110]", () => {
    const ended = reduceSeasonTyping(typing, { type: "end" });
    expect(ended).toMatchObject({ typed: null, errors: {} });
    expect(reduceSeasonTyping(ended, edit({ noticeFrom: "" }, longer)).base).toBe(longer);
  });
});
