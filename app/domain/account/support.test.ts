import { expect, test } from "vitest";
import { getSupportFacts, supportMessageSchema, toSupportReference } from "./support.ts";

const MESSAGE = {
  id: "a".repeat(24),
  message: "The printer is out.\nWhat now?",
  propertyId: null,
  version: "1.1.0",
  browserLanguage: "en-GB",
};

test("a support message has words, on any number of lines [S45]", () => {
  expect(supportMessageSchema.parse(MESSAGE).message).toBe(MESSAGE.message);
  const { error } = supportMessageSchema.safeParse({ ...MESSAGE, message: " \n " });
  expect(error?.issues).toMatchObject([{ path: ["message"], message: "required" }]);
});

test("a reference has the brand's code and the start of the message's id [S45]", () => {
  expect(toSupportReference("fnh", "7kqdmv3xaaaaaaaaaaaaaaaa")).toBe("FNH-7KQD-MV3X");
});

test("the property is listed only if there is one [S45]", () => {
  const person = { displayName: "Anna", email: "anna@marlowe.example" };
  const context = { person, accountName: "Marlowe", version: "1.1.0", browserLanguage: "de" };
  const names = (property: Parameters<typeof getSupportFacts>[0]["property"]) =>
    getSupportFacts({ ...context, property }).map(([name]) => name);
  expect(names(null)).toEqual(["from", "account", "version", "language"]);
  expect(names({ name: "Harbour", licenceKey: "0A1B" })).toContain("licenceKey");
});
