import { expect, test } from "vitest";
import { PEOPLE_NAMED_MAX, peopleIn, type Tab } from "./presence.ts";

const HARBOUR = "harbourharbourharbourhar";
const LAKE = "lakelakelakelakelakelake";

function tab(uid: string, more: Partial<Tab["where"]> & { toldAt?: number } = {}): Tab {
  const { toldAt = 0, ...where } = more;
  return {
    uid,
    name: `Name of ${uid}`,
    toldAt,
    where: { propertyId: HARBOUR, place: "theme", editing: [], ...where },
  };
}

test("two tabs of one person are one person, where the newest is, editing what any of them edits [S156]", () => {
  const tabs = [
    tab("anna", { place: "theme", editing: ["theme"], toldAt: 1 }),
    tab("anna", { place: "dashboard", toldAt: 3 }),
    tab("anna", { place: "social", toldAt: 2 }),
    tab("ben", { place: "social" }),
  ];
  expect(peopleIn(HARBOUR, tabs)).toEqual({
    people: [
      { uid: "anna", name: "Name of anna", place: "dashboard", editing: ["theme"] },
      { uid: "ben", name: "Name of ben", place: "social", editing: [] },
    ],
    more: 0,
  });
});

test("somebody in another property, or in none, is not here [S156]", () => {
  const tabs = [tab("anna", { propertyId: LAKE }), tab("ben", { propertyId: null, place: null })];
  expect(peopleIn(HARBOUR, tabs)).toEqual({ people: [], more: 0 });
});

test("people are listed by name, and namesakes each on a place of their own [S156]", () => {
  const named = (uid: string, name: string) => ({ ...tab(uid), name });
  const tabs = [named("c", "Ben"), named("b", "Anna"), named("d", "Zoe"), named("a", "Ben")];
  const { people } = peopleIn(HARBOUR, tabs);
  expect(people.map(({ uid }) => uid)).toEqual(["b", "a", "c", "d"]);
});

test("of a crowd some are named and the rest is counted [S156]", () => {
  const tabs = Array.from({ length: 1_000 }, (_, index) => tab(`person-${index}`));
  const { people, more } = peopleIn(HARBOUR, tabs);
  expect(people).toHaveLength(PEOPLE_NAMED_MAX);
  expect(more).toBe(1_000 - PEOPLE_NAMED_MAX);
});
