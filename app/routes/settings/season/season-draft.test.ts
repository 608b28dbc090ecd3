import { describe, expect, it } from "vitest";
import {
  closureOf,
  draftOf,
  findSeasonErrors,
  type SeasonDraft,
  shownClosureOf,
  wrongDaysOf,
} from "./season-draft.ts";

const NOW = Date.parse("2026-11-22T18:30:00Z");
const WINTER: SeasonDraft = {
  closesOn: "2027-01-04",
  opensOn: "2027-02-12",
  noticeFrom: "2026-12-01",
  texts: { de: { notice: "", closed: " Wir schlafen. " }, ar: { notice: "", closed: "" } },
};
const errorsOf = (part: Partial<SeasonDraft>) =>
  findSeasonErrors({ ...WINTER, ...part }, { now: NOW, timeZone: "Europe/Berlin" });

describe("what is typed about a season", () => {
  it("becomes a closure with the words that staff wrote, and only those [T8]", () => {
    expect(closureOf(WINTER)).toEqual({
      closesOn: "2027-01-04",
      opensOn: "2027-02-12",
      noticeFrom: "2026-12-01",
      texts: { de: { notice: "", closed: "Wir schlafen." } },
    });
    expect(closureOf({ ...WINTER, noticeFrom: "", texts: {} })?.noticeFrom).toBeNull();
    expect(errorsOf({})).toEqual({});
    expect(closureOf({ ...WINTER, opensOn: "" })).toBeNull();
  });

  it("begins with the words of the last season, and without its days once it is over [T8]", () => {
    const closure = closureOf(WINTER);
    expect(draftOf(closure, false)).toEqual({ ...WINTER, texts: closure?.texts });
    expect(draftOf(closure, true)).toEqual({
      closesOn: "",
      opensOn: "",
      noticeFrom: "",
      texts: { de: { notice: "", closed: "Wir schlafen." } },
    });
  });

  it.each<[string, Partial<SeasonDraft>, Record<string, string>]>([
    ["without days", { closesOn: "", opensOn: "" }, { closesOn: "required", opensOn: "required" }],
    ["without its end", { opensOn: "" }, { opensOn: "required" }],
    ["that opens on the day it closes", { opensOn: "2027-01-04" }, { opensOn: "season_never" }],
    ["that is told of too late", { noticeFrom: "2027-01-04" }, { noticeFrom: "season_never" }],
    [
      "that is over today",
      { closesOn: "2026-11-01", opensOn: "2026-11-22", noticeFrom: "" },
      { opensOn: "season_past" },
    ],
    [
      "with too many words",
      { texts: { fr: { notice: "x".repeat(121), closed: "" } } },
      { "texts.fr.notice": "too_long" },
    ],
  ])("is refused at its field where it is one %s [T8]", (_title, part, errors) => {
    expect(errorsOf(part)).toEqual(errors);
  });

  it("shows its words while only the day of the notice is wrong, and says that at once [T8]", () => {
    const late = { ...WINTER, noticeFrom: "2027-01-04" };
    expect(closureOf(late)).toBeNull();
    expect(shownClosureOf(late)).toMatchObject({ opensOn: "2027-02-12", noticeFrom: null });
    expect(shownClosureOf({ ...late, opensOn: "" })).toBeNull();
    expect(wrongDaysOf(errorsOf({ noticeFrom: "2027-01-04" }))).toEqual({ noticeFrom: "season_never" });
    expect(wrongDaysOf(errorsOf({ opensOn: "" }))).toEqual({});
  });

  it("ends at the midnight of the property's clock [T8]", () => {
    const part = { closesOn: "2026-11-01", opensOn: "2026-11-23", noticeFrom: "" };
    expect(errorsOf(part)).toEqual({});
    expect(findSeasonErrors({ ...WINTER, ...part }, { now: NOW, timeZone: "Pacific/Auckland" })).toEqual({
      opensOn: "season_past",
    });
  });
});
