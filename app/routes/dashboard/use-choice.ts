import { useLocation, useNavigate, useNavigation } from "react-router";
import { type Choice, readChoice, toSearch } from "./choice.ts";

/** The range in the address, the range being loaded, and a setter. */
export function useChoice() {
  const { pathname, search } = useLocation();
  const { location } = useNavigation();
  const navigate = useNavigate();
  const isReading = location?.pathname === pathname;
  return {
    choice: readChoice(new URLSearchParams(isReading ? location.search : search)),
    isReading,
    choose: (choice: Choice) => {
      const next = new URLSearchParams(toSearch(choice));
      const sort = new URLSearchParams(search).get("sort");
      if (sort !== null) next.set("sort", sort);
      void navigate({ pathname, search: next.toString() }, { preventScrollReset: true });
    },
  };
}
