import { expect, it } from "vitest";
import { CRASH_MESSAGE_MAX, CRASH_REFERENCE, toCrashMessage, toCrashReference } from "./crash-message.ts";

it.each([
  [new TypeError("x is not a function"), "TypeError: x is not a function"],
  [new Error("Unexpected token in 'Anna Berg, room 12'"), "Error: Unexpected token in '…'"],
  [new Error('No value for "+44 1326 555 0100" here'), "Error: No value for '…' here"],
  [new Error("anna@guest.example is gone"), "Error: … is gone"],
  [new Error("at https://portal.example/p/x?token=abc now"), "Error: at … now"],
  [new Error("call 02071234567 or 12"), "Error: call # or 12"],
  [new Error("Bad token eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJhIn0.c2lnbmF0dXJl here"), "Error: Bad token … here"],
  [new Error("secret=hunter2; next"), "Error: secret=… next"],
  [new Error("key = hunter2"), "Error: key =…"],
  [new Error("sk_live_4eC39HqLyjWDarjtT1zdp7dc failed"), "Error: … failed"],
  ["rejected", "rejected"],
  [undefined, "undefined"],
  [Object.create(null), "object"],
  [new Error("Wrong: 'Anna\nBerg'"), "Error: Wrong: '…'"],
])("the message of a crash tells nothing of a person: %s [S105]", (error, message) => {
  expect(toCrashMessage(error)).toBe(message);
});

it("a crash message has a maximum length [S105]", () => {
  expect(toCrashMessage("so long ".repeat(9_999))).toHaveLength(CRASH_MESSAGE_MAX);
});

it.each([
  [[0, 1, 2, 3], "F-2345"],
  [[255, 254, 30, 29], "F-HG2Z"],
])("a reference can be read out: %o [S105]", (bytes, reference) => {
  expect(toCrashReference(Uint8Array.from(bytes))).toBe(reference);
  expect(reference).toMatch(CRASH_REFERENCE);
});
