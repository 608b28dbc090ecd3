import { expect, it } from "vitest";
import { planInputSchema } from "./planned.ts";

it.each([
  "2026-02-30T06:00",
  "2026-11-30T24:00",
  "2026-11-30T06:00Z",
  "2026-11-30T06:00:00",
  "2026-11-30",
  "+06:00",
])("%s is refused as no local time [T9]", (localTime) => {
  const parsed = planInputSchema.safeParse({ localTime });
  expect(parsed.error?.issues[0]?.message).toBe("invalid_date");
});
