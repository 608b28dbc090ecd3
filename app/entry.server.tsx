import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { logEvent } from "#worker/log-event.ts";
import { readMessages } from "./messages/read-messages.server.ts";
import { NonceProvider } from "./session/nonce.tsx";
import { serverOf } from "./session/server-context.ts";

/** Renders a screen to a stream; to bots only when it is whole. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, language, readAsset } = serverOf(context);
  await readMessages(language, readAsset);
  let answeredStatus = status;
  const body = await renderToReadableStream(
    <NonceProvider value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </NonceProvider>,
    {
      nonce,
      signal: request.signal,
      onError(error) {
        answeredStatus = 500;
        logEvent("screen_failed", { error });
      },
    },
  );
  if (isbot(request.headers.get("user-agent"))) await body.allReady;
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(body, { status: answeredStatus, headers });
}
