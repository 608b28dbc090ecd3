import { expect, it } from "vitest";
import { SINGLE_SECTIONS } from "../document.ts";
import { SECTION_SCHEMAS } from "../document-schema.ts";
import { TEMPLATE } from "./template.ts";

it("a new property requests no consent, and satisfies every rule [S18, S201]", () => {
  expect(TEMPLATE.qr.marketingConsent).toBe(false);
  for (const section of SINGLE_SECTIONS) {
    expect(SECTION_SCHEMAS[section].parse(TEMPLATE[section])).toEqual(TEMPLATE[section]);
  }
});
