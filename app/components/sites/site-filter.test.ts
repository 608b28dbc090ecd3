import { describe, expect, test } from "vitest";
import type { Property } from "#domain/property/property.ts";
import { filterSites } from "./site-filter.ts";

const NOW = Date.UTC(2026, 8, 18);

function site(name: string, mode: string | null, names: Partial<Property> = {}): Property {
  return {
    id: name,
    name,
    accountName: "Marlowe Collection",
    userName: "Imogen Hartley",
    slug: name,
    languages: ["en"],
    defaultLanguage: "en",
    timeZone: "Europe/London",
    address: "",
    telephone: "",
    active: true,
    features: { guestServices: false },
    countsByVisitorId: true,
    closure: null,
    revision: 1,
    updatedAt: null,
    updatedBy: null,
    thumbnail: null,
    publishedNumber: null,
    licenceKey: null,
    licence:
      mode === null
        ? null
        : {
            plicensepropertyid: name,
            plicensemode: mode,
            plicensemodeprevious: null,
            plicensedatestart: null,
            plicensedateend: null,
          },
    ...names,
  };
}

const SITES = [
  site("Villa Serafina", "DEMO", { accountName: "Serafina Ospitalità", userName: "Paolo Greco" }),
  site("Harbour Hotel", "SUSPENDED"),
  site("Gull Cottage", null),
];

function namesOf(filter: Partial<Parameters<typeof filterSites>[1]>): string[] {
  return filterSites(SITES, { state: null, text: "", ...filter }, NOW).map(({ name }) => name);
}

describe("the site selection", () => {
  test("shows every property at first [S37]", () => {
    expect(namesOf({})).toEqual(["Villa Serafina", "Harbour Hotel", "Gull Cottage"]);
  });

  test.each([
    ["demo", ["Villa Serafina"]],
    ["suspended", ["Harbour Hotel"]],
    ["unassigned", ["Gull Cottage"]],
    ["active", []],
  ] as const)("filters by the licence state %s [S68]", (state, names) => {
    expect(namesOf({ state })).toEqual(names);
  });

  test.each([
    ["property", "HARBOUR", ["Harbour Hotel"]],
    ["account, whatever the accents", "ospitalita", ["Villa Serafina"]],
    ["user", "greco", ["Villa Serafina"]],
    ["several words in any order", "hotel imogen", ["Harbour Hotel"]],
    ["nothing that is there", "zzz", []],
  ])("searches by %s [S38]", (_, text, names) => {
    expect(namesOf({ text })).toEqual(names);
  });
});
