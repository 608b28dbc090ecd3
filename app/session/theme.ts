import { createContext, useContext } from "react";

/** Selectable themes; without a choice the device decides. */
export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const COOKIE = "theme";
const MAX_AGE_SECONDS = 31_536_000;

/** The browser's chosen theme; `null`: follow the device. */
export function readTheme(request: Request): Theme | null {
  const cookies = (request.headers.get("cookie") ?? "").split(/;\s*/);
  return THEMES.find((theme) => cookies.includes(`${COOKIE}=${theme}`)) ?? null;
}

/** `Set-Cookie` that stores a choice for a year, or clears it. */
export function themeCookie(theme: Theme | null): string {
  return `${COOKIE}=${theme ?? ""}; Path=/; Max-Age=${theme ? MAX_AGE_SECONDS : 0}; SameSite=Lax; Secure`;
}

const ThemeContext = createContext<Theme | null>(null);

export const ThemeProvider = ThemeContext.Provider;

/** The browser's chosen theme; `null`: follow the device. */
export function useTheme(): Theme | null {
  return useContext(ThemeContext);
}
