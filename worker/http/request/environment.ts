import type { Context } from "hono";
import type { Credential } from "../../db/account/access.ts";

/** What a route finds in its context. */
export interface HttpEnvironment {
  Bindings: Env & {
    /** Set by a screen when it calls the API inside the same Worker, with its own clock; no request can set it. */
    readonly IN_PROCESS?: { readonly now: number };
  };
  Variables: {
    requestId: string;
    credential: Credential | null;
    /** Who of operations calls, by name; null for everybody else. */
    operator: string | null;
    /** Whether the session is still to be checked before input is refused; false once a middleware has read it. */
    needsSession: boolean;
    /** Epoch milliseconds UTC at which the request began; the only clock of a handler. */
    now: number;
  };
}

/** The context of any route, whatever its middleware has set; `set` would tie it to one set of variables. */
export type RequestContext = Omit<Context<HttpEnvironment>, "set">;
