import { describe, expect, it } from "vitest";
import type { Button } from "#domain/content/button.ts";
import { BUTTONS_MAX } from "#domain/limits.ts";
import { usableButton } from "#tests/factories/draft.ts";
import { planCopy } from "./copy-plan.ts";

const list = (...buttons: Button[]) => ({ buttons });
const many = (first: number, count: number) =>
  list(...Array.from({ length: count }, (_, index) => usableButton("map", first + index)));

describe("a copy's preview", () => {
  it("counts what it replaces [S16, S200]", () => {
    expect(planCopy(many(1, 10), many(50, 6), "replace")).toEqual({
      total: 10,
      lost: 6,
      copied: 10,
      refusal: null,
    });
  });

  it("loses nothing with fill [S16]", () => {
    expect(planCopy(many(1, 3), many(1, 2), "fill")).toEqual({ total: 3, lost: 0, copied: 1, refusal: null });
    expect(planCopy(many(1, 2), many(1, 3), "fill").refusal).toBe("nothing_to_fill");
  });

  it("is refused in advance [S16]", () => {
    expect(planCopy(list(), many(1, 2), "replace").refusal).toBe("no_source");
    expect(planCopy(many(100, 40), many(200, BUTTONS_MAX - 30), "fill").refusal).toBe("too_many");
  });
});
