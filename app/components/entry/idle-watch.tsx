import { useEffect, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { LazyPart, partOf } from "#app/ui/feedback/lazy-part.tsx";

const SIGN_IN_AGAIN = partOf(
  () => import("./sign-in-again.tsx"),
  (module) => module.SignInAgain,
);

/** What shows that somebody is there. */
const USES = ["pointerdown", "keydown"] as const;

/**
 * Notes when the page is used, since a session that nobody uses for twelve hours ends; then the screen is covered
 * until the person has signed in again, and goes on with all that was typed.
 */
export function IdleWatch({ isSignInElsewhere }: { isSignInElsewhere: boolean }) {
  const { connect, user } = useSession();
  const [isIdle, setIsIdle] = useState(false);

  useEffect(() => {
    const session = connect();
    const note = () => void session.noteUse();
    for (const use of USES) document.addEventListener(use, note, { capture: true, passive: true });
    const stop = session.onIdle((nowIdle) => {
      // There is no password here to ask for.
      if (nowIdle && isSignInElsewhere) void session.signOut();
      else setIsIdle(nowIdle);
    });
    return () => {
      for (const use of USES) document.removeEventListener(use, note, { capture: true });
      stop();
    };
  }, [connect, isSignInElsewhere]);

  if (!isIdle) return null;
  return <LazyPart part={SIGN_IN_AGAIN} props={{ email: user.email }} fallback={<Cover />} />;
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
