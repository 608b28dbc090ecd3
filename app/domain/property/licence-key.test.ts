import { expect, test } from "vitest";
import { formatLicenceKey } from "./licence-key.ts";

test("the licence key is shown in groups of four [S145]", () => {
  expect(formatLicenceKey("0A1B2C3D4E5F60718293")).toBe("0A1B-2C3D-4E5F-6071-8293");
});
