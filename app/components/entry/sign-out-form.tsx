import { type ReactNode, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { confirmLeave } from "#app/session/leaving.ts";
import { signOut } from "#app/session/sign-out.ts";
import { storedPresses } from "#app/session/stored-presses.ts";
import { UnsentQuestion } from "./unsent-question.tsx";

/**
 * Sign-out form; `children` has the submit button. Asks first if presses in the inbox are still queued,
 * because they are lost with the session. Works without scripts.
 */
export function SignOutForm({ children, className }: { children: ReactNode; className?: string }) {
  const { shell } = useMessages();
  const [isAsked, setIsAsked] = useState(false);
  const leave = () =>
    void confirmLeave().then((leaves) => (leaves ? signOut({ isAskedFor: true }) : undefined));
  return (
    <>
      <form
        method="post"
        action="/sign-out"
        className={className}
        onSubmit={(event) => {
          event.preventDefault();
          if (storedPresses.hasAny()) setIsAsked(true);
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
