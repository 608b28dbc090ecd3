import type { ServerContext } from "#app/session/server-context.ts";
import type { Welcome } from "#domain/account/account.ts";

interface ReadLink {
  readonly token: string;
  /** Whether to show the form. If the check failed, show it: the submission is validated anyway. */
  readonly works: boolean;
  /** Greeting for an invitation; otherwise `null`. */
  readonly welcome: Welcome | null;
}

/** Checks a mailed link when its page opens, so that nobody fills in a form for an expired one. */
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
