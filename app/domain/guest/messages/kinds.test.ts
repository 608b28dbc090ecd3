import { expect, it } from "vitest";
import { MESSAGE_KIND_NAMES, MESSAGE_KINDS } from "./kinds.ts";
import { MESSAGE_PATHS } from "./message-path.ts";

it("each kind of message stands under its path in the order in which screens and records list it [S84]", () => {
  expect(MESSAGE_KIND_NAMES.map((name) => MESSAGE_KINDS[name].path)).toEqual(MESSAGE_PATHS);
});
