import { expect, it } from "vitest";
import { PERIODS } from "./retention.ts";

it("a consent is kept for its cookie's 180 days plus three years of proof [D20]", () => {
  expect(PERIODS.consents.days).toBe(1_275);
});
