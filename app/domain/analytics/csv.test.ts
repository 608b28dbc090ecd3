import { expect, it } from "vitest";
import { writeCsv } from "./csv.ts";

it.each([
  ["en", '\uFEFF"Rating",4.5,\r\n'],
  ["de", '\uFEFF"Rating";4,5;\r\n'],
  ["fr", '\uFEFF"Rating";4,5;\r\n'],
] as const)(
  "a table in %s has the separator and the decimals of its spreadsheets [S214]",
  (language, text) => {
    expect(writeCsv(language, [["Rating", 4.5, null]])).toBe(text);
  },
);

it.each([
  ["=1+1", `"'=1+1"`],
  [" @sum", `"' @sum"`],
  ["-5", `"'-5"`],
  ['Bar "Sole"', '"Bar ""Sole"""'],
  ["1-2", '"1-2"'],
])("the cell %j can't run as a formula nor end early", (typed, cell) => {
  expect(writeCsv("en", [[typed]])).toBe(`\uFEFF${cell}\r\n`);
});
