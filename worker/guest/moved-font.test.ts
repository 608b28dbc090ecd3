import { versions } from "virtual:font-versions";
import { describe, expect, it } from "vitest";
import { findMovedFont } from "./moved-font.ts";

describe("a font file named by a page of an earlier version", () => {
  it.each([
    ["/fonts/1.0.0/lora-latin-wght-normal.woff2", `/fonts/${versions.lora}/lora-latin-wght-normal.woff2`],
  ])("%s redirects to %s [S8]", (path, location) => {
    const { status, headers } = findMovedFont(path);
    expect([status, headers.get("location")]).toEqual([302, location]);
  });

  it.each(["/fonts/no-such-font.woff2", `/fonts/${versions.lora}/lora-greek-wght-normal.woff2`])(
    "%s is not found",
    (path) => {
      expect(findMovedFont(path).status).toBe(404);
    },
  );
});
