import { useState } from "react";

const KEY = "foyer-hides-original";

/** Whether to show the original beside its translation; kept until the browser tab is closed. Browser only. */
export function useShowsOriginal(): readonly [boolean, (shows: boolean) => void] {
  const [shows, setShows] = useState(() => sessionStorage.getItem(KEY) === null);

  function choose(next: boolean) {
    if (next) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, "yes");
    setShows(next);
  }

  return [shows, choose];
}
