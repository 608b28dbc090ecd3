import { describe, expect, it } from "vitest";
import { CONTENT_SCHEMA_VERSION } from "./document.ts";
import { TEMPLATE } from "./starter/template.ts";
import {
  CONTENT_VERSIONS,
  type ContentVersions,
  isNewerContent,
  readContent,
  readViewableBody,
} from "./versions.ts";

/** Two migrations for this test: opacity was once called strength, and before that was a fraction. */
const STEPS: ContentVersions = {
  newest: 3,
  steps: {
    1: { social: (body) => changed(body, "share", (share) => ({ strength: Number(share) * 100 })) },
    2: { social: (body) => changed(body, "strength", (strength) => ({ opacity: strength })) },
  },
};

/** A body with one of its optional fields replaced. */
function changed(body: unknown, name: string, to: (value: unknown) => object): unknown {
  const { [name]: value, ...rest } = body as Record<string, unknown>;
  return value === undefined ? body : { ...rest, ...to(value) };
}

const { opacity: _opacity, ...REST } = TEMPLATE.social;
const RIGHT = { ...REST, opacity: 40 };

describe("a stored body", () => {
  it.each([
    [1, { ...REST, share: 0.4 }],
    [2, { ...REST, strength: 40 }],
    [3, RIGHT],
  ])(
    "of version %i is read as the newest has it, by each step from there on [S108]",
    (schemaVersion, body) => {
      expect(readContent("social", { schemaVersion, body }, STEPS)).toEqual(RIGHT);
    },
  );

  it("stays unchanged in a section without migrations [S108]", () => {
    expect(readContent("qr", { schemaVersion: 1, body: TEMPLATE.qr }, STEPS)).toEqual(TEMPLATE.qr);
  });

  it("that never satisfied its own version is refused [S108]", () => {
    const stored = { schemaVersion: 1, body: { ...REST, size: "vast", share: 0.4 } };
    expect(() => readContent("social", stored, STEPS)).toThrow("size");
  });

  it.each([0, 1.5, CONTENT_SCHEMA_VERSION + 1])(
    "of an unknown version is refused: %s [S108]",
    (schemaVersion) => {
      expect(() => readContent("qr", { schemaVersion, body: TEMPLATE.qr })).toThrow("No content schema");
    },
  );

  it("of today's version is returned as stored, because it was checked [S108]", () => {
    const body = { ...TEMPLATE.social };
    expect(readViewableBody("social", { schemaVersion: CONTENT_SCHEMA_VERSION, body })).toBe(body);
  });
});

it("every released migration leads to the next version, up to the newest [S108]", () => {
  const from = Array.from({ length: CONTENT_VERSIONS.newest - 1 }, (_, index) => String(index + 1));
  expect(Object.keys(CONTENT_VERSIONS.steps)).toEqual(from);
});

it("only a body of a later schema counts as newer [S108]", () => {
  const around = [CONTENT_SCHEMA_VERSION - 1, CONTENT_SCHEMA_VERSION, CONTENT_SCHEMA_VERSION + 1];
  expect(around.map(isNewerContent)).toEqual([false, false, true]);
});
