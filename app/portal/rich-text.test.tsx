import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { RichText } from "#domain/content/rich-text.ts";
import { PICTURE } from "#tests/factories/draft.ts";
import { RichTextContent } from "./rich-text.tsx";

function render(content: unknown): string {
  return renderToStaticMarkup(<RichTextContent content={content as RichText} />);
}

const words = (run: object) => [{ type: "paragraph", runs: [run] }];

describe("the text of a popup", () => {
  it("becomes paragraphs, headings, lists and marked text [S76]", () => {
    const html = render([
      { type: "heading", runs: [{ text: "Tides" }] },
      { type: "paragraph", runs: [{ text: "High at " }, { text: "noon", bold: true, italic: true }] },
      {
        type: "list",
        items: [words({ text: "Boat" }), words({ text: "Path", link: "marlowe.example/path" })],
      },
    ]);
    expect(html).toBe(
      "<h3>Tides</h3><p>High at <em><strong>noon</strong></em></p><ul><li>Boat</li><li>" +
        '<a href="https://marlowe.example/path" target="_blank" rel="noopener">Path</a></li></ul>',
    );
  });

  it("numbers lists from their start number, and keeps nested lists in their item [S76]", () => {
    const inner = { type: "list", items: [words({ text: "Green" })] };
    const html = render([
      { type: "list", start: 1, items: [[...words({ text: "Tea" }), inner]] },
      { type: "list", start: 3, items: [[...words({ text: "Cake" }), ...words({ text: "Fresh" })]] },
      { type: "heading", runs: [] },
    ]);
    expect(html).toBe(
      '<ol><li>Tea<ul><li>Green</li></ul></li></ol><ol start="3"><li><p>Cake</p><p>Fresh</p></li></ol>',
    );
  });

  it("shows the property's pictures with their size [S76]", () => {
    const small = { ...PICTURE, width: 300, height: 200, alt: "The quay" };
    expect(render([{ type: "picture", picture: small }])).toBe(
      `<img src="/media/${PICTURE.key}" width="300" height="200" alt="The quay" loading="lazy" decoding="async"/>`,
    );
  });

  it("offers a picture's widths, and keeps the focus visible [S76]", () => {
    const html = render([{ type: "picture", picture: { ...PICTURE, focus: { x: 20, y: 70 } } }]);
    expect(html).toContain(
      `srcSet="/media/${PICTURE.key}?w=320 320w, /media/${PICTURE.key}?w=640 640w, /media/${PICTURE.key} 800w"`,
    );
    expect(html).toContain('sizes="(min-width:48em) 504px, calc(100vw - 40px)"');
    expect(html).toContain('class="f-20-70"');
    expect(html).not.toContain("style=");
  });

  it("leaves out unknown content [S76]", () => {
    const run = { text: "x", style: "color:red", onClick: "alert(1)", tag: "script" };
    expect(render([{ type: "script", runs: [run] }, { type: "iframe", src: "//evil.example" }, {}])).toBe("");
    expect(render([{ type: "paragraph", runs: [run] }])).toBe("<p>x</p>");
    expect(render([{ type: "paragraph", runs: [{ text: "x", link: "javascript:alert(1)" }] }])).toBe(
      "<p>x</p>",
    );
  });
});
