import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LocalizedText } from "./localized-text.tsx";
import { RichTextContent } from "./rich-text.tsx";
import { ownTextLanguage } from "./text-language.ts";

const CALL = "اتصل بالاستقبال +44 1326 550142";
const ISOLATED = 'اتصل بالاستقبال <bdi dir="ltr">+44 1326 550142</bdi>';

it("telephone numbers keep their order in titles and formatted texts, and other texts are unchanged [S83]", () => {
  const title = (text: string) =>
    renderToStaticMarkup(
      <LocalizedText textLanguage={ownTextLanguage} path="name">
        {text}
      </LocalizedText>,
    );
  expect(title(CALL)).toBe(ISOLATED);
  expect(title("Reception +44 1326 550142")).toBe("Reception +44 1326 550142");
  const content = [{ type: "paragraph" as const, runs: [{ text: CALL, bold: true as const }] }];
  expect(renderToStaticMarkup(<RichTextContent content={content} />)).toBe(
    `<p><strong>${ISOLATED}</strong></p>`,
  );
});
