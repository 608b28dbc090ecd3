import { DiscardDialog } from "./discard-dialog.tsx";
import { useLeaveGuard } from "./use-leave-guard.ts";

interface LeaveGuardProps {
  readonly hasWork: boolean;
  /** Drops what was typed, before the way goes on. */
  readonly onDiscard: () => void;
}

/** Asks before what was typed on a screen is left behind. */
export function LeaveGuard({ hasWork, onDiscard }: LeaveGuardProps) {
  const question = useLeaveGuard(hasWork);
  return (
    <DiscardDialog
      open={question.isAsked}
      onStay={question.stay}
      onDiscard={() => {
        onDiscard();
        question.leave();
      }}
    />
  );
}
