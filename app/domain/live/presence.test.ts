import { expect, test } from "vitest";
import { listPeople, PEOPLE_NAMED_MAX, type Tab } from "./presence.ts";

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

test("two tabs of a person count once: at the newest tab's place, editing what either edits [S156]", () => {
  const tabs = [
    tab("anna", { place: "theme", editing: ["theme"], toldAt: 1 }),
    tab("anna", { place: "dashboard", toldAt: 3 }),
    tab("anna", { place: "social", toldAt: 2 }),
    tab("ben", { place: "social" }),
  ];
  expect(listPeople(HARBOUR, tabs)).toEqual({
    people: [
      { uid: "anna", name: "Name of anna", place: "dashboard", editing: ["theme"] },
      { uid: "ben", name: "Name of ben", place: "social", editing: [] },
    ],
    more: 0,
  });
});

test("the answer a person has open is the newest tab's that has one [A4]", () => {
  const tabs = [
    tab("anna", { place: "answers", openAnswer: "check-in", toldAt: 1 }),
    tab("anna", { place: "answers", openAnswer: "parking", toldAt: 2 }),
    tab("anna", { toldAt: 3 }),
    tab("ben"),
  ];
  expect(listPeople(HARBOUR, tabs).people).toEqual([
    { uid: "anna", name: "Name of anna", place: "theme", editing: [], openAnswer: "parking" },
    { uid: "ben", name: "Name of ben", place: "theme", editing: [] },
  ]);
});

test("people elsewhere are not listed [S156]", () => {
  const tabs = [tab("anna", { propertyId: LAKE }), tab("ben", { propertyId: null, place: null })];
  expect(listPeople(HARBOUR, tabs)).toEqual({ people: [], more: 0 });
});

test("people are sorted by name, and people with equal names each have an entry [S156]", () => {
  const named = (uid: string, name: string) => ({ ...tab(uid), name });
  const tabs = [named("c", "Ben"), named("b", "Anna"), named("d", "Zoe"), named("a", "Ben")];
  const { people } = listPeople(HARBOUR, tabs);
  expect(people.map(({ uid }) => uid)).toEqual(["b", "a", "c", "d"]);
});

test("in a crowd some are named and the rest counted [S156]", () => {
  const tabs = Array.from({ length: 1_000 }, (_, index) => tab(`person-${index}`));
  const { people, more } = listPeople(HARBOUR, tabs);
  expect(people).toHaveLength(PEOPLE_NAMED_MAX);
  expect(more).toBe(1_000 - PEOPLE_NAMED_MAX);
});
