const REFUSALS = ["no_account_here", "provider_refused", "cookies_not_kept"] as const;

/** Why the provider's sign-in led to nobody, as its way back names it in the address. */
export type ProviderRefusal = (typeof REFUSALS)[number];

/** The refusal in an address; null for none, or one we do not know. */
export function readRefused(search: URLSearchParams): ProviderRefusal | null {
  const named = search.get("refused");
  return REFUSALS.find((refusal) => refusal === named) ?? null;
}
