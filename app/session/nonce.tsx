import { createContext, useContext } from "react";

/** CSP nonce of this response. Empty in the browser, which hides nonces, so that both sides render the same. */
const NonceContext = createContext("");

export const NonceProvider = NonceContext.Provider;

export function useNonce(): string {
  return useContext(NonceContext);
}
