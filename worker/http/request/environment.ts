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
    /** Whether only a signed-in person is answered: a refusal of what they sent comes after one of who they are. */
    needsSession: boolean;
    /** Epoch milliseconds UTC at which the request began; the only clock of a handler. */
    now: number;
  };
}
