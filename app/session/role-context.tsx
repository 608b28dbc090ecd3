import { createContext, useContext } from "react";
import { mayEdit, mayManage, type Role } from "#domain/account/account.ts";

const RoleContext = createContext<Role | null>(null);

export const RoleProvider = RoleContext.Provider;

interface Rights {
  readonly role: Role;
  /** Whether they may change content and publish. */
  readonly mayEdit: boolean;
  /** Whether they decide about people and the plan. */
  readonly mayManage: boolean;
}

/**
 * What the signed-in person may do (D12), as it was when the screen was read; a change of it
 * refetches the screen. Only spares them what the API would refuse.
 */
export function useRights(): Rights {
  const role = useContext(RoleContext);
  if (!role) throw new Error("A signed-in screen must stand inside RoleProvider.");
  return { role, mayEdit: mayEdit(role), mayManage: mayManage(role) };
}
