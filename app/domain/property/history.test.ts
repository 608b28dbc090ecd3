import { describe, expect, it } from "vitest";
import { buildHistory, type PublishedVersion, type ServedState } from "./history.ts";

const at = (day: string) => Date.parse(`${day}T00:00:00.000Z`);
const iso = (day: string) => `${day}T00:00:00.000Z`;

function state(day: string, more: Partial<ServedState> = {}): ServedState {
  return { servedFrom: at(day), number: 1, licence: null, closure: null, ...more };
}

const version = (number: number, day: string): PublishedVersion => ({
  number,
  publishedAt: at(day),
  note: `Note ${number}`,
  publishedBy: "Front desk",
});
const WHOLE = { isWhole: true };

describe("a property's history", () => {
  it("lists each version from its first serving to the next, newest first [T11]", () => {
    const states = [state("2026-03-02"), state("2026-03-05", { number: 2 })];
    const versions = [version(1, "2026-03-01"), version(2, "2026-03-04"), version(3, "2026-03-09")];
    const entry = (number: number) => ({
      kind: "version",
      number,
      note: `Note ${number}`,
      publishedBy: "Front desk",
    });
    expect(buildHistory(states, versions, WHOLE)).toEqual([
      { ...entry(3), at: iso("2026-03-09"), until: null },
      { ...entry(2), at: iso("2026-03-05"), until: iso("2026-03-09") },
      { ...entry(1), at: iso("2026-03-02"), until: iso("2026-03-05") },
    ]);
  });

  it("lists announcements with their end, in order of time [T11]", () => {
    const banner = { kind: "banner", text: "Lift 2 is out of order." } as const;
    const announcements = [
      { ...banner, beganAt: at("2026-03-03"), endsAt: at("2026-03-04") },
      { ...banner, kind: "emergency" as const, beganAt: at("2026-03-06"), endsAt: null },
    ];
    const states = [state("2026-03-02"), state("2026-03-05", { number: 2 })];
    const versions = [version(1, "2026-03-02"), version(2, "2026-03-05")];
    const events = buildHistory(states, versions, { ...WHOLE, announcements });
    expect(events.map(({ kind, at: moment }) => [kind, moment])).toEqual([
      ["announcement", iso("2026-03-06")],
      ["version", iso("2026-03-05")],
      ["announcement", iso("2026-03-03")],
      ["version", iso("2026-03-02")],
    ]);
    expect(events[2]).toMatchObject({ form: "banner", text: banner.text, until: iso("2026-03-04") });
    expect(events[0]).toMatchObject({ form: "emergency", until: null });
  });

  it("lists licence changes, with the end date that staff know [T11, S90]", () => {
    const open = { closesAt: at("2026-04-03"), isClosed: false };
    const states = [
      state("2026-03-01", { licence: open }),
      state("2026-03-02", { licence: open }),
      state("2026-03-03", { licence: { ...open, isClosed: true } }),
      state("2026-03-04", { licence: { ...open, closesAt: at("2026-05-03"), isClosed: true } }),
      state("2026-03-05", { licence: { closesAt: null, isClosed: true } }),
      state("2026-03-06"),
    ];
    const licence = (day: string, wanted: string, until: string | null) => ({
      kind: "licence",
      at: iso(day),
      state: wanted,
      until,
    });
    expect(buildHistory(states, [], WHOLE)).toEqual([
      licence("2026-03-05", "closed", null),
      licence("2026-03-04", "closed", iso("2026-05-01")),
      licence("2026-03-03", "closed", iso("2026-04-01")),
      licence("2026-03-01", "open", iso("2026-04-01")),
    ]);
  });

  it("marks where records begin, and lists no licence changes before, if versions are older [T11, D55]", () => {
    const open = { closesAt: at("2026-04-03"), isClosed: false };
    const states = [
      state("2026-03-02", { number: 2, licence: open }),
      state("2026-03-05", { number: 3, licence: open }),
    ];
    const versions = [version(1, "2025-01-01"), version(2, "2025-02-01"), version(3, "2026-03-05")];
    const kinds = buildHistory(states, versions, WHOLE).map(({ kind, at: moment }) => [kind, moment]);
    expect(kinds).toEqual([
      ["version", iso("2026-03-05")],
      ["record-began", iso("2026-03-02")],
      ["version", iso("2025-02-01")],
      ["version", iso("2025-01-01")],
    ]);
    // The only version, whose first days are no longer recorded: it did not begin with the record.
    const later = buildHistory([state("2026-03-02", { licence: open })], [version(1, "2023-01-01")], WHOLE);
    expect(later.map(({ kind, at: moment }) => [kind, moment])).toEqual([
      ["record-began", iso("2026-03-02")],
      ["version", iso("2023-01-01")],
    ]);
  });

  it("lists a seasonal closure when its days change, and its end [T11, T8]", () => {
    const closure = { closesOn: "2026-11-01", opensOn: "2027-03-01" };
    const states = [
      state("2026-03-01"),
      state("2026-03-02", { closure }),
      state("2026-03-03", { closure }),
      state("2026-03-04", { closure: { ...closure, opensOn: "2027-03-15" } }),
      state("2026-03-05", { closure: { closesOn: "2026-11-08", opensOn: "2027-03-15" } }),
      state("2026-03-06"),
      state("2026-03-07"),
    ];
    expect(buildHistory(states, [], WHOLE)).toEqual([
      { kind: "closure-ended", at: iso("2026-03-06") },
      { kind: "closure", at: iso("2026-03-05"), closesOn: "2026-11-08", opensOn: "2027-03-15" },
      { kind: "closure", at: iso("2026-03-04"), closesOn: "2026-11-01", opensOn: "2027-03-15" },
      { kind: "closure", at: iso("2026-03-02"), ...closure },
    ]);
  });

  it("lists the end of publication, but not the time before the first [T11]", () => {
    const none = { number: null, licence: { closesAt: null, isClosed: true } };
    expect(buildHistory([state("2026-03-01", none)], [], WHOLE)).toEqual([]);
    expect(buildHistory([state("2026-03-01"), state("2026-03-02", none)], [], WHOLE)).toEqual([
      { kind: "unpublished", at: iso("2026-03-02") },
    ]);
  });

  it("lists the first state as a change only if the record begins with it [T11]", () => {
    const closure = { closesOn: "2026-11-01", opensOn: "2027-03-01" };
    const states = [state("2026-03-01", { closure }), state("2026-03-02")];
    const ended = { kind: "closure-ended", at: iso("2026-03-02") };
    expect(buildHistory(states, [], { isWhole: false })).toEqual([ended]);
    expect(buildHistory(states, [], WHOLE)).toEqual([
      ended,
      { kind: "closure", at: iso("2026-03-01"), ...closure },
    ]);
  });
});
