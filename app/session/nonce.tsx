import { createContext, useContext } from "react";

/** The nonce of this response's Content-Security-Policy. Empty in the browser, which hides it. */
const NonceContext = createContext<string | undefined>(undefined);

export const NonceProvider = NonceContext.Provider;

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
