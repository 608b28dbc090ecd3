import type { ComponentProps } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";

type UnsentQuestionProps = Pick<
  ComponentProps<typeof ConfirmDialog>,
  "open" | "onOpenChange" | "layer" | "safeLabel" | "onConfirm"
>;

/** Confirmation before leaving with queued presses in the inbox, which are lost with the session. */
export function UnsentQuestion(question: UnsentQuestionProps) {
  const { shell } = useMessages();
  return (
    <ConfirmDialog
      {...question}
      size="sm"
      title={shell.unsent.title}
      description={shell.unsent.text}
      confirmLabel={shell.nav.signOut}
    />
  );
}
