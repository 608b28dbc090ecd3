import { brand } from "#brand/brand.ts";

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? "");
}

/** Links are what stands alone on its line: a guest's own words in a mail stay words. */
function paragraph(text: string): string {
  const lines = text.split("\n").map((line) => {
    const safe = escapeHtml(line);
    return /^https?:\/\/[^\s<>"']+$/.test(line) ? `<a href="${safe}">${safe}</a>` : safe;
  });
  return `<p dir="auto">${lines.join("<br>")}</p>`;
}

/** The HTML form of a plain text: the same words, paragraph by paragraph, under the brand's name. */
export function mailHtml(subject: string, body: string): string {
  const paragraphs = body
    .trim()
    .split(/\n{2,}/)
    .map(paragraph);
  return [
    "<!doctype html>",
    `<html><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="font-family:system-ui,sans-serif;font-size:16px;line-height:1.5">',
    '<div style="max-width:560px;margin:0 auto;padding:24px;overflow-wrap:anywhere">',
    `<p><strong>${escapeHtml(brand.portalName)}</strong></p>`,
    ...paragraphs,
    "</div></body></html>",
  ].join("\n");
}
