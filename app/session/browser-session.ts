import { hc } from "hono/client";
import type { Api } from "#worker/http/app.ts";
import { AccessTokens } from "./access-token.ts";
import { authorisedFetch } from "./authorised-fetch.ts";
import type { ApiClient } from "./server-context.ts";
import { finishBeforeLeaving, isSigningOut, signOut } from "./sign-out.ts";
import { uploadFile } from "./upload.ts";

type Upload = Parameters<typeof uploadFile>[1];

/** Everything a signed-in browser does with the API. One for the life of the page. */
export interface BrowserSession {
  readonly api: ApiClient;
  /** The same calls by address, where the typed client can't name the body's type. */
  readonly send: (path: string, init?: RequestInit) => Promise<Response>;
  readonly upload: (upload: Upload) => ReturnType<typeof uploadFile>;
  /** Ends the session here and in every other tab, and goes to the entry [S33]. */
  readonly signOut: () => Promise<void>;
}

let opened: BrowserSession | null = null;

/** The session of this page; browser only. */
export function browserSession(clientKey: string): BrowserSession {
  opened ??= openSession(clientKey);
  return opened;
}

function openSession(clientKey: string): BrowserSession {
  const tokens = new AccessTokens(() => {
    // This page hears of its own sign-out as well, and is on its way already.
    if (!isSigningOut()) location.assign("/");
  });
  const call = authorisedFetch({ tokens, clientKey, signOut: () => void signOut() });
  const send: typeof call = (input, init) => finishBeforeLeaving(call(input, init));
  return {
    api: hc<Api>(location.origin, { fetch: send }),
    send,
    upload: (upload) => uploadFile({ tokens, clientKey }, upload),
    signOut,
  };
}
