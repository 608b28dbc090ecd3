import type { Context } from "hono";
import type { Credential } from "../../db/account/access.ts";

/** Bindings and variables of a route's context. */
export interface HttpEnvironment {
  Bindings: Env & {
    /** Set by a screen when it calls the API in process, with its own clock; no request can set it. */
    readonly IN_PROCESS?: { readonly now: number };
  };
  Variables: {
    requestId: string;
    credential: Credential | null;
    /** Name of the operator; `null` for all other callers. */
    operator: string | null;
    /** Whether the session must be checked before input is refused; `false` once a middleware has read it. */
    needsSession: boolean;
    /** Start of the request, epoch milliseconds UTC; the only clock of a handler. */
    now: number;
  };
}

/** The context of any route; without `set`, which would tie it to one set of variables. */
export type RequestContext = Omit<Context<HttpEnvironment>, "set">;
