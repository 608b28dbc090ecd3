import { expect, it } from "vitest";
import { secretsToSet } from "#scripts/deploy/secrets.ts";

const OPS_TOKEN = "the shared one";
const STORED = new Set(["CLIENT_KEY", "OPS_TOKEN", "SIGNING_KEY"]);
const names = (
  settings: Parameters<typeof secretsToSet>[0],
  stored: ReadonlySet<string>,
  replaces: boolean,
) => Object.fromEntries(secretsToSet(settings, stored, { replaces }));

it("operators are new to an installation that has none: no other secret is set with them [D33, G5]", () => {
  expect(names({ OPS_TOKEN, OPS_TOKENS: "anna:x" }, STORED, false)).toEqual({ OPS_TOKENS: "anna:x" });
});

it("a changed operator leaves the shared token as it is [D33, G5]", () => {
  const stored = new Set([...STORED, "OPS_TOKENS"]);
  expect(names({ OPS_TOKEN, OPS_TOKENS: "anna:y" }, stored, false)).toEqual({});
  expect(names({ OPS_TOKEN, OPS_TOKENS: "anna:y" }, stored, true)).toEqual({
    OPS_TOKEN,
    OPS_TOKENS: "anna:y",
  });
});

it("the last operator who is taken out of the settings can do nothing any more [D33, G5]", () => {
  const stored = new Set([...STORED, "OPS_TOKENS"]);
  expect(names({ OPS_TOKEN }, stored, true)).toEqual({ OPS_TOKEN, OPS_TOKENS: "none" });
  expect(names({ OPS_TOKEN }, STORED, true)).toEqual({ OPS_TOKEN });
});

it("a signing key is never replaced by a deployment [G7]", () => {
  expect(names({ SIGNING_KEY: "new" }, STORED, true)).toEqual({});
});
