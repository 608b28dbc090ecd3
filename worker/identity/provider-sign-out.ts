import type { OutsideProvider } from "./outside-provider.ts";
import { discoverProvider } from "./provider-sign-in.ts";

/** Browsers store at most 4,096 bytes per cookie, including name and attributes. */
const ID_TOKEN_LENGTH_MAX = 3_800;

/** Whether an ID token fits a cookie. Without it, the provider asks the user for confirmation. */
export function isKeepable(idToken: string): boolean {
  return idToken.length <= ID_TOKEN_LENGTH_MAX;
}

interface Leaving {
  readonly provider: OutsideProvider;
  readonly idToken: string | undefined;
  /** Redirect address after signing out, registered at the provider. */
  readonly back: string;
  readonly now: number;
}

/**
 * The provider's sign-out page (OpenID Connect RP-Initiated Logout 1.0); `null`: it has none. Throws if its
 * metadata can't be fetched.
 */
export async function findEndOfSession({ provider, idToken, back, now }: Leaving): Promise<string | null> {
  const server = await discoverProvider(provider, now);
  if (!server?.end_session_endpoint) return null;
  const address = new URL(server.end_session_endpoint);
  address.searchParams.set("client_id", provider.audience);
  address.searchParams.set("post_logout_redirect_uri", back);
  if (idToken) address.searchParams.set("id_token_hint", idToken);
  return address.href;
}
