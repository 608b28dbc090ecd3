import { useCallback, useEffect, useState } from "react";

/** The response at a moment: the portal, a page that says why not, or none. */
export type Served =
  | { readonly state: "public"; readonly kind: "open" | "season" | "licence"; readonly isExact: boolean }
  | { readonly state: "none" | "failed" };

interface Known {
  readonly src: string;
  readonly turn: number;
  readonly served: Served;
}

/** Whether a page exists at an address, which one, and whether it is exact; `null` while loading. */
export function useServed(src: string | null): {
  readonly served: Served | null;
  readonly retry: () => void;
} {
  const [known, setKnown] = useState<Known | null>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (src === null) return;
    const stop = new AbortController();
    const keep = (served: Served) => setKnown({ src, turn, served });
    fetch(src, { method: "HEAD", signal: stop.signal })
      .then((response) => keep(readServed(response)))
      .catch((error: unknown) => {
        if (stop.signal.aborted) return;
        console.warn(error);
        keep({ state: "failed" });
      });
    return () => stop.abort();
  }, [src, turn]);
  const retry = useCallback(() => setTurn((now) => now + 1), []);
  return { served: known?.src === src && known.turn === turn ? known.served : null, retry };
}

function readServed({ ok, status, headers }: Response): Served {
  if (status === 404) return { state: "none" };
  if (!ok) return { state: "failed" };
  const named = headers.get("x-portal-page");
  const kind = named === "season" || named === "licence" ? named : "open";
  return { state: "public", kind, isExact: headers.get("x-portal-exact") !== "no" };
}
