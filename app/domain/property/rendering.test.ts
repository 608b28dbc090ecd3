import fc from "fast-check";
import { expect, it } from "vitest";
import { HOUR_MS, MINUTE_MS } from "../time.ts";
import { DEFAULT_RENDER_PACE, getRenderQuota } from "./rendering.ts";

it("an hour's runs render the configured number of portals, evenly, however late each starts [G3]", () => {
  const hour = fc.record({
    pace: fc.integer({ min: 0, max: 5_000 }),
    start: fc.nat(1_000_000).map((hours) => hours * HOUR_MS),
    delays: fc.array(fc.nat(5 * MINUTE_MS - 1), { minLength: 12, maxLength: 12 }),
  });
  fc.assert(
    fc.property(hour, ({ pace, start, delays }) => {
      const quotas = delays.map((delay, run) => getRenderQuota(pace, start + run * 5 * MINUTE_MS + delay));
      expect(quotas.reduce((sum, quota) => sum + quota, 0)).toBe(pace);
      expect(Math.max(...quotas) - Math.min(...quotas)).toBeLessThanOrEqual(1);
    }),
  );
  expect(DEFAULT_RENDER_PACE).toBe(200);
});
