import { describe, expect, it } from "vitest";
import {
  findSeasonErrors,
  getWrongDays,
  type SeasonDraft,
  toClosure,
  toSeasonDraft,
  toShownClosure,
} from "./season-draft.ts";

const NOW = Date.parse("2026-11-22T18:30:00Z");
const WINTER: SeasonDraft = {
  closesOn: "2027-01-04",
  opensOn: "2027-02-12",
  noticeFrom: "2026-12-01",
  texts: { de: { notice: "", closed: " Wir schlafen. " }, ar: { notice: "", closed: "" } },
};
const getErrors = (part: Partial<SeasonDraft>) =>
  findSeasonErrors({ ...WINTER, ...part }, { now: NOW, timeZone: "Europe/Berlin" });

describe("a season form", () => {
  it("becomes a closure with only the texts that staff wrote [T8]", () => {
    expect(toClosure(WINTER)).toEqual({
      closesOn: "2027-01-04",
      opensOn: "2027-02-12",
      noticeFrom: "2026-12-01",
      texts: { de: { notice: "", closed: "Wir schlafen." } },
    });
    expect(toClosure({ ...WINTER, noticeFrom: "", texts: {} })?.noticeFrom).toBeNull();
    expect(getErrors({})).toEqual({});
    expect(toClosure({ ...WINTER, opensOn: "" })).toBeNull();
  });

  it("starts with the last season's texts, without its days once over [T8]", () => {
    const closure = toClosure(WINTER);
    expect(toSeasonDraft(closure, false)).toEqual({ ...WINTER, texts: closure?.texts });
    expect(toSeasonDraft(closure, true)).toEqual({
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
    expect(getErrors(part)).toEqual(errors);
  });

  it("shows its texts while only the notice day is invalid, with an immediate error [T8]", () => {
    const late = { ...WINTER, noticeFrom: "2027-01-04" };
    expect(toClosure(late)).toBeNull();
    expect(toShownClosure(late)).toMatchObject({ opensOn: "2027-02-12", noticeFrom: null });
    expect(toShownClosure({ ...late, opensOn: "" })).toBeNull();
    expect(getWrongDays(getErrors({ noticeFrom: "2027-01-04" }))).toEqual({ noticeFrom: "season_never" });
    expect(getWrongDays(getErrors({ opensOn: "" }))).toEqual({});
  });

  it("ends at the property's midnight [T8]", () => {
    const part = { closesOn: "2026-11-01", opensOn: "2026-11-23", noticeFrom: "" };
    expect(getErrors(part)).toEqual({});
    expect(findSeasonErrors({ ...WINTER, ...part }, { now: NOW, timeZone: "Pacific/Auckland" })).toEqual({
      opensOn: "season_past",
    });
  });
});
