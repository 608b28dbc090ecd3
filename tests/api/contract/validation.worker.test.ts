import { describe, expect, it } from "vitest";
import { buttonSchema } from "#domain/content/button-schema.ts";
import { brokenButton, REFUSED_VALUES, soundButton } from "../../factories/contract/refused-values.ts";
import { openScene } from "../../factories/scene.ts";
import { target } from "../../factories/worker/worker-target.ts";

describe("what the screen refuses, the API refuses", () => {
  it.each(REFUSED_VALUES.map((refused) => [refused.what, refused.requirement, refused] as const))(
    "%s [%s]",
    async (_what, _requirement, refused) => {
      expect(buttonSchema.safeParse(soundButton(refused)).error).toBeUndefined();
      const { caller, at } = await openScene(target);
      const response = await caller.call("POST", at("/buttons?language=en"), {
        json: brokenButton(refused),
        revision: 1,
      });
      expect(response.status).toBe(400);
      const problem = (await response.json()) as { code: string; errors: { path: string; code: string }[] };
      expect(problem.code).toBe("validation_failed");
      const [error] = problem.errors;
      expect(error?.code).toBe(refused.code);
      expect(error?.path === refused.path || error?.path.startsWith(`${refused.path}.`)).toBe(true);
      const kept = await caller.call("GET", at("/documents/buttons?language=en"));
      expect(await kept.json()).toMatchObject({ body: { buttons: [] } });
    },
  );
});
