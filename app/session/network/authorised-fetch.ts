import { BOOKMARK_HEADER } from "#domain/live/bookmark.ts";
import type { AccessTokens } from "../access-token.ts";
import { keepBookmark } from "./keep-bookmark.ts";

type Tokens = Pick<AccessTokens, "get" | "refresh">;

interface AuthorisedFetch {
  readonly tokens: Tokens;
  readonly clientKey: string;
  /** Runs when no token can be had, or a fresh one was refused as well. */
  readonly signOut: () => void;
  readonly send?: Send;
}

const BODILESS_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD"]);

/**
 * A `fetch` for the API: every request carries the client key and the bearer token. A 401 is retried once
 * with a force-refreshed token; without a token, or refused again, the person is signed out and the
 * request is rejected with the refusal (specification, section 7).
 */
export function authorisedFetch({ tokens, clientKey, signOut, send = sendByFetch }: AuthorisedFetch) {
  return async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    // By method, not by `request.body`: Firefox has no such property, and refuses a GET that is given a body.
    const body = BODILESS_METHODS.has(request.method) ? null : await request.arrayBuffer();
    const sendWith = (token: string) => {
      const headers = new Headers(request.headers);
      headers.set("authorization", `Bearer ${token}`);
      headers.set("x-client-key", clientKey);
      return send(request.url, { method: request.method, headers, body, signal: request.signal });
    };
    const token = await tokens.get();
    if (token === null) return endWith(signOut);
    const first = await sendWith(token);
    if (first.status !== 401) return first;
    const fresh = await tokens.refresh(token);
    if (fresh === null) return endWith(signOut);
    const second = await sendWith(fresh);
    if (second.status === 401) return endWith(signOut);
    return second;
  };
}

type Send = (url: string, init: RequestInit) => Promise<Response>;

const sendByFetch: Send = async (url, init) => {
  const response = await fetch(url, init);
  keepBookmark(response.headers.get(BOOKMARK_HEADER));
  return response;
};

/** The rejection of a request that found nobody signed in. */
export class SignedOutError extends Error {
  override readonly name = "SignedOutError";
}

function endWith(signOut: () => void): never {
  signOut();
  throw new SignedOutError("Nobody is signed in.");
}
