import { expect, it } from "vitest";
import { smokeTest } from "#scripts/deploy/smoke-test.ts";

const ORIGIN = new URL("https://portal.hotel-company.com");

const REACHED = { database: true, files: true, flags: true, portals: true };

/** Dependencies of the smoke test, with a product whose `/healthz` answers 503 with these bindings. */
function unwell(bindings: Record<string, boolean>): Parameters<typeof smokeTest>[0] {
  let clock = 0;
  const health = { ok: false, bindings, jobs: { purge: { isLate: true } } };
  return {
    fetch: async (address) =>
      String(address).endsWith("/healthz")
        ? Response.json(health, { status: 503 })
        : new Response("<!doctype html>", { headers: { "content-type": "text/html" } }),
    now: () => clock,
    wait: async (ms) => {
      clock += ms;
    },
    say: () => undefined,
  };
}

it("a job that was late before a deployment does not fail it [G5]", async () => {
  await expect(smokeTest(unwell(REACHED), ORIGIN)).resolves.toBeUndefined();
});

it("a deployment that does not reach its database fails, and says what health answered [G5]", async () => {
  const test = smokeTest(unwell({ ...REACHED, database: false }), ORIGIN);
  await expect(test).rejects.toThrow(/healthz answers 503 .*"database":false/);
});

it("a wait names its reason once [G5]", async () => {
  const lines: string[] = [];
  const here = { ...unwell(REACHED), say: (line: string) => lines.push(line) };
  let asked = 0;
  const fetch: typeof here.fetch = (address) => {
    asked += 1;
    return asked < 3
      ? Promise.reject(new TypeError("fetch failed", { cause: new Error("no certificate yet") }))
      : here.fetch(address);
  };
  await smokeTest({ ...here, fetch }, ORIGIN);
  expect(lines).toEqual([
    "  /healthz: not yet (no certificate yet); asked again for up to five minutes",
    "  /healthz: well",
    "  /: well",
  ]);
});
