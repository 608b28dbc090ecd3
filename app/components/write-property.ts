import { readProblem } from "#app/session/network/problem.ts";
import type { Problem } from "#domain/problem.ts";
import type { Property } from "#domain/property/property.ts";

/** Between a refusal and the next attempt somebody else may save once more. */
const ATTEMPTS_MAX = 3;

export interface Answer extends Pick<Response, "status"> {
  clone(): Pick<Response, "json" | "status">;
}

export interface PropertyWrite<Answered extends Answer> {
  /** The revision at which the person saw what they change. */
  readonly revision: number;
  readonly send: (revision: number) => Promise<Answered>;
  /** Whether a newer property has what is written as the person saw it. */
  readonly isUntouched: (newer: Property) => boolean;
}

export interface Written<Answered> {
  /** The last answer. */
  readonly response: Answered;
  /** The property in which somebody else has changed the same, which is for the person to decide; null: nobody has. */
  readonly newer: Property | null;
}

/**
 * Sends a write of a property on the revision that was seen. Where the property has changed since (412), and what is
 * written has not, it is sent again on the newer revision, a bounded number of times.
 *
 * Throws what `send` throws.
 */
export async function writeProperty<Answered extends Answer>({
  revision,
  send,
  isUntouched,
}: PropertyWrite<Answered>): Promise<Written<Answered>> {
  let response = await send(revision);
  for (let attempt = 1; attempt < ATTEMPTS_MAX && response.status === 412; attempt += 1) {
    const newer = newerPropertyIn(await readProblem(response.clone()));
    if (!newer) break;
    if (!isUntouched(newer)) return { response, newer };
    response = await send(newer.revision);
  }
  return { response, newer: null };
}

function newerPropertyIn({ code, current }: Problem): Property | null {
  return code === "stale_revision" && current && "defaultLanguage" in current ? current : null;
}
