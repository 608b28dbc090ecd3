import type { EndableMail } from "#domain/analytics/mail-preferences.ts";

/** The address at the foot of a mail under which it is ended, without signing in. */
export function stopLink(
  origin: string,
  { stopToken }: { readonly stopToken: string },
  mail: EndableMail,
): string {
  return `${origin}/stop-mail?mail=${mail}&token=${stopToken}`;
}
