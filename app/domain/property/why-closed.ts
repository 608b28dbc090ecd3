import type { EpochMs } from "../time.ts";
import { type Closure, closureMomentsOf, closureStateAt } from "./closure.ts";

/** Why guests do not get a property's portal, besides a licence, without which nobody works on it either. */
export type WhyClosed =
  | { readonly reason: "unpublished" }
  | { readonly reason: "season"; readonly closure: Closure };

interface Opening {
  readonly publishedNumber: number | null;
  readonly closure: Closure | null;
  readonly timeZone: string;
}

/** Null: guests get it at that moment, if nothing changes until then. */
export function whyClosedAt({ publishedNumber, closure, timeZone }: Opening, at: EpochMs): WhyClosed | null {
  if (publishedNumber === null) return { reason: "unpublished" };
  if (closure && closureStateAt(closureMomentsOf(closure, timeZone), at) === "closed") {
    return { reason: "season", closure };
  }
  return null;
}
