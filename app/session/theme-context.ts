import { createContext, useContext } from "react";
import type { Theme } from "./theme.ts";

const ThemeContext = createContext<Theme | null>(null);

export const ThemeProvider = ThemeContext.Provider;

/** The browser's chosen theme; `null`: follow the device. */
export function useTheme(): Theme | null {
  return useContext(ThemeContext);
}
