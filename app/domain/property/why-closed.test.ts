import { expect, it } from "vitest";
import { whyClosedAt } from "./why-closed.ts";

const CLOSURE = { closesOn: "2026-11-02", opensOn: "2027-03-20", noticeFrom: null, texts: {} };
const open = { publishedNumber: 3, closure: null, timeZone: "Pacific/Auckland" };

it("guests get a portal once published, unless the property is closed for the season [N8]", () => {
  const at = Date.parse("2026-11-02T00:00:00+13:00");
  const closing = { ...open, closure: CLOSURE };
  expect(whyClosedAt(open, at)).toBeNull();
  expect(whyClosedAt({ ...closing, publishedNumber: null }, at)).toEqual({ reason: "unpublished" });
  expect(whyClosedAt(closing, at - 1)).toBeNull();
  expect(whyClosedAt(closing, at)).toEqual({ reason: "season", closure: CLOSURE });
  expect(whyClosedAt(closing, Date.parse("2027-03-20T00:00:00+13:00"))).toBeNull();
});
