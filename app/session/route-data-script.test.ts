import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { expect, it } from "vitest";
import { routeDataScript } from "./route-data-script.ts";

/** What the page's router is given by the script: each piece, and whether that was all. */
function given(script: string): { readonly pieces: string[]; readonly isClosed: boolean } {
  const pieces: string[] = [];
  let isClosed = false;
  const streamController = {
    enqueue: (piece: string) => pieces.push(piece),
    close: () => {
      isClosed = true;
    },
  };
  runInNewContext(script, { window: { __reactRouterContext: { streamController } } });
  return { pieces, isClosed };
}

it("hands over whatever people have typed, sign by sign, and nothing more comes [S9]", () => {
  const signs = fc.constantFrom(
    "'",
    '"',
    "\\",
    "\n",
    "\r",
    "\u2028",
    "<",
    "</script>",
    "<!--",
    "${",
    "é",
    "u003c",
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(signs, fc.string({ unit: "binary" }))), (texts) => {
      const encoded = texts.join("");
      expect(given(routeDataScript(encoded))).toEqual({ pieces: [encoded], isClosed: true });
    }),
  );
});

it("holds nothing that ends the script element of the page [S9]", () => {
  const script = routeDataScript('["</script><script>alert(1)</script>","<!--<script>"]');
  expect(script).not.toContain("<");
});
