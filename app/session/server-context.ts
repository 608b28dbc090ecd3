import type { hc } from "hono/client";
import { createContext, type RouterContextProvider } from "react-router";
import type { InterfaceLanguage } from "#domain/language.ts";
import type { Maintenance } from "#domain/property/maintenance.ts";
import type { Api } from "#worker/http/app.ts";

/** The typed client of the API, in a loader and in the browser alike. */
export type ApiClient = ReturnType<typeof hc<Api>>;

/** What the Worker gives to every loader and action. */
export interface ServerContext {
  /** Calls the API inside the same Worker, as the person whose request this is. */
  readonly api: ApiClient;
  readonly clientKey: string;
  readonly language: InterfaceLanguage;
  readonly maintenance: Maintenance;
  /** Whether the browser sent a cookie of a session, valid or not. */
  readonly hasSessionCookie: boolean;
  /** For the Content-Security-Policy: every inline script carries it. */
  readonly nonce: string;
  /** Epoch milliseconds UTC. */
  readonly now: number;
  /** The origin of links that leave the product. */
  readonly origin: string;
  /** Whether an outside provider keeps the accounts, so that nobody signs in here. */
  readonly isSignInElsewhere: boolean;
  /** Where the way to the provider's own sign-in begins; null where there is none, or it can't be reached. */
  readonly providerSignIn: () => Promise<string | null>;
  /** A file of the client's build by its path, as `/texts/de.json`. Throws if the build has none. */
  readonly readAsset: (path: string) => Promise<Response>;
}

export const serverContext = createContext<ServerContext>();

/** The Worker's side of a loader or action. */
export function serverOf(context: Readonly<RouterContextProvider>): ServerContext {
  return context.get(serverContext);
}
