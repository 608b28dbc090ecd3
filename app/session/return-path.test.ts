import { expect, test } from "vitest";
import { readReturnPath } from "./return-path.ts";

test.each([
  ["/settings", "/settings"],
  ["/setup/homepage?property=x", "/setup/homepage?property=x"],
  ["/", "/"],
])("%s is where the person goes on [S104]", (value, path) => {
  expect(readReturnPath(value)).toBe(path);
});

test.each(["https://evil.example/", "//evil.example/", "/\\evil.example", "settings", "", null])(
  "%s leads to the entry, never to another site [S104]",
  (value) => {
    expect(readReturnPath(value)).toBe("/");
  },
);
