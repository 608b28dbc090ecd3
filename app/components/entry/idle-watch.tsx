import { useEffect, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import type { SignInReason } from "#app/session/access-token.ts";
import { hasUnsavedWork } from "#app/session/leaving.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { LazyPart, partOf } from "#app/ui/feedback/lazy-part.tsx";

const SIGN_IN_AGAIN = partOf(
  () => import("./sign-in-again.client.tsx"),
  (module) => module.SignInAgain,
);

/** What shows that somebody is there. */
const USES = ["pointerdown", "keydown"] as const;

/**
 * Notes when the page is used, since a session that nobody uses for twelve hours ends. Then, and where a session was
 * ended elsewhere while something here is unsaved, the screen is covered until the person has signed in again, and goes
 * on with all that was typed.
 */
export function IdleWatch({ isSignInElsewhere }: { isSignInElsewhere: boolean }) {
  const { connect, user } = useSession();
  const [reason, setReason] = useState<SignInReason | null>(null);

  useEffect(() => {
    const session = connect();
    const note = () => void session.noteUse();
    for (const use of USES) document.addEventListener(use, note, { capture: true, passive: true });
    const stop = session.onSignInNeeded((next) => {
      // There is no password here to ask for, and nothing unsaved.
      if (next === "idle" && isSignInElsewhere && !hasUnsavedWork()) void session.signOut();
      else setReason(next);
    });
    return () => {
      for (const use of USES) document.removeEventListener(use, note, { capture: true });
      stop();
    };
  }, [connect, isSignInElsewhere]);

  if (reason === null) return null;
  if (isSignInElsewhere) return <SignInInNewTab />;
  return <LazyPart part={SIGN_IN_AGAIN} props={{ email: user.email, reason }} fallback={<Cover />} />;
}

/** Where an outside provider asks for the password: a tab of its own, whose sign-in lets this one go on. */
function SignInInNewTab() {
  const { account, entry } = useMessages();
  return (
    <div
      role="alertdialog"
      aria-labelledby="sign-in-again"
      className="fixed inset-0 z-crash flex flex-col items-center justify-center gap-4 bg-surface-canvas p-6 text-center"
    >
      <h2 id="sign-in-again" className="text-balance text-xl font-semibold text-strong">
        {account.idle.title}
      </h2>
      <p className="max-w-prose text-pretty text-muted">{account.idle.endedText}</p>
      <ButtonLink to="/" target="_blank" variant="primary">
        {entry.signIn.submit}
      </ButtonLink>
    </div>
  );
}

/** Until the question for the password is here, or for as long as it cannot be had: its build may be gone. */
function Cover() {
  const { account, shell } = useMessages();
  return (
    <div className="fixed inset-0 z-crash flex flex-col items-center justify-center gap-4 bg-surface-canvas p-6">
      <p className="text-balance text-center text-xl font-semibold text-strong">{account.idle.title}</p>
      <Button variant="primary" onClick={() => location.reload()}>
        {shell.outdated.reload}
      </Button>
    </div>
  );
}
