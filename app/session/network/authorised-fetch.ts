import { BOOKMARK_HEADER } from "#domain/live/bookmark.ts";
import type { AccessTokens } from "../access-token.ts";
import { readProblem } from "./problem.ts";
import { storeBookmark } from "./store-bookmark.ts";

type Tokens = Pick<AccessTokens, "get" | "refresh">;

interface AuthorisedFetch {
  readonly tokens: Tokens;
  readonly clientKey: string;
  /** Called without a token, or if a fresh one was refused too. */
  readonly signOut: () => void;
  /** Asks the person to prove who they are. @returns whether they did. */
  readonly prove: () => Promise<boolean>;
  readonly send?: Send;
}

const BODILESS_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD"]);

/**
 * `fetch` for the API: adds the client key and bearer token. A 401 is retried once with a forced refresh; if
 * that fails, the person is signed out and the request rejects with the refusal (specification, section 7). A call
 * that needs proof of identity is sent again once the person has given it; otherwise it stays refused (H4).
 */
export function authorisedFetch({ tokens, clientKey, signOut, prove, send = sendByFetch }: AuthorisedFetch) {
  return async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    // By method, because Firefox lacks `request.body` and refuses a GET with a body.
    const body = BODILESS_METHODS.has(request.method) ? null : await request.arrayBuffer();
    const sendWith = (token: string) => {
      const headers = new Headers(request.headers);
      headers.set("authorization", `Bearer ${token}`);
      headers.set("x-client-key", clientKey);
      return send(request.url, { method: request.method, headers, body, signal: request.signal });
    };
    const sendSignedIn = async () => {
      const token = await tokens.get();
      if (token === null) return signOutAndThrow(signOut);
      const first = await sendWith(token);
      if (first.status !== 401) return first;
      const fresh = await tokens.refresh(token);
      if (fresh === null) return signOutAndThrow(signOut);
      const second = await sendWith(fresh);
      if (second.status === 401) return signOutAndThrow(signOut);
      return second;
    };
    const response = await sendSignedIn();
    return (await needsProof(response)) && (await prove()) ? sendSignedIn() : response;
  };
}

async function needsProof(response: Response): Promise<boolean> {
  return response.status === 403 && (await readProblem(response.clone())).code === "proof_required";
}

type Send = (url: string, init: RequestInit) => Promise<Response>;

const sendByFetch: Send = async (url, init) => {
  const response = await fetch(url, init);
  storeBookmark(response.headers.get(BOOKMARK_HEADER));
  return response;
};

/** Rejection of a request without a session. */
export class SignedOutError extends Error {
  override readonly name = "SignedOutError";
}

function signOutAndThrow(signOut: () => void): never {
  signOut();
  throw new SignedOutError("Nobody is signed in.");
}
