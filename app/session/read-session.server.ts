import type { GroupInformation, Role, User } from "#domain/account.ts";
import type { Property } from "#domain/property.ts";
import type { ApiClient, ServerContext } from "./server-context.ts";

const PAGE_SIZE = "200";

/** What a signed-in screen opens with. */
export interface ReadSession {
  readonly user: User;
  readonly role: Role;
  readonly group: GroupInformation;
  readonly properties: readonly Property[];
  /** The change log's newest entry when `properties` were read. */
  readonly sequence: number;
}

/**
 * Reads who is signed in, their group and its properties. Null when nobody is.
 *
 * Throws when the API fails; a session that has ended is no failure.
 */
export async function readSession({ api }: Pick<ServerContext, "api">): Promise<ReadSession | null> {
  const [list, person] = await Promise.all([listProperties(api), findPerson(api)]);
  return list && person ? { ...person, ...list } : null;
}

async function findPerson(api: ApiClient): Promise<Pick<ReadSession, "user" | "role" | "group"> | null> {
  const response = await api.api.identity.session.$get();
  if (response.status === 401) return null;
  if (!response.ok) throw new Error("Failed to get group data");
  return response.json();
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
