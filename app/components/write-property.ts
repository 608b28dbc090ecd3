import { readProblem } from "#app/session/network/problem.ts";
import type { Problem } from "#domain/problem.ts";
import type { Property } from "#domain/property/property.ts";

/** Another save may happen between a refusal and the retry. */
const ATTEMPTS_MAX = 3;

export interface Answer extends Pick<Response, "status"> {
  clone(): Pick<Response, "json" | "status">;
}

export interface PropertyWrite<Answered extends Answer> {
  /** Revision of the property that the person saw. */
  readonly revision: number;
  readonly send: (revision: number) => Promise<Answered>;
  /** Whether the newer property still has the values that the person saw. */
  readonly isUntouched: (newer: Property) => boolean;
}

export interface Written<Answered> {
  /** The last answer. */
  readonly response: Answered;
  /** The newer property if the same values were changed, for the person to decide; `null`: no conflict. */
  readonly newer: Property | null;
}

/**
 * Writes a property at the revision that was seen. On 412, if the written values did not change in between,
 * retries on the newer revision, a limited number of times.
 *
 * Rethrows errors of `send`.
 */
export async function writeProperty<Answered extends Answer>({
  revision,
  send,
  isUntouched,
}: PropertyWrite<Answered>): Promise<Written<Answered>> {
  let response = await send(revision);
  for (let attempt = 1; attempt < ATTEMPTS_MAX && response.status === 412; attempt += 1) {
    const newer = findNewerProperty(await readProblem(response.clone()));
    if (!newer) break;
    if (!isUntouched(newer)) return { response, newer };
    response = await send(newer.revision);
  }
  return { response, newer: null };
}

function findNewerProperty({ code, current }: Problem): Property | null {
  return code === "stale_revision" && current && "defaultLanguage" in current ? current : null;
}
