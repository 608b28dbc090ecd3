import type { GroupInformation, User } from "#domain/account.ts";
import type { Property } from "#domain/property.ts";
import type { ApiClient, ServerContext } from "./server-context.ts";
import { readUserCookie, userCookie } from "./user-cookie.ts";

const PAGE_SIZE = "200";

/** What a signed-in screen opens with. */
export interface ReadSession {
  readonly user: User;
  readonly group: GroupInformation;
  readonly properties: readonly Property[];
  /** The change log's newest entry when `properties` were read. */
  readonly sequence: number;
}

interface SessionAnswer {
  readonly session: ReadSession;
  /** To be sent along with the screen. */
  readonly headers: Headers;
}

/**
 * Reads who is signed in, their group and its properties. Null when nobody is.
 *
 * Throws when the API fails; a session that has ended is no failure.
 */
export async function readSession(
  request: Request,
  { api }: Pick<ServerContext, "api">,
): Promise<SessionAnswer | null> {
  const known = readUserCookie(request);
  const [list, group] = await Promise.all([
    listProperties(api),
    known ? findGroupInformation(api, known.uid) : null,
  ]);
  if (!list) return null;
  if (known && group)
    return { session: { user: named(known, group), group, ...list }, headers: new Headers() };
  return introduce(api, list);
}

/** Asks who holds the session, where the browser could not tell: once, by a refresh. */
async function introduce(
  api: ApiClient,
  list: Pick<ReadSession, "properties" | "sequence">,
): Promise<SessionAnswer | null> {
  const response = await api.api.identity.token.$post();
  if (!response.ok) return null;
  const { user } = await response.json();
  const group = await findGroupInformation(api, user.uid);
  if (!group) return null;
  return {
    session: { user, group, ...list },
    headers: new Headers({ "set-cookie": userCookie(user) }),
  };
}

function named(user: User, group: GroupInformation): User {
  return { ...user, displayName: group.userDisplayName };
}

async function listProperties(api: ApiClient): Promise<Pick<ReadSession, "properties" | "sequence"> | null> {
  const properties: Property[] = [];
  let sequence: number | null = null;
  let cursor: string | undefined;
  do {
    const response = await api.api.properties.$get({ query: { limit: PAGE_SIZE, cursor } });
    if (response.status === 401) return null;
    if (!response.ok) throw new Error("Failed to get properties data");
    const page = await response.json();
    properties.push(...page.items);
    // The first page's: what changed while the others were read is sent again.
    sequence ??= page.sequence;
    cursor = page.nextCursor;
  } while (cursor);
  return { properties, sequence };
}

/** Null where the id is not the caller's own, or nobody is signed in. */
async function findGroupInformation(api: ApiClient, uid: string): Promise<GroupInformation | null> {
  const response = await api.api.account.getGroupInformation.$post({ json: { uid } });
  if (response.ok) return response.json();
  if (response.status < 500) return null;
  throw new Error("Failed to get group data");
}
