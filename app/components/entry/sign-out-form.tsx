import { type ReactNode, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { keptPresses } from "#app/session/kept-presses.ts";
import { mayLeave } from "#app/session/leaving.ts";
import { signOut } from "#app/session/sign-out.ts";
import { UnsentQuestion } from "./unsent-question.tsx";

/**
 * Signs out; `children` holds the submit button. Asks first where presses of the inbox have not been sent, as they go
 * with the session. Works before scripts arrive.
 */
export function SignOutForm({ children, className }: { children: ReactNode; className?: string }) {
  const { shell } = useMessages();
  const [isAsked, setIsAsked] = useState(false);
  const leave = () => void mayLeave().then((leaves) => (leaves ? signOut({ isAskedFor: true }) : undefined));
  return (
    <>
      <form
        method="post"
        action="/sign-out"
        className={className}
        onSubmit={(event) => {
          event.preventDefault();
          if (keptPresses.hasAny()) setIsAsked(true);
          else leave();
        }}
      >
        {children}
      </form>
      <UnsentQuestion
        open={isAsked}
        onOpenChange={setIsAsked}
        safeLabel={shell.unsent.stay}
        onConfirm={() => {
          setIsAsked(false);
          leave();
        }}
      />
    </>
  );
}
