import { expect, it } from "vitest";
import { PERIODS } from "./retention.ts";

it("a consent is kept for the 180 days of its cookie and three years of proof [D20]", () => {
  expect(PERIODS.consents.days).toBe(1_275);
});
