import { lazy, Suspense, useEffect, useState } from "react";
import { useSession } from "#app/session/session-provider.tsx";

const SignInAgain = lazy(async () => ({ default: (await import("./sign-in-again.tsx")).SignInAgain }));

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
  return (
    <Suspense fallback={<div className="fixed inset-0 z-crash bg-surface-canvas" />}>
      <SignInAgain email={user.email} />
    </Suspense>
  );
}
