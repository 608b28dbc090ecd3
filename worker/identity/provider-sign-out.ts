import type { OutsideProvider } from "./outside-provider.ts";
import { discoverProvider } from "./provider-sign-in.ts";

/** What a browser keeps of a cookie is 4,096 bytes, name and attributes included. */
const ID_TOKEN_LENGTH_MAX = 3_800;

/** Whether a browser can bring an ID token back. Without it the provider asks the person. */
export function isKeepable(idToken: string): boolean {
  return idToken.length <= ID_TOKEN_LENGTH_MAX;
}

interface Leaving {
  readonly provider: OutsideProvider;
  readonly idToken: string | undefined;
  /** Where the provider sends the browser afterwards; registered there. */
  readonly back: string;
  readonly now: number;
}

/**
 * The provider's page that ends its own session (OpenID Connect RP-Initiated Logout 1.0); null where it names
 * none. Throws when it can't be asked.
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
