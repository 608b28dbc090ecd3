import fc from "fast-check";
import { expect, it, test } from "vitest";
import { attachmentHeader } from "./attachment.ts";

test.each([
  ["menu.pdf", 'attachment; filename="menu.pdf"'],
  [
    "Menu d'été.pdf",
    "attachment; filename=\"Menu d__t_.pdf\"; filename*=UTF-8''Menu%20d%27%C3%A9t%C3%A9.pdf",
  ],
  ["قائمة.pdf", "attachment; filename=\"_____.pdf\"; filename*=UTF-8''%D9%82%D8%A7%D8%A6%D9%85%D8%A9.pdf"],
  ["", "attachment; filename=\"file\"; filename*=UTF-8''"],
])("%j is downloaded as %s", (name, header) => {
  expect(attachmentHeader(name)).toBe(header);
});

it("is one line with one file name, whatever the name contains", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (name) => {
      expect(attachmentHeader(name)).toMatch(
        /^attachment; filename="[A-Za-z0-9 _-][A-Za-z0-9 ._-]*"(?:; filename\*=UTF-8''[\w.~%-]*)?$/,
      );
    }),
    { numRuns: 2_000 },
  );
});
