import { expect } from "vitest";

export interface PageElement {
  readonly tag: string;
  /** Values as written in the page. */
  readonly attributes: readonly (readonly [name: string, value: string])[];
}

/** Attributes with an address that the browser follows, loads or submits to. */
const ADDRESSES: ReadonlySet<string> = new Set([
  "href",
  "src",
  "action",
  "formaction",
  "data-map",
  "data-events",
  "data-sheets",
]);
const SAFE_ADDRESS = /^(?:https?:\/\/[^/]|mailto:|tel:|sms:|\/(?![/\\])|#)/;
const SCRIPT = '<script src="/guest/v1.js?2" defer="">';

/** Every element of a page in document order, as a browser's tokeniser reads it. */
export async function parseElements(html: string): Promise<readonly PageElement[]> {
  const elements: PageElement[] = [];
  const rewriter = new HTMLRewriter().on("*", {
    // The DOM's type of the same name hides the Worker's, whose attributes are pairs.
    element({ tagName, attributes }) {
      elements.push({ tag: tagName, attributes: [...(attributes as unknown as Iterable<[string, string]>)] });
    },
  });
  await rewriter.transform(new Response(html)).text();
  return elements;
}

/** The page without staff's text: elements and attribute names. */
export function getOutline(elements: readonly PageElement[]): readonly string[] {
  return elements.map(({ tag, attributes }) => `${tag}[${attributes.map(([name]) => name).join(" ")}]`);
}

/** A text escaped as React escapes it. */
export function escapeText(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#x27;");
}

function decode(value: string): string {
  return value
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}

async function toHash(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return `'sha256-${btoa(String.fromCharCode(...digest))}'`;
}

/**
 * Expects that a page runs and loads only our code: one script, the styles that its policy names by hash, our sheets,
 * no event handler, and no address with a forbidden scheme.
 */
export async function expectSafe(elements: readonly PageElement[], html: string, policy: string) {
  expect(html.match(/<script[^>]*>/gi)).toEqual([SCRIPT]);
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style/gi)].map(([, style = ""]) => style);
  expect(elements.filter(({ tag }) => tag === "style")).toEqual(
    styles.map(() => ({ tag: "style", attributes: [] })),
  );
  expect(styles.length).toBeLessThanOrEqual(2);
  const named = /style-src ((?:'sha256-[^']+' )+)'self'/.exec(policy)?.[1]?.trim().split(" ") ?? [];
  expect(named.slice(0, styles.length)).toEqual(await Promise.all(styles.map(toHash)));
  for (const { tag, attributes } of elements) {
    for (const [name, value] of attributes) {
      expect(name).not.toMatch(/^on|^style$|^srcdoc$|^http-equiv$/);
      // Any other entity would be typed by staff and unescaped.
      expect(value.replace(/&(?:amp|lt|gt|quot|#x27|#39);/g, "")).not.toMatch(/[&<>"]/);
      if (ADDRESSES.has(name))
        expect(`${tag} ${decode(value)}`).toMatch(new RegExp(`^${tag} ${SAFE_ADDRESS.source.slice(1)}`));
      if (name === "srcset")
        for (const one of value.split(", ")) expect(one).toMatch(/^\/media\/[0-9a-f]{40}\./);
    }
  }
}
