import type { UnsubscribableMail } from "#domain/analytics/mail-preferences.ts";

/** Unsubscribe address in a mail's footer; works without signing in. */
export function stopLink(
  origin: string,
  { stopToken }: { readonly stopToken: string },
  mail: UnsubscribableMail,
): string {
  return `${origin}/stop-mail?mail=${mail}&token=${stopToken}`;
}
