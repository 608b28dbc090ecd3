import type { ComponentProps } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";

type UnsentQuestionProps = Pick<
  ComponentProps<typeof ConfirmDialog>,
  "open" | "onOpenChange" | "layer" | "safeLabel" | "onConfirm"
>;

/** Asks before somebody leaves whose presses of the inbox have not been sent: they go with the session. */
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
