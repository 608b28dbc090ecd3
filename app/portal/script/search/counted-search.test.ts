import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SEARCHED_EVENT } from "../searched-event.ts";
import { CountedSearch } from "./counted-search.ts";

/** Details of the events that a page would count. */
let counted: unknown[];

beforeEach(() => {
  counted = [];
  const page = new EventTarget();
  page.addEventListener(SEARCHED_EVENT, (event) => counted.push((event as CustomEvent).detail));
  vi.stubGlobal("document", page);
});
afterEach(() => void vi.unstubAllGlobals());

it("leaves words to the Worker that counted them with the page of results, opened or not [A9, D101]", () => {
  const search = new CountedSearch("kayak hire");
  search.note("kayak hire", "en", false);
  search.end();
  search.end(true);
  // Typed over and back: still the search that was counted.
  search.note("kayak", "en", true);
  search.note("kayak hire", "en", false);
  search.end();
  expect(counted).toEqual([]);
});

it("counts other words typed on the page of results once, by their end [A9, D101]", () => {
  const search = new CountedSearch("kayak hire");
  search.note("kayak hire", "en", false);
  search.note("sauna", "en", true);
  search.end(true);
  search.end();
  expect(counted).toEqual([{ term: "sauna", outcome: "opened" }]);
});

it("counts the same words again in a search of their own, without a page of results [A9]", () => {
  const search = new CountedSearch("");
  for (const isFound of [false, true]) {
    search.note("", "en", false);
    search.note("Kayak hire", "en", isFound);
    search.end();
  }
  expect(counted).toEqual([
    { term: "kayak hire", outcome: "missing" },
    { term: "kayak hire", outcome: "found" },
  ]);
});
