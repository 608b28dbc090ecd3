import { useMessages } from "#app/messages/messages-context.tsx";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";
import type { Member } from "#domain/account/member.ts";
import { useMemberCalls } from "./use-member-calls.ts";

/** Asks before a person loses their access. */
export function RemoveDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const words = useMessages().members.remove;
  const { isBusy, remove } = useMemberCalls();

  async function confirm() {
    await remove(member);
    onClose();
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      size="sm"
      title={words.question(member.displayName)}
      description={words.warning}
      safeLabel={words.keep}
      confirmLabel={words.confirm}
      busy={isBusy}
      busyLabel={words.running}
      onConfirm={() => void confirm()}
    />
  );
}
