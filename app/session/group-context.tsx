import { createContext, useContext } from "react";
import type { GroupSummary } from "#domain/account/account.ts";
import type { SessionDesk } from "#domain/account/desk.ts";

interface Group extends GroupSummary {
  /** Whether the user sees only chosen properties of it. */
  readonly isLimited: boolean;
  /** Whether an external provider manages the accounts, so that there are no passwords here. */
  readonly isSignInElsewhere: boolean;
  /** The shared desk where the user is signed in (H3); `null`: their own browser. */
  readonly desk: SessionDesk | null;
}

const GroupContext = createContext<Group | null>(null);

export const GroupProvider = GroupContext.Provider;

/** The signed-in user's group, as loaded with the screen. */
export function useGroup(): Group {
  const group = useContext(GroupContext);
  if (!group) throw new Error("A signed-in screen must stand inside GroupProvider.");
  return group;
}
