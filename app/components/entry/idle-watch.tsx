import { useEffect, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import type { SignInReason } from "#app/session/access-token.ts";
import { hasUnsavedWork } from "#app/session/leaving.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { definePart, LazyPart } from "#app/ui/feedback/lazy-part.tsx";

const SIGN_IN_AGAIN = definePart(
  () => import("./sign-in-again.client.tsx"),
  (module) => module.SignInAgain,
);

/** Events that count as use. */
const USE_EVENTS = ["pointerdown", "keydown"] as const;

/**
 * Reports use of the page, since sessions end after twelve hours without use. When the session ended through
 * inactivity, or was ended elsewhere while this page has unsaved work, covers the screen until the person
 * signs in again; typed input stays.
 */
export function IdleWatch({ isSignInElsewhere }: { isSignInElsewhere: boolean }) {
  const { connect, user } = useSession();
  const [reason, setReason] = useState<SignInReason | null>(null);

  useEffect(() => {
    const session = connect();
    const note = () => void session.noteUse();
    for (const use of USE_EVENTS) document.addEventListener(use, note, { capture: true, passive: true });
    const stop = session.onSignInNeeded((next) => {
      // Sign out at once if the provider has the password and the page has nothing unsaved.
      if (next === "idle" && isSignInElsewhere && !hasUnsavedWork()) void session.signOut();
      else setReason(next);
    });
    return () => {
      for (const use of USE_EVENTS) document.removeEventListener(use, note, { capture: true });
      stop();
    };
  }, [connect, isSignInElsewhere]);

  if (reason === null) return null;
  if (isSignInElsewhere) return <SignInInNewTab />;
  return <LazyPart part={SIGN_IN_AGAIN} props={{ email: user.email, reason }} fallback={<Cover />} />;
}

/** Link to an external provider's sign-in in a new tab; after it, this page continues. */
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

/** Shown until the password dialog is loaded, or if it cannot be loaded because its build is gone. */
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
