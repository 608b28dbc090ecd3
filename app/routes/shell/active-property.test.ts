import { expect, test } from "vitest";
import { findScreen } from "./active-property.tsx";

test.each([
  ["/setup/theme", "theme"],
  ["/setup/theme/", "theme"],
  ["/dashboard", "dashboard"],
  ["/settings/property", "settings"],
  ["/inbox", "guest-messages"],
  ["/inbox/feedback", "guest-messages"],
  ["/places", "places"],
  ["/quick-start", "guidance"],
  ["/help", "guidance"],
  ["/setup", null],
  ["/elsewhere", null],
  ["/", null],
])("%s is the place %s [S156]", (path, index) => {
  expect(findScreen(path)).toBe(index);
});
