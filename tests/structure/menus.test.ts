import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

interface KeptDish {
  readonly name: string;
  readonly prices: readonly { readonly label: string; readonly amount: number }[];
  readonly allergens: { readonly contains: readonly string[]; readonly mayContain: readonly string[] };
}

/** A menu as it is pasted, and its dishes as a careful waiter would type them (M2). */
interface KeptMenu {
  readonly language: string;
  readonly currency: string;
  readonly sections: readonly { readonly name: string; readonly dishes: readonly KeptDish[] }[];
}

const FOLDER = "tests/menus";
const NAMES = readdirSync(FOLDER).flatMap((file) => (file.endsWith(".json") ? [file.slice(0, -5)] : []));
/** Annex II of Regulation (EU) No 1169/2011. */
const ALLERGENS = [
  ...["gluten", "crustaceans", "eggs", "fish", "peanuts", "soybeans", "milk", "nuts", "celery", "mustard"],
  ...["sesame", "sulphites", "lupin", "molluscs"],
];

const readMenu = (name: string): KeptMenu => JSON.parse(readFileSync(`${FOLDER}/${name}.json`, "utf8"));

it("twelve menus are kept, of spreadsheets, files, lines, PDF and OCR text (M2)", () => {
  expect(NAMES).toHaveLength(12);
  const dishes = NAMES.flatMap((name) => readMenu(name).sections.flatMap((section) => section.dishes));
  expect(dishes.length).toBeGreaterThan(300);
});

describe.each(NAMES)("the menu %s", (name) => {
  const menu = readMenu(name);
  const dishes = menu.sections.flatMap((section) => section.dishes);

  it("has at most four prices a dish, and allergens of the EU's list, each in one way (M1, D102)", () => {
    for (const { prices, allergens } of dishes) {
      expect(prices.length).toBeLessThanOrEqual(4);
      const stated = [...allergens.contains, ...allergens.mayContain];
      expect(stated.filter((each) => !ALLERGENS.includes(each))).toEqual([]);
      expect(new Set(stated).size).toBe(stated.length);
    }
  });
});
