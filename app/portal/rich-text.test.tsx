import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { RichText } from "#domain/content/rich-text.ts";
import { PICTURE } from "#tests/factories/draft.ts";
import { RichTextContent } from "./rich-text.tsx";

function render(content: unknown): string {
  return renderToStaticMarkup(<RichTextContent content={content as RichText} />);
}

describe("the text of a popup", () => {
  it("becomes paragraphs, headings, lists and marked runs [S76]", () => {
    const html = render([
      { type: "heading", runs: [{ text: "Tides" }] },
      { type: "paragraph", runs: [{ text: "High at " }, { text: "noon", bold: true, italic: true }] },
      { type: "list", items: [[{ text: "Boat" }], [{ text: "Path", link: "marlowe.example/path" }]] },
    ]);
    expect(html).toBe(
      "<h3>Tides</h3><p>High at <em><strong>noon</strong></em></p><ul><li>Boat</li><li>" +
        '<a href="https://marlowe.example/path" target="_blank" rel="noopener">Path</a></li></ul>',
    );
  });

  it("shows pictures of the property's own, with their size [S76]", () => {
    expect(render([{ type: "picture", picture: { ...PICTURE, alt: "The quay" } }])).toBe(
      `<img src="/media/${PICTURE.key}" width="800" height="600" alt="The quay" loading="lazy" decoding="async"/>`,
    );
  });

  it("leaves out whatever is not on the list [S76]", () => {
    const run = { text: "x", style: "color:red", onClick: "alert(1)", tag: "script" };
    expect(render([{ type: "script", runs: [run] }, { type: "iframe", src: "//evil.example" }, {}])).toBe("");
    expect(render([{ type: "paragraph", runs: [run] }])).toBe("<p>x</p>");
    expect(render([{ type: "paragraph", runs: [{ text: "x", link: "javascript:alert(1)" }] }])).toBe(
      "<p>x</p>",
    );
  });
});
