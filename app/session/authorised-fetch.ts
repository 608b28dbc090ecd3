import type { AccessTokens } from "./access-token.ts";

type Tokens = Pick<AccessTokens, "get" | "refresh">;

interface AuthorisedFetch {
  readonly tokens: Tokens;
  readonly clientKey: string;
  /** Runs when no token can be had, or a fresh one was refused as well. */
  readonly signOut: () => void;
  readonly send?: typeof fetch;
}

/**
 * A `fetch` for the API: every request carries the client key and the bearer token. A 401 is retried once
 * with a force-refreshed token; without a token, or refused again, the person is signed out and the
 * request is rejected with the refusal (specification, section 7).
 */
export function authorisedFetch({ tokens, clientKey, signOut, send = fetch }: AuthorisedFetch): typeof fetch {
  return async (input, init) => {
    const original = new Request(input, init);
    const token = await tokens.get();
    if (token === null) return endWith(signOut);
    const first = await send(withCredentials(original.clone(), token, clientKey));
    if (first.status !== 401) return first;
    const fresh = await tokens.refresh(token);
    if (fresh === null) return endWith(signOut);
    const second = await send(withCredentials(original, fresh, clientKey));
    if (second.status === 401) return endWith(signOut);
    return second;
  };
}

function withCredentials(request: Request, token: string, clientKey: string): Request {
  request.headers.set("authorization", `Bearer ${token}`);
  request.headers.set("x-client-key", clientKey);
  return request;
}

/** The rejection of a request that found nobody signed in. */
export class SignedOutError extends Error {
  override readonly name = "SignedOutError";
}

function endWith(signOut: () => void): never {
  signOut();
  throw new SignedOutError("Nobody is signed in.");
}
