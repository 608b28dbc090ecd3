import { expect, it } from "vitest";
import { MESSAGE_KIND_NAMES, MESSAGE_KINDS } from "./kinds.ts";
import { MESSAGE_PATHS } from "./message-path.ts";

it("each kind is stored under its path, in the order of screens and records [S84]", () => {
  expect(MESSAGE_KIND_NAMES.map((name) => MESSAGE_KINDS[name].path)).toEqual(MESSAGE_PATHS);
});
