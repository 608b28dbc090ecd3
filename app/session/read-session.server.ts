import { createContext } from "react-router";
import type { GroupSummary, Role, User } from "#domain/account/account.ts";
import type { SessionDesk } from "#domain/account/desk.ts";
import type { Property } from "#domain/property/property.ts";
import type { ServerContext } from "./server-context.ts";

/** A group's properties in a browser (S70): the listed ones, the active one, and facts about all others. */
export interface HeldProperties {
  /** Properties according to `listing`, most recently updated first, and the active one. */
  readonly properties: readonly Property[];
  /** `whole`: all properties; `page`: the first page; `active`: only the active one, if the screen lists none. */
  readonly listing: "whole" | "page" | "active";
  /** Number of the group's properties. */
  readonly propertyCount: number;
  /** Whether any licence of the group is valid, loaded or not. */
  readonly hasValidLicence: boolean;
  /** Cursor of the second page; `null` unless the first one is loaded and there is another. */
  readonly nextCursor: string | null;
  /** Open requests of the active property at loading. */
  readonly openRequests: number;
  /** Latest change of the log when `properties` were loaded. */
  readonly sequence: number;
}

/** Initial data of a signed-in screen. */
export interface ReadSession extends HeldProperties {
  readonly user: User;
  readonly role: Role;
  readonly isLimited: boolean;
  /** The shared desk where the person is signed in (H3); `null`: their own browser. */
  readonly desk: SessionDesk | null;
  readonly group: GroupSummary;
  /** Whether an external provider manages the accounts, so that there are no passwords here. */
  readonly isSignInElsewhere: boolean;
}

type Server = Pick<ServerContext, "api" | "isSignInElsewhere">;

interface OpeningWanted {
  /** The requested property; need not exist. */
  readonly activePropertyId: string | null;
  /** Whether the screen lists properties; otherwise large groups send only the active one. */
  readonly withPage: boolean;
  /** Whether to load the active property's draft. */
  readonly withDraft: boolean;
}

/**
 * Loads the signed-in user, their group and its properties, including the requested one if it exists, and its
 * draft if wanted. `null` if nobody is signed in.
 *
 * Throws when the API fails; an ended session is not a failure.
 */
export async function loadSessionAndDraft(
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

/** The shell's pending session with the draft, for the nested screen; `null` if the shell loads no draft. */
export const openingContext = createContext<ReturnType<typeof loadSessionAndDraft> | null>(null);

/** Loads the session with a page of properties and without the draft; `null` if nobody is signed in. */
export async function readSession(
  server: Server,
  activePropertyId: string | null,
): Promise<ReadSession | null> {
  return (
    (await loadSessionAndDraft(server, { activePropertyId, withPage: true, withDraft: false }))?.session ??
    null
  );
}
