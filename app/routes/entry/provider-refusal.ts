const REFUSALS = ["no_account_here", "provider_refused", "cookies_not_kept"] as const;

/** Why the provider's sign-in failed, from its return address. */
export type ProviderRefusal = (typeof REFUSALS)[number];

/** The refusal in an address; `null` if none or unknown. */
export function readProviderRefusal(search: URLSearchParams): ProviderRefusal | null {
  const named = search.get("refused");
  return REFUSALS.find((refusal) => refusal === named) ?? null;
}
