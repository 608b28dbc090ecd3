import { expect, it } from "vitest";
import { addPlaceNames } from "./name-places.ts";

const figure = (value: number, before = 0) => ({ value, before });
const sampleId = (index: number) => String.fromCharCode(96 + index).repeat(24);

const place = (index: number, kind: "room" | "table", name: string) => ({ id: sampleId(index), kind, name });
const counts = (index: number, visits: number, before = 0) => ({
  placeId: sampleId(index),
  scans: figure(2 * visits),
  visits: figure(visits, before),
  requests: figure(1),
});

const PLACES = [place(1, "room", "201"), place(2, "room", "202"), place(3, "table", "4")];

it("adds places up by kind, and lists those with the most visits [R5]", () => {
  const named = addPlaceNames([counts(1, 3, 1), counts(2, 4), counts(3, 9, 2), counts(4, 50)], {
    places: PLACES,
    visits: figure(80, 10),
    most: 2,
  });
  expect(named?.items.map(({ name, visits }) => [name, visits.value])).toEqual([
    ["4", 9],
    ["202", 4],
  ]);
  expect(named).toMatchObject({ count: 3, counted: 3, withoutPlace: figure(64, 7) });
  expect(named?.kinds).toEqual([
    { kind: "table", places: 1, scans: figure(18), visits: figure(9, 2), requests: figure(1) },
    { kind: "room", places: 2, scans: figure(14), visits: figure(7, 1), requests: figure(2) },
  ]);
});

it("is null without places, and never negative [R5]", () => {
  expect(addPlaceNames([counts(1, 3)], { places: [], visits: figure(3), most: 10 })).toBeNull();
  const named = addPlaceNames([counts(1, 3)], { places: PLACES, visits: figure(2), most: 10 });
  expect(named?.withoutPlace).toEqual(figure(0));
  expect(named?.kinds.map(({ kind }) => kind)).toEqual(["room", "table"]);
});
