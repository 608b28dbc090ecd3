import { expect, test } from "vitest";
import { withLists } from "./pasted-lists.ts";

/** A paragraph as Word exports it. */
const word = (
  level: number,
  mark: string,
  text: string,
  [before, after] = ["<!--[if !supportLists]-->", "<!--[endif]-->"],
) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:36.0pt;text-indent:-18.0pt;\nmso-list:l0 level${level} lfo1'>${before}<span
style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
</span></span></span>${after}${text}<o:p></o:p></p>\n`;
const online = (level: number, text: string, tag = "ul") =>
  `<div class="ListContainerWrapper SCXW1 BCX0"><${tag} class="BulletListStyle1 SCXW1" role="list"><li data-leveltext="o" data-aria-level="${level}" role="listitem"><p class="Paragraph">${text}</p></li></${tag}></div>`;
const google = "<ul><li dir=ltr aria-level=1><p>Tea</p></li><ul><li aria-level=2><p>Green</p></li></ul></ul>";
const item = (text: string) => `<li><p>${text}</p>`;

test.each([
  ["bullets", word(1, "·", "Tea") + word(1, "·", "Milk"), `<ul>${item("Tea")}</li>${item("Milk")}</li></ul>`],
  [
    "nested bullets",
    word(1, "·", "Tea") + word(2, "o", "Green") + word(3, "§", "Sencha") + word(1, "·", "Milk"),
    `<ul>${item("Tea")}<ul>${item("Green")}<ul>${item("Sencha")}</li></ul></li></ul></li>${item("Milk")}</li></ul>`,
  ],
  [
    "numbers with letters in them, then bullets",
    word(1, "1.", "First") + word(2, "a)", "Part") + word(1, "·", "<b>Tea</b>"),
    `<ol>${item("First")}<ol>${item("Part")}</li></ol></li></ol><ul>${item("<b>Tea</b>")}</li></ul>`,
  ],
  [
    "conditions that are no comments, as in Outlook",
    word(1, "(iv)", "Fourth", ["<![if !supportLists]>", "<![endif]>"]),
    `<ol>${item("Fourth")}</li></ol>`,
  ],
  ["a list that begins deep", word(3, "·", "Tea"), `<ul>${item("Tea")}</li></ul>`],
  [
    "Word in a browser",
    online(1, "Tea") + online(2, "Green") + online(1, "First", "ol"),
    '<ul><li><p class="Paragraph">Tea</p><ul><li><p class="Paragraph">Green</p></li></ul></li></ul><ol><li><p class="Paragraph">First</p></li></ol>',
  ],
  ["lists of Google Docs", google, google],
  ["lists of LibreOffice", "<ol><li><p>Tea</p></li></ol>", "<ol><li><p>Tea</p></li></ol>"],
  [
    "a paragraph that is indented alone",
    "<p class=MsoListParagraph>Tea</p>",
    "<p class=MsoListParagraph>Tea</p>",
  ],
])("%s are pasted as lists [S74]", (_what, html, lists) => {
  const bare = withLists(`<h2>Menu</h2>${html}<p>End</p>`).replace(/<o:p><\/o:p>/g, "");
  expect(bare).toBe(`<h2>Menu</h2>${lists}<p>End</p>`);
});
