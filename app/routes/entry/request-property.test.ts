import { expect, it } from "vitest";
import { createRequestSchema, requestMessage } from "./request-property.tsx";

it("support sees which property is requested, and where [S54, D67]", () => {
  const wanted = createRequestSchema().parse({
    name: " Hafenhaus ",
    kind: "restaurant",
    place: "Hamburg, Germany",
    remarks: "36 tables",
  });
  expect(requestMessage(wanted)).toBe(
    "Please set up a property for this account.\n\nName: Hafenhaus\nKind: restaurant\nPlace: Hamburg, Germany\n\n36 tables",
  );
  expect(createRequestSchema().safeParse({ name: "", kind: "hotel", place: "", remarks: "" }).success).toBe(
    false,
  );
});
