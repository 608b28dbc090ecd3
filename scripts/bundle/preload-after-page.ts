import type { Plugin } from "vite";

const LINK = 'rel: "modulepreload",';

/**
 * Has the page name its scripts at its end, where `<Scripts>` stands. React lifts each link into the head, where the
 * scripts would share a slow line with the style sheet, which the first paint waits for; one with an `itemprop` it
 * leaves in its place.
 */
export function preloadAfterPage(): Plugin {
  return {
    name: "foyer:preload-after-page",
    apply: "build",
    transform(code, id) {
      if (!id.endsWith("/lib/dom/ssr/components.js")) return null;
      const [before, scripts] = code.split("function Scripts(");
      if (!scripts?.includes(LINK)) throw new Error(`React Router names scripts in another way now: ${id}`);
      const placed = scripts.replaceAll(LINK, `${LINK} itemProp: "script",`);
      return { code: `${before}function Scripts(${placed}`, map: null };
    },
  };
}
