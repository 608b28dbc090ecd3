import { DiscardDialog } from "./discard-dialog.tsx";
import { useLeaveGuard } from "./use-leave-guard.ts";

interface LeaveGuardProps {
  readonly hasWork: boolean;
  /** Drops the input once the person agrees to leave, before navigation continues. */
  readonly onDiscard: () => void;
}

/** Confirms before leaving a screen with typed input. */
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
