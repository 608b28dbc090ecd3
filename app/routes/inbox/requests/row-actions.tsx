import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import type { GuestRequest } from "#domain/guest/guest-request.ts";
import { useServiceName } from "../use-service-name.ts";
import type { Presses } from "./use-press.ts";

interface RowActionsProps {
  readonly request: GuestRequest;
  readonly presses: Presses;
}

/** Steps that need no look at the request: to take it, to say that it is done. A phone's row has the first alone. */
export function RowActions({ request, presses }: RowActionsProps) {
  const { inbox } = useMessages();
  const service = useServiceName()(request);
  const kept = presses.kept.get(request.id);
  const isTaken = request.state === "taken";
  return (
    <div className={`request-actions ${isTaken ? "max-md:hidden" : ""}`}>
      {isTaken ? null : (
        <Button
          size="sm"
          variant="primary"
          iconBefore={kept === "taken" ? "clock" : undefined}
          disabled={!presses.isAllowed}
          aria-label={`${inbox.onIt}: ${service}`}
          className="max-md:h-12 max-md:w-full max-md:text-lg"
          onClick={() => void presses.press(request, { to: "taken" })}
        >
          {inbox.onIt}
        </Button>
      )}
      <Button
        size="sm"
        iconBefore={kept === "done" ? "clock" : undefined}
        disabled={!presses.mayAnswer}
        aria-label={`${inbox.done}: ${service}`}
        className="max-md:hidden"
        onClick={() => void presses.press(request, { to: "done" })}
      >
        {inbox.done}
      </Button>
    </div>
  );
}
