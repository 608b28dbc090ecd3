import { expect, it } from "vitest";
import { getDeletedIds } from "./asked-places.ts";

const LIFT = { id: "lift" };
const POOL = { id: "pool" };

it.each([
  ["nothing is known yet", "lift,pool", { items: [], ids: null }, []],
  ["fewer were asked for before", "lift,pool", { items: [LIFT], ids: "lift" }, []],
  ["a text was asked for", "lift,pool", { items: [], ids: null }, []],
  ["no ids are asked for", null, { items: [POOL], ids: null }, []],
  ["all are there", "lift,pool", { items: [POOL, LIFT], ids: "lift,pool" }, []],
  ["one is not there", "lift,pool", { items: [POOL], ids: "lift,pool" }, ["lift"]],
])("a place is deleted once it is known to be: %s [N1]", (_, ids, found, gone) => {
  expect(getDeletedIds(ids, found)).toEqual(gone);
});
