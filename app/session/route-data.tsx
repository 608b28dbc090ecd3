import { createContext, useContext } from "react";

/** The script that hands the loaders' data to React Router. Empty in the browser, which has run it already. */
const RouteDataContext = createContext("");

export const RouteDataProvider = RouteDataContext.Provider;

export function useRouteData(): string {
  return useContext(RouteDataContext);
}
