import { prerender } from "react-dom/static";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { logEvent } from "#worker/log-event.ts";
import type { CatalogueName, ScreenHandle } from "./messages/catalogues.ts";
import { readMessages } from "./messages/read-messages.server.ts";
import { pageStyleFor } from "./session/arrival/page-style.server.ts";
import { PageStyleProvider, STYLE_SHEET } from "./session/arrival/page-style.tsx";
import { NonceProvider } from "./session/nonce.tsx";
import { getServer } from "./session/server-context.ts";

/** Catalogues named by a screen's routes. */
function namedTexts({ staticHandlerContext }: EntryContext): readonly CatalogueName[] {
  return staticHandlerContext.matches.flatMap(
    ({ route }) => (route.handle as ScreenHandle | undefined)?.texts ?? [],
  );
}

/**
 * Renders a complete screen: its loaders have read everything, so nothing is late. With streaming, late parts
 * would only be inserted by a script at the end.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const server = getServer(context);
  const { nonce, language, readAsset } = server;
  const [style] = await Promise.all([
    pageStyleFor(request, STYLE_SHEET, readAsset),
    readMessages(["everywhere", "shell", ...namedTexts(routerContext)], language),
  ]);
  let answeredStatus = status;
  const { prelude } = await prerender(
    <NonceProvider value={nonce}>
      <PageStyleProvider value={style.text}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </PageStyleProvider>
    </NonceProvider>,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      signal: request.signal,
      onError(error) {
        answeredStatus = 500;
        logEvent("screen_failed", { error });
      },
    },
  );
  headers.set("content-type", "text/html; charset=utf-8");
  if (style.setCookie) {
    headers.append("set-cookie", style.setCookie);
    // Only with inlined styles: otherwise scripts would compete with the style sheet on a slow line.
    headers.append("link", getPreloadHeader(routerContext));
  }
  return new Response(prelude, { status: answeredStatus, headers });
}

/**
 * `Link` preload header for a page's scripts, the same ones that the HTML names. A browser without them
 * starts loading when the response begins: earlier on a slow line than by parsing the HTML.
 */
function getPreloadHeader({ manifest, staticHandlerContext }: EntryContext): string {
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const files = [manifest.entry, ...routes].flatMap(({ module, imports = [] }) => [module, ...imports]);
  return [...new Set(files)].map((file) => `<${file}>; rel=modulepreload`).join(", ");
}
