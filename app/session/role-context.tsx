import { createContext, useContext } from "react";
import { mayEdit, mayManage, type Role } from "#domain/account/account.ts";

const RoleContext = createContext<Role | null>(null);

export const RoleProvider = RoleContext.Provider;

interface Rights {
  readonly role: Role;
  /** Whether the person may change content and publish. */
  readonly mayEdit: boolean;
  /** Whether the person may manage members and the plan. */
  readonly mayManage: boolean;
}

/**
 * The signed-in person's rights (D12), as loaded with the screen; a change refetches it. Only hides what the
 * API would refuse.
 */
export function useRights(): Rights {
  const role = useContext(RoleContext);
  if (!role) throw new Error("A signed-in screen must stand inside RoleProvider.");
  return { role, mayEdit: mayEdit(role), mayManage: mayManage(role) };
}
