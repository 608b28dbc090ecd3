import { createContext, useContext } from "react";
import { mayEdit, mayManage, mayManageGroup, mayServe, type Role } from "#domain/account/account.ts";
import { useGroup } from "./group-context.tsx";

const RoleContext = createContext<Role | null>(null);

export const RoleProvider = RoleContext.Provider;

interface Rights {
  readonly role: Role;
  /** Whether the person may change content and publish. */
  readonly mayEdit: boolean;
  /** Whether the person may answer guests and announce. */
  readonly mayServe: boolean;
  /** Whether the person may manage a property's plan and its guests' data. */
  readonly mayManage: boolean;
}

/**
 * The signed-in person's rights (D12), as loaded with the screen; a change refetches it. Only hides what the
 * API would refuse.
 */
export function useRights(): Rights {
  const role = useContext(RoleContext);
  if (!role) throw new Error("A signed-in screen must stand inside RoleProvider.");
  return { role, mayEdit: mayEdit(role), mayServe: mayServe(role), mayManage: mayManage(role) };
}

/** Whether the signed-in person may manage the group's members. */
export function useMayManageGroup(): boolean {
  const { role } = useRights();
  const { isLimited } = useGroup();
  return mayManageGroup({ role, isLimited });
}
