import { createContext, useContext } from "react";

/**
 * The nonce of this response's Content-Security-Policy. In the browser it is empty, as the browser itself
 * shows every nonce, so that both sides render the same.
 */
const NonceContext = createContext("");

export const NonceProvider = NonceContext.Provider;

export function useNonce(): string {
  return useContext(NonceContext);
}
