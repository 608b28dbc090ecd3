import { expect, it } from "vitest";
import { readServerMessage } from "./live-schema.ts";

const change = (sequence: number, kind: string, payload: unknown = {}) => ({
  sequence,
  propertyId: null,
  at: "2026-09-18T12:00:00.000Z",
  kind,
  payload,
});
const known = change(7, "qr.regenerated");

it.each([
  ["a message that it knows", { type: "hello", sequence: 4 }, { type: "hello", sequence: 4 }],
  [
    "the changes beside one of a newer kind",
    { type: "changes", changes: [change(6, "menu.saved"), known] },
    { type: "changes", changes: [known] },
  ],
  [
    "the changes beside one whose payload is another",
    { type: "changes", changes: [known, change(8, "portal.published", {})] },
    { type: "changes", changes: [known] },
  ],
  ["nothing of a newer type", { type: "dinner" }, null],
  ["nothing of a list", [known], null],
  ["nothing of null", null, null],
])("an open page takes %s [S99, S156]", (_, message, taken) => {
  expect(readServerMessage(JSON.stringify(message))).toEqual(taken);
});

it("a property change leaves absent fields unchanged [S99, S156]", () => {
  const renamed = change(9, "property.updated", { name: "Gull Cottage" });
  const message = { type: "changes", changes: [renamed] };
  expect(readServerMessage(JSON.stringify(message))).toEqual(message);
});

it("an open page ignores invalid JSON and continues [S99, S156]", () => {
  expect(readServerMessage("<html>")).toBeNull();
});
