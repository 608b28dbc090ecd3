import { brand } from "#brand/brand.ts";
import { addressOf, withoutMarks } from "./link-line.ts";

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

/** A line as HTML: a link where the composer marked one, else words. */
export function lineHtml(line: string): string {
  const address = addressOf(line);
  if (address === null) return escapeHtml(withoutMarks(line));
  const safe = escapeHtml(address);
  return `<a href="${safe}">${safe}</a>`;
}

function paragraph(text: string): string {
  return `<p dir="auto">${text.split("\n").map(lineHtml).join("<br>")}</p>`;
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
