import type { hc } from "hono/client";
import { createContext, type RouterContextProvider } from "react-router";
import type { InterfaceLanguage } from "#domain/language.ts";
import type { Maintenance } from "#domain/property/maintenance.ts";
import type { Api } from "#worker/http/app.ts";

/** Typed API client, for loaders and the browser. */
export type ApiClient = ReturnType<typeof hc<Api>>;

/** The Worker's services for loaders and actions. */
export interface ServerContext {
  /** Calls the API in the same Worker, as the requesting person. */
  readonly api: ApiClient;
  readonly clientKey: string;
  readonly language: InterfaceLanguage;
  readonly maintenance: Maintenance;
  /** Whether the request has a session cookie, valid or not. */
  readonly hasSessionCookie: boolean;
  /** Whether the request has the cookie of a shared desk (H3), valid or not. */
  readonly hasDeskCookie: boolean;
  /** For the Content-Security-Policy; every inline script has it. */
  readonly nonce: string;
  /** Epoch milliseconds UTC. */
  readonly now: number;
  /** Origin for links outside the product, such as in mails. */
  readonly origin: string;
  /** Whether an external provider manages the accounts, so that there is no sign-in here. */
  readonly isSignInElsewhere: boolean;
  /** URL of the provider's sign-in; `null` if there is none or it is unreachable. */
  readonly providerSignIn: () => Promise<string | null>;
  /** Reads a file of the client build by path, such as `/texts/de.json`. Throws if it does not exist. */
  readonly readAsset: (path: string) => Promise<Response>;
}

export const serverContext = createContext<ServerContext>();

/** The Worker's context of a loader or action. */
export function getServer(context: Readonly<RouterContextProvider>): ServerContext {
  return context.get(serverContext);
}
