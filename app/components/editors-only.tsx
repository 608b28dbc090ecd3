import type { ReactNode } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";

/** Controls that change something: all switched off for viewers (D12). */
export function EditorsOnly({ children }: { children: ReactNode }) {
  const { mayEdit } = useRights();
  return (
    <fieldset disabled={!mayEdit} className="contents">
      {children}
    </fieldset>
  );
}

/** Tells viewers why everything is switched off; shows nothing to the others. */
export function ViewerNotice({ className }: { className?: string }) {
  const { viewerReason } = useMessages().members;
  const { mayEdit } = useRights();
  if (mayEdit) return null;
  return (
    <Notice tone="info" icon="eye" className={className ?? "mb-5"}>
      {viewerReason}
    </Notice>
  );
}
