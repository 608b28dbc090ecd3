/**
 * Read replicas (D1 sessions, G4). Exposes `runInReadSession`: runs a staff request in one D1 session, and returns a
 * bookmark after a write, so that the browser's next read includes it.
 */

import { BOOKMARK_HEADER, BOOKMARK_PATTERN, bookmarkCookie, readBookmark } from "#domain/live/bookmark.ts";
import { type Anchor, openReadSession } from "../../db/read-session.ts";

/**
 * Where a request's session starts. Writes start at the primary, because they decide by what they read. Reads
 * use the nearest replica that has the browser's own writes; clients without cookies and bookmark read from the
 * primary.
 */
function chooseAnchor({ method, headers }: Request): Anchor {
  if (method !== "GET" && method !== "HEAD") return "first-primary";
  const named = headers.get(BOOKMARK_HEADER) ?? "";
  if (BOOKMARK_PATTERN.test(named)) return named;
  const cookies = headers.get("cookie");
  if (cookies === null) return "first-primary";
  return readBookmark(cookies) ?? "first-unconstrained";
}

/** Runs a staff request in one D1 session, and returns its bookmark if it may have written (G4). */
export async function runInReadSession(
  request: Request,
  env: Env,
  answer: (env: Env) => Promise<Response>,
): Promise<Response> {
  const session = openReadSession(env.DB, chooseAnchor(request));
  const response = await answer({ ...env, DB: session.database });
  const bookmark = session.mayHaveWritten() ? session.bookmark() : null;
  if (bookmark === null || response.status === 101) return response;
  const withBookmark = new Response(response.body, response);
  // Scripts keep the newer of two bookmarks themselves; without scripts, a cookie does.
  if (request.headers.has("authorization")) withBookmark.headers.set(BOOKMARK_HEADER, bookmark);
  else withBookmark.headers.append("set-cookie", `${bookmarkCookie(bookmark)}; Secure`);
  return withBookmark;
}
