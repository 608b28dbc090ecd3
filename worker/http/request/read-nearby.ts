import { BOOKMARK_HEADER, BOOKMARK_PATTERN, bookmarkCookie, readBookmark } from "#domain/live/bookmark.ts";
import { type Anchor, openReadSession } from "../../db/read-session.ts";

/**
 * Where a request reads from. What writes begins at the primary: it decides by what it reads. What only reads is
 * answered by whichever replica is near and has what this browser wrote; a program that keeps no cookies and names
 * no bookmark is answered by the primary.
 */
function chooseAnchor({ method, headers }: Request): Anchor {
  if (method !== "GET" && method !== "HEAD") return "first-primary";
  const named = headers.get(BOOKMARK_HEADER) ?? "";
  if (BOOKMARK_PATTERN.test(named)) return named;
  const cookies = headers.get("cookie");
  if (cookies === null) return "first-primary";
  return readBookmark(cookies) ?? "first-unconstrained";
}

/**
 * Answers a request of staff in one session of the database, and tells who wrote where the write is to be found (G4).
 */
export async function readNearby(
  request: Request,
  env: Env,
  answer: (env: Env) => Promise<Response>,
): Promise<Response> {
  const session = openReadSession(env.DB, chooseAnchor(request));
  const response = await answer({ ...env, DB: session.database });
  const bookmark = session.mayHaveWritten() ? session.bookmark() : null;
  if (bookmark === null || response.status === 101) return response;
  const told = new Response(response.body, response);
  // A script keeps the later one of two answers; where there is none, the browser does what it is told.
  if (request.headers.has("authorization")) told.headers.set(BOOKMARK_HEADER, bookmark);
  else told.headers.append("set-cookie", `${bookmarkCookie(bookmark)}; Secure`);
  return told;
}
