import { expect, it } from "vitest";
import { getAskWords } from "../words/ask-words.ts";
import { buildIndex } from "./build-index.ts";
import { loadIndex } from "./load-index.ts";
import { renderResults } from "./render-results.ts";
import { search, toShownQuery } from "./search.ts";

const taxi = {
  id: "taxi",
  kind: "answer",
  icon: "taxi",
  title: "Taxi",
  text: "We call one for you.",
  keywords: ["cab"],
  values: [
    { label: "Telephone", text: "+44 1326 550 142", href: "tel:+441326550142" },
    { label: "Link", text: "taxi.example", href: "https://taxi.example/book?a=1&b=2" },
    { label: "Address", text: '"Quay" <1>' },
  ],
} as const;
const wifi = { id: "a.b", kind: "service", icon: "wifi", title: "Wi-Fi", text: "", keywords: [] } as const;
const index = loadIndex(buildIndex([taxi, wifi], "en"));
const page = { slug: "marlowe", language: "en", words: getAskWords("en") } as const;
const copying = { copy: "Copy", copied: "Copied" };

it("the answer itself shows its values, which are copied whole and escaped [A8]", () => {
  const html = renderResults(search(index, "cab"), { ...page, copying });
  expect(html).toContain('<div class="p-list p-best"><a class="p-hit" href="/p/marlowe/en/guide#taxi">');
  expect([...html.matchAll(/data-copy="([^"]*)"/g)].map(([, value]) => value)).toEqual([
    "+44 1326 550 142",
    "https://taxi.example/book?a=1&amp;b=2",
    "&quot;Quay&quot; &lt;1&gt;",
  ]);
  expect(html).toContain('<a href="tel:+441326550142"><bdi>+44 1326 550 142</bdi></a>');
  expect(renderResults(search(index, "cab"), page)).not.toContain("<button");
});

it("finds an answer by its values [A8]", () => {
  expect(search(index, "address of the quay").map(({ id }) => id)).toEqual(["taxi"]);
});

it("marks words that were found as one, and names what is on the page [A8]", () => {
  const html = renderResults(search(index, "wifi"), page);
  expect(html).toContain("<b><mark>Wi-Fi</mark></b>");
  expect(html).toContain('href="/p/marlowe/en?all#d-a" data-entry="a.b"');
  expect(html).not.toContain("p-best");
});

it("a query is repeated as one line of at most 80 letters [A8]", () => {
  expect(toShownQuery(`  wifi\n\tpassword\u0000 ${"🛶".repeat(100)}`)).toBe(
    `wifi password ${"🛶".repeat(66)}`,
  );
});
