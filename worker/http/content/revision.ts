import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { RequestContext } from "../request/environment.ts";

/** The ETag of a revision. */
export function toEtag(revision: number): string {
  return `"${revision}"`;
}

/** The revision in `If-Match`; refuses with `revision_required`. */
export function readRevision(c: RequestContext): Verdict<number> {
  const named = /^(?:W\/)?"(\d{1,9})"$/.exec(c.req.header("if-match") ?? "")?.[1];
  return named === undefined ? refuse("revision_required") : accept(Number(named));
}
