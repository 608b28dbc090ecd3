import { createContext } from "react-router";
import type { GroupSummary, Role, User } from "#domain/account/account.ts";
import type { Property } from "#domain/property/property.ts";
import type { ServerContext } from "./server-context.ts";

/**
 * What a browser holds of a group's properties (S70): those it shows, the active one, and what it knows of the rest.
 */
export interface HeldProperties {
  /** Those that `listing` says, those updated last first, and the active one. */
  readonly properties: readonly Property[];
  /** All of the group's; the first page of them; or none but the active one, where a screen lists none. */
  readonly listing: "whole" | "page" | "active";
  /** How many the group has. */
  readonly propertyCount: number;
  /** Whether any licence of the group is valid, of those held or not. */
  readonly hasValidLicence: boolean;
  /** Where the second page begins; null unless the first one is held and another follows. */
  readonly nextCursor: string | null;
  /** How many requests of the active property's guests were open then. */
  readonly openRequests: number;
  /** The change log's newest entry when `properties` were read. */
  readonly sequence: number;
}

/** What a signed-in screen opens with. */
export interface ReadSession extends HeldProperties {
  readonly user: User;
  readonly role: Role;
  readonly group: GroupSummary;
  /** Whether an outside provider keeps the accounts, so that there is no password here. */
  readonly isSignInElsewhere: boolean;
}

type Server = Pick<ServerContext, "api" | "isSignInElsewhere">;

interface OpeningWanted {
  /** The property that is asked for; need not exist. */
  readonly activePropertyId: string | null;
  /** Whether the screen lists properties; without, a group that fits no menu sends the active one alone. */
  readonly withPage: boolean;
  /** Whether the active property's draft is wanted. */
  readonly withDraft: boolean;
}

/**
 * Reads who is signed in, their group and its properties, among them the one that is asked for if there is
 * such a one, with its draft if wanted. Null when nobody is signed in.
 *
 * Throws when the API fails; a session that has ended is no failure.
 */
export async function readOpening(
  { api, isSignInElsewhere }: Server,
  { activePropertyId, withPage, withDraft }: OpeningWanted,
) {
  const active = activePropertyId === null ? {} : { active: activePropertyId };
  const query = {
    ...active,
    ...(withPage ? { page: "true" as const } : {}),
    ...(withDraft ? { draft: "true" as const } : {}),
  };
  const response = await api.api.properties.opening.$get({ query });
  if (response.status === 401) return null;
  if (!response.ok) throw new Error("Failed to get group data");
  const { draft, ...held } = await response.json();
  const session: ReadSession = { ...held, isSignInElsewhere };
  return { session, draft };
}

/** What the shell of this request reads with the draft, for the screen in it; null where the shell reads none. */
export const openingContext = createContext<ReturnType<typeof readOpening> | null>(null);

/** The same with a page of the properties and no draft. */
export async function readSession(
  server: Server,
  activePropertyId: string | null,
): Promise<ReadSession | null> {
  return (await readOpening(server, { activePropertyId, withPage: true, withDraft: false }))?.session ?? null;
}
