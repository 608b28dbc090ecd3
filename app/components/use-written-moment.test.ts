import { describe, expect, it } from "vitest";
import { formatTime } from "#app/messages/format.ts";
import { writeMoment } from "./use-written-moment.ts";

const AT = Date.UTC(2026, 10, 23, 15, 43);
const ROME = "Europe/Rome";

describe("a property's moment", () => {
  it.each([
    ["the property's own zone", ROME, "23 Nov 2026, 16:43"],
    ["another zone with the same clock", "Europe/Berlin", "23 Nov 2026, 16:43"],
    ["a server that knows no zone", null, "23 Nov 2026, 16:43"],
    ["another clock", "Europe/London", "23 Nov 2026, 16:43 (CET)"],
    ["another clock and day", "Asia/Tokyo", "23 Nov 2026, 16:43 (CET)"],
  ])("is told by the property's clock, seen from %s [S90, D88]", (_, viewer, text) => {
    expect(writeMoment("en", AT, { timeZone: ROME, viewer })).toBe(text);
  });

  it("includes the zone's name, also after a time alone, as valid at that moment [S90, D88]", () => {
    const clocks = { timeZone: ROME, viewer: "Europe/London" };
    expect(writeMoment("de", AT, clocks, formatTime)).toBe("16:43 (MEZ)");
    expect(writeMoment("en", Date.UTC(2026, 6, 1, 10), clocks, formatTime)).toBe("12:00 (CEST)");
  });
});
