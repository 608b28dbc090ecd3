import { useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Popover } from "#app/ui/overlay/popover.tsx";
import type { GuestRequest } from "#domain/guest/guest-request.ts";
import { REASON_CODES, REASON_LENGTH_MAX, type Reason } from "#domain/guest/request-state.ts";
import type { Presses } from "./use-press.ts";

interface StepButtonsProps {
  readonly request: GuestRequest;
  readonly presses: Presses;
  /** Waiting time for the guest when taken; `null`: none. */
  readonly minutes: number | null;
}

/** Buttons for the possible next steps. */
export function StepButtons({ request, presses, minutes }: StepButtonsProps) {
  const { inbox } = useMessages();
  const { isAllowed, mayAnswer, kept, press } = presses;
  const { state } = request;
  const pressed = kept.get(request.id);
  const getMark = (to: string) =>
    pressed === to ? ({ iconBefore: "clock", title: inbox.keptMark } as const) : {};
  if (request.doneAt !== null) {
    return (
      <Button
        disabled={!isAllowed}
        className="step-button ms-auto"
        onClick={() => void press(request, { to: "seen" })}
      >
        {inbox.reopen}
      </Button>
    );
  }
  const isTaken = state === "taken";
  return (
    <div className="flex items-center gap-2 print:hidden">
      <CannotMenu
        isOff={!mayAnswer}
        isKept={pressed === "refused"}
        onRefuse={(reason) => void press(request, { to: "refused", reason })}
      />
      <Button
        aria-pressed={isTaken || undefined}
        aria-keyshortcuts="o"
        variant={isTaken ? "secondary" : "primary"}
        disabled={!isAllowed}
        {...(isTaken ? { iconBefore: "check" } : {})}
        {...getMark("taken")}
        className={`step-button ms-auto ${isTaken ? "step-pressed max-md:hidden" : "max-md:flex-2"}`}
        onClick={() =>
          void press(
            request,
            isTaken ? { to: "seen" } : { to: "taken", ...(minutes === null ? {} : { minutes }) },
          )
        }
      >
        {isTaken ? inbox.groups.taken : inbox.onIt}
      </Button>
      <Button
        variant={isTaken ? "primary" : "secondary"}
        aria-keyshortcuts="d"
        disabled={!mayAnswer}
        {...getMark("done")}
        className={`step-button ${isTaken ? "max-md:flex-2" : "max-md:hidden"}`}
        onClick={() => void press(request, { to: "done" })}
      >
        {inbox.done}
      </Button>
    </div>
  );
}

interface CannotMenuProps {
  readonly isOff: boolean;
  readonly isKept: boolean;
  readonly onRefuse: (reason: Reason) => void;
}

/** Menu with reasons for refusing: three translated for guests, or an own text. */
function CannotMenu({ isOff, isKept, onRefuse }: CannotMenuProps) {
  const { inbox } = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const [words, setWords] = useState<string | null>(null);
  const refuse = (reason: Reason) => {
    setIsOpen(false);
    onRefuse(reason);
  };
  return (
    <Popover
      label={inbox.why}
      open={isOpen}
      onOpenChange={(isNowOpen) => {
        setIsOpen(isNowOpen);
        setWords(null);
      }}
      trigger={
        <Button
          variant="danger-quiet"
          disabled={isOff}
          {...(isKept ? { iconBefore: "clock", title: inbox.keptMark } : {})}
          className="step-button max-md:flex-1"
        >
          {inbox.cannotMenu}
        </Button>
      }
    >
      <div className="flex w-64 flex-col items-stretch gap-1">
        <p className="px-2 pb-1 text-sm text-muted">{inbox.why}</p>
        {words === null ? (
          <>
            {REASON_CODES.map((code) =>
              code === "own" ? null : (
                <Button
                  key={code}
                  variant="ghost"
                  className="justify-start px-2 text-start"
                  onClick={() => refuse({ code, text: null })}
                >
                  {inbox.reasons[code]}
                </Button>
              ),
            )}
            <Button variant="ghost" className="justify-start px-2" onClick={() => setWords("")}>
              {inbox.ownReason}
            </Button>
          </>
        ) : (
          <form
            className="flex flex-col gap-2"
            onSubmit={(event) => {
              event.preventDefault();
              refuse({ code: "own", text: words.trim() });
            }}
          >
            <TextField
              label={inbox.ownWords}
              value={words}
              maxLength={REASON_LENGTH_MAX}
              autoFocus
              onChange={(event) => setWords(event.currentTarget.value)}
            />
            <Button type="submit" variant="primary" disabled={words.trim() === ""}>
              {inbox.send}
            </Button>
          </form>
        )}
      </div>
    </Popover>
  );
}
