import { expect, it } from "vitest";
import { extensionSchema } from "#domain/address.ts";
import { phoneDestination } from "#portal/buttons/destination.ts";
import { findMainNumber } from "./click-to-call.tsx";

it("a property without extensions is called at its main number, with nothing appended [S79, S130]", () => {
  const number = findMainNumber("+49 (0)30 23125014");
  expect(number).toBe("+493023125014");
  expect(extensionSchema.parse(number)).toBe(number);
  expect(phoneDestination(number ?? "")?.href).toBe("tel:+493023125014");
  expect(findMainNumber("")).toBeNull();
});
