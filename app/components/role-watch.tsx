import { useEffect, useRef } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { mayEdit, mayManage, mayServe } from "#domain/account/account.ts";

/** Announces that an owner changed this person's role while their screens are open (D12). */
export function RoleWatch() {
  const { role } = useRights();
  const { roleNow } = useMessages().members;
  const known = useRef(role);
  useEffect(() => {
    const before = known.current;
    known.current = role;
    if (before === role) return;
    const title = mayManage(role)
      ? roleNow.owner
      : !mayEdit(role)
        ? roleNow[mayServe(role) ? "desk" : "viewer"]
        : mayEdit(before)
          ? roleNow.lessOwner
          : roleNow.editor;
    showToast({ tone: "news", title });
  }, [role, roleNow]);
  return null;
}
