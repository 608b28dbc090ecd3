import { domainToUnicode } from "node:url";
import { foldEmail } from "#domain/address.ts";

/**
 * The forms in which an account may have an address: as it is stored today, its host in ASCII, and with the host in its
 * own letters, as versions before stored it.
 */
export function addressForms(typed: string): string[] {
  const email = foldEmail(typed);
  const at = email.lastIndexOf("@");
  const host = email.slice(at + 1);
  if (!host.includes("xn--")) return [email];
  return [email, `${email.slice(0, at)}@${domainToUnicode(host)}`];
}
