import { describe, expect, test } from "vitest";
import type { Property } from "#domain/property/property.ts";
import { sampleProperty } from "#tests/factories/sample-property.ts";
import { filterSites } from "./site-filter.ts";
import { sortNext, sortSites } from "./sort-sites.ts";

const NOW = Date.UTC(2026, 8, 18);

function site(name: string, mode: string | null, names: Partial<Property> = {}): Property {
  const licence = mode === null ? null : makeLicence(name, mode);
  return sampleProperty({ id: name, licence, ...names });
}

function makeLicence(id: string, mode: string): Property["licence"] {
  return {
    plicensepropertyid: id,
    plicensemode: mode,
    plicensemodeprevious: null,
    plicensedatestart: null,
    plicensedateend: null,
  };
}

const SITES = [
  site("Villa Serafina", "DEMO", { accountName: "Serafina Ospitalità", userName: "Paolo Greco" }),
  site("Harbour Hotel", "SUSPENDED"),
  site("Gull Cottage", null),
];

function getNames(filter: Partial<Parameters<typeof filterSites>[1]>): string[] {
  return filterSites(SITES, { state: null, text: "", ...filter }, NOW).map(({ name }) => name);
}

describe("the site selection", () => {
  test("shows all properties at first [S37]", () => {
    expect(getNames({})).toEqual(["Villa Serafina", "Harbour Hotel", "Gull Cottage"]);
  });

  test.each([
    ["demo", ["Villa Serafina"]],
    ["suspended", ["Harbour Hotel"]],
    ["unassigned", ["Gull Cottage"]],
    ["active", []],
  ] as const)("filters by the licence state %s [S68]", (state, names) => {
    expect(getNames({ state })).toEqual(names);
  });

  test.each([
    ["property", "HARBOUR", ["Harbour Hotel"]],
    ["account, whatever the accents", "ospitalita", ["Villa Serafina"]],
    ["user", "greco", ["Villa Serafina"]],
    ["several words in any order", "hotel imogen", ["Harbour Hotel"]],
    ["what was pasted with signs that nobody sees", "Har\u200bbour\ufeff", ["Harbour Hotel"]],
    ["nothing that is there", "zzz", []],
  ])("searches by %s [S38]", (_, text, names) => {
    expect(getNames({ text })).toEqual(names);
  });
});

test("lists usable properties first, and can be sorted by each column [S37, S38]", () => {
  const ended = site("Anchor", null);
  const bay = site("Bay", "DEMO", { updatedAt: "2026-09-01T00:00:00Z" });
  const cove = site("Cove", "DEMO", { updatedAt: "2026-09-02T00:00:00Z" });
  const namesBy = (sorting: Parameters<typeof sortSites>[1]["sorting"]) =>
    sortSites([ended, cove, bay], { sorting, language: "en", now: NOW })
      .map(({ name }) => name)
      .join(" ");
  expect(namesBy(null)).toBe("Cove Bay Anchor");
  const byName = sortNext(null, "propertyName");
  expect(namesBy(byName)).toBe("Anchor Bay Cove");
  expect(namesBy(sortNext(byName, "propertyName"))).toBe("Cove Bay Anchor");
  expect(namesBy(sortNext(byName, "lastUpdated"))).toBe("Cove Bay Anchor");
  expect(namesBy({ column: "lastUpdated", isDescending: false })).toBe("Anchor Bay Cove");
});
