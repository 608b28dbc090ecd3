import type { EpochMs } from "../time.ts";
import { type Closure, closureStateAt, toClosureMoments } from "./closure.ts";

/** Why guests do not get a portal, apart from the licence (without which staff cannot work either). */
export type WhyClosed =
  | { readonly reason: "unpublished" }
  | { readonly reason: "season"; readonly closure: Closure };

interface Opening {
  readonly publishedNumber: number | null;
  readonly closure: Closure | null;
  readonly timeZone: string;
}

/** Why guests do not get the portal at a moment; `null`: they get it, unless something changes before. */
export function whyClosedAt({ publishedNumber, closure, timeZone }: Opening, at: EpochMs): WhyClosed | null {
  if (publishedNumber === null) return { reason: "unpublished" };
  if (closure && closureStateAt(toClosureMoments(closure, timeZone), at) === "closed") {
    return { reason: "season", closure };
  }
  return null;
}
