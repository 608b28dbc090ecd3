import type { EntryContext } from "react-router";

/**
 * `Link` preload header for a page's scripts, the same ones that the HTML names. A browser without them
 * starts loading when the response begins: earlier on a slow line than by parsing the HTML.
 */
export function getPreloadHeader({ manifest, staticHandlerContext }: EntryContext): string {
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const files = [manifest.entry, ...routes].flatMap(({ module, imports = [] }) => [module, ...imports]);
  return [...new Set(files)].map((file) => `<${file}>; rel=modulepreload`).join(", ");
}
