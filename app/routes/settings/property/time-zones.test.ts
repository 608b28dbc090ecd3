import { describe, expect, it } from "vitest";
import { isTimeZone } from "#domain/property/property.ts";
import { findTimeZones, listTimeZones, timeZoneChoice } from "./time-zones.ts";

const WINTER = new Date("2026-01-15T12:00:00Z");
const choices = listTimeZones("en", "Asia/Calcutta", WINTER);

describe("a time zone", () => {
  it.each([
    ["dub", "Asia/Dubai"],
    ["bogota", "America/Bogota"],
    ["gulf standard", "Asia/Dubai"],
    ["  EUROPE  lon ", "Europe/London"],
    ["UTC", "UTC"],
  ])("is found by %j: %s [D26]", (typed, id) => {
    expect(findTimeZones(choices, typed).map((choice) => choice.id)).toContain(id);
  });

  it("whose city starts with the input comes first, and an unknown one is not found [D26]", () => {
    expect(findTimeZones(choices, "rom")[0]?.city).toBe("Rome");
    expect(findTimeZones(choices, "olympus mons")).toEqual([]);
    expect(findTimeZones(choices, "").length).toBeGreaterThan(10);
  });

  it("is shown with its city, its translated name, and its offset [D26, S103]", () => {
    expect(timeZoneChoice("de", "Asia/Dubai", WINTER)).toEqual({
      id: "Asia/Dubai",
      city: "Dubai",
      detail: "Golf-Zeit · GMT+4",
    });
  });

  it("is offered only if the API accepts it, including the current one [D26]", () => {
    expect(choices.filter(({ id }) => !isTimeZone(id))).toEqual([]);
    expect(choices.map(({ id }) => id)).toContain("Asia/Calcutta");
  });
});
