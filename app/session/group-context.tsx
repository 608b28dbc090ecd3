import { createContext, useContext } from "react";
import type { GroupSummary } from "#domain/account/account.ts";

const GroupContext = createContext<GroupSummary | null>(null);

export const GroupProvider = GroupContext.Provider;

/** The signed-in user's group, as it was when the screen was read. */
export function useGroup(): GroupSummary {
  const group = useContext(GroupContext);
  if (!group) throw new Error("A signed-in screen must stand inside GroupProvider.");
  return group;
}
