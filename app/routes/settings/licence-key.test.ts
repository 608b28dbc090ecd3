import { expect, test } from "vitest";
import { formatLicenceKey } from "./licence-key.ts";

test("the licence key reads out in groups of four [S145]", () => {
  expect(formatLicenceKey("abcd2345efgh6722ijklmnop")).toBe("ABCD-2345-EFGH-6722-IJKL-MNOP");
});
