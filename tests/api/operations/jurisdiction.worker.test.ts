import { env, exports } from "cloudflare:workers";
import { expect, it } from "vitest";
import { fireCron } from "#tests/factories/worker/watched-target.ts";
import { deployInside, NAMESPACES, openings } from "#tests/setup/worker/openings.ts";
import { inJurisdiction } from "#worker/in-jurisdiction.ts";

it("a deployment in a jurisdiction opens objects of every class inside it [H5]", async () => {
  await fireCron("17 3 * * *");
  const response = await exports.default.fetch("https://foyer.example/healthz");
  expect(response.status).toBe(200);
  expect(NAMESPACES).toHaveLength(6);
  expect([...openings.inside.keys()].toSorted()).toEqual(NAMESPACES.toSorted());
});

it("without a jurisdiction bindings stay as they are; in one, only objects change [H5]", () => {
  expect(inJurisdiction(env)).toBe(env);
  const inside = inJurisdiction(deployInside(env));
  expect(Object.keys(inside).toSorted()).toEqual([...Object.keys(env), "JURISDICTION"].toSorted());
  for (const [name, binding] of Object.entries(env))
    if (!NAMESPACES.includes(name)) expect(Reflect.get(inside, name), name).toBe(binding);
  expect(() => inJurisdiction({ ...env, JURISDICTION: "eu" })).toThrow("not implemented in workerd");
});
