import type { ServerContext } from "#app/session/server-context.ts";
import type { Welcome } from "#domain/account/account.ts";

interface ReadLink {
  readonly token: string;
  /** Whether the page may show its form. Where nobody can say so now, it may: what it sends is judged then. */
  readonly works: boolean;
  /** Whom the link of an invitation greets; null for any other. */
  readonly welcome: Welcome | null;
}

/** Looks at a mailed link when its page is opened, so that nobody fills in a form for one that has ended. */
export async function readLink(
  { api }: Pick<ServerContext, "api">,
  purpose: "password" | "recipient" | "stop",
  token: string,
): Promise<ReadLink> {
  if (token === "") return { token, works: false, welcome: null };
  const response = await api.api.identity["read-link"].$post({ json: { purpose, token } });
  if (response.ok) return { token, works: true, welcome: (await response.json()).welcome };
  return { token, works: response.status !== 410 && response.status !== 400, welcome: null };
}
