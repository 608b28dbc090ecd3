import { expect, it } from "vitest";
import { NOTE_LENGTH_MAX } from "../limits.ts";
import { requestWordsSchema } from "./guest-request.ts";

it.each([
  [{}, true],
  [{ room: "204", note: "Two towels,\nplease" }, true],
  [{ room: "20\n4" }, true],
  [{ room: "2".repeat(21) }, false],
  [{ note: "n".repeat(NOTE_LENGTH_MAX) }, true],
  [{ note: "n".repeat(NOTE_LENGTH_MAX + 1) }, false],
  [{ note: `${"n\r\n".repeat(NOTE_LENGTH_MAX / 2 - 1)}nn` }, true],
  [{ note: "Towels\u0000" }, true],
])("case %#: what a guest asks for is taken: $1 [S141]", (words, isTaken) => {
  expect(requestWordsSchema.safeParse(words).success).toBe(isTaken);
});
