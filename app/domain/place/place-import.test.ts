import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PLACES_MAX } from "../limits.ts";
import { foldPlaceName, toPlacePosition } from "./place.ts";
import { planPlaces } from "./place-import.ts";
import { readPlaceLines } from "./place-lines.ts";

const read = (text: string) =>
  readPlaceLines(text, "room").map(({ line, kind, name, error }) =>
    error ? `${line} ${error.part} ${error.code}` : `${line} ${kind} ${name}`,
  );

const plan = (input: { ranges?: string; lines?: string }, taken: readonly string[] = []) =>
  planPlaces({ kind: "room", ranges: "", lines: "", ...input }, new Set(taken));

describe("a list of places", () => {
  it.each([
    ["room;401\ndeck;Upper deck", ["1 room 401", "2 deck Upper deck"]],
    ["401\r\n402\r403", ["1 room 401", "2 room 402", "3 room 403"]],
    ["\uFEFFKind,Name\nTable,4\n\n,5", ["2 table 4", "4 room 5"]],
    ["Zimmer\tNorth, left\nTISCH\t7", ["1 room North, left", "2 table 7"]],
    ['pool;"The ""big"" one; warm"', ['1 pool The "big" one; warm']],
    ["room;=1+1;\nroom;@SUM(A1)", ["1 room =1+1", "2 room @SUM(A1)"]],
    ["habitación;12\ncamera;13", ["1 room 12", "2 room 13"]],
    ["101;room\nLow table;Tisch", ["1 room 101", "2 table Low table"]],
    ["room\t301\n\nroom;401\nroom,501\n=1+1", ["1 room 301", "3 room 401", "4 room 501", "5 room =1+1"]],
    ["sep=;\nroom;1", ["2 room 1"]],
    ['room;="007"\n\'008\n"=""009"""\n\'t Hof', ["1 room 007", "2 room 008", "3 room 009", "4 room 't Hof"]],
    ['room;"Lake\n view"\nroom;2', ["1 room Lake view", "3 room 2"]],
    ["Room number\n101", ["2 room 101"]],
    ["Zimmer\n101\nRoom", ["2 room 101"]],
    ["N° de chambre\n12", ["2 room 12"]],
    ["Name;Kind\nUpper;Deck\n7;", ["2 deck Upper", "3 room 7"]],
    [
      '"Room No","Room Type","Floor","Housekeeping","Max Occupancy"\n"101","DBL","1","Clean","2"\ndeck;Sun',
      ["2 room 101", "3 deck Sun"],
    ],
    ["Etage;Zimmernr.;Zimmertyp\n1;101;Doppel\n;;\n2;201;Suite", ["2 room 101", "4 room 201"]],
    ["Planta\tHabitación\tEstado\n1\t101\tLimpia", ["2 room 101"]],
    ["No;Camera;Piano\n1;Rosa;2", ["2 room Rosa"]],
    ["Room;Table", ["1 room Table"]],
  ])("%j is read as %j [R1]", (text, lines) => {
    expect(read(text)).toEqual(lines);
  });

  it.each([
    ["suite;1", "1 kind invalid"],
    ["Kind;Name\nbar;1", "2 kind invalid"],
    ['room;"open', "1 line invalid"],
    ['room;"a"b', "1 line invalid"],
    ["room;1;blue", "1 line invalid"],
  ])("%j is wrong: %s [R1]", (text, error) => {
    expect(read(text)).toEqual([error]);
  });

  it("is parsed in any pasted form, with lines numbered from 1 [R1]", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        const lines = readPlaceLines(text, "room").map(({ line }) => line);
        expect(lines).toEqual([...new Set(lines)].toSorted((one, other) => one - other));
        expect(lines.at(-1) ?? 0).toBeLessThanOrEqual(text.split(/\r\n|\r|\n/).length);
      }),
    );
  });

  it("reads back what a spreadsheet exports, for any names [R1]", () => {
    const name = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => /^\S(.*\S)?$/.test(text));
    fc.assert(
      fc.property(fc.array(name, { minLength: 1 }), fc.constantFrom(";", ","), (names, separator) => {
        const quoted = names.map((text) => `table${separator}"${text.replaceAll('"', '""')}"`);
        // The file uses semicolons between kind and name, or has no kinds.
        fc.pre(separator === ";" || !names.join("").includes(";"));
        expect(readPlaceLines(quoted.join("\n"), "room").map((line) => line.name)).toEqual(names);
      }),
    );
  });
});

describe("places added from ranges and lines", () => {
  it("leave out existing ones, and report each invalid line by number [R1]", () => {
    const lines = "room;401\nroom;Penthouse with sea view\nroom;201\nroom; 401\nbar;1\ndeck;201\nroom;203";
    const { added, there, errors } = plan({ ranges: "201-203, 202, 9-1", lines }, [
      toPlacePosition("room", "201"),
    ]);
    expect(added.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      ...["room 202", "room 203", "room 401", "deck 201"],
    ]);
    expect(there).toBe(2);
    expect(errors).toEqual([
      { path: "ranges.2", code: "invalid" },
      { path: "lines.2.name", code: "too_long" },
      { path: "lines.4.name", code: "duplicate" },
      { path: "lines.5.kind", code: "invalid" },
      { path: "lines.7.name", code: "duplicate" },
    ]);
  });

  it("are limited to 5,000 per property, existing ones included [R1]", () => {
    const list = (count: number) => Array.from({ length: count }, (_, index) => `room;${index}`).join("\n");
    expect(plan({ lines: list(PLACES_MAX) }).errors).toEqual([]);
    expect(plan({ lines: list(PLACES_MAX + 1) }).errors).toEqual([{ path: "lines", code: "too_many" }]);
    expect(plan({ ranges: "1-5000", lines: "deck;1" }).errors).toEqual([{ path: "lines", code: "too_many" }]);
    expect(plan({ ranges: "1-5000" }, [toPlacePosition("lobby", "Lobby")]).errors).toEqual([
      { path: "ranges", code: "too_many" },
    ]);
    const wrong = plan({ lines: "bar;1\n".repeat(5_001) }).errors;
    expect([wrong.length, wrong[0]]).toEqual([50, { path: "lines.1.kind", code: "invalid" }]);
    expect(plan({ lines: "bar;1\n".repeat(5_001) }).wrong).toHaveLength(5_001);
  });

  it("are unique and not existing ones, whatever is typed [R1]", () => {
    const text = fc.array(fc.constantFrom(...'12A-,;\n" room'.split(""))).map((signs) => signs.join(""));
    fc.assert(
      fc.property(text, text, (ranges, lines) => {
        const first = plan({ ranges, lines });
        const keys = first.added.map(({ kind, name }) => toPlacePosition(kind, name));
        expect(new Set(keys).size).toBe(keys.length);
        for (const { name } of first.added) expect(foldPlaceName(name)).not.toBe("");
        expect(plan({ ranges, lines }, keys).added).toEqual([]);
      }),
    );
  });
});
