import { expect, it } from "vitest";
import { createRequestSchema, requestMessage } from "./request-schema.ts";

it("support reads which property is asked for, and where it is [S54, D67]", () => {
  const wanted = createRequestSchema().parse({
    name: " Hafenhaus ",
    place: "Hamburg, Germany",
    remarks: "36 rooms",
  });
  expect(requestMessage(wanted)).toBe(
    "Please set up a property for this account.\n\nName: Hafenhaus\nPlace: Hamburg, Germany\n\n36 rooms",
  );
  expect(createRequestSchema().safeParse({ name: "", place: "", remarks: "" }).success).toBe(false);
});
