import { lazy, Suspense, useEffect, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { isNetworkFailure } from "#app/session/network/network-failure.ts";
import { signOut } from "#app/session/sign-out.ts";
import { decideCrashKind } from "./crash-kind.ts";
import { CrashReferenceText } from "./crash-reference.tsx";

const MessageDialog = lazy(async () => ({
  default: (await import("#app/ui/overlay/message-dialog.tsx")).MessageDialog,
}));

/** Expected rejections: signing out, and aborted requests. */
const EXPECTED: ReadonlySet<string> = new Set(["SignedOutError", "AbortError"]);

/** Shows the crash popup for errors outside of rendering [S49, S105]. */
export function GlobalErrorListener() {
  const { common, failure } = useMessages("everywhere");
  const [crash, setCrash] = useState<{ readonly error: unknown } | null>(null);

  useEffect(() => {
    const report = (error: unknown) => {
      if (error instanceof Error && EXPECTED.has(error.name)) return;
      // The connection status on the screen already shows network errors.
      if (isNetworkFailure(error)) return;
      setCrash((first) => first ?? { error });
    };
    const onError = (event: ErrorEvent) => {
      // Browsers report skipped ResizeObserver notifications without an error object; nothing failed.
      if (event.error) report(event.error);
    };
    const onRejection = (event: PromiseRejectionEvent) => report(event.reason);
    window.addEventListener("error", onError);
    window.addEventListener("unhandledrejection", onRejection);
    return () => {
      window.removeEventListener("error", onError);
      window.removeEventListener("unhandledrejection", onRejection);
    };
  }, []);

  if (!crash) return null;
  return (
    <Suspense>
      <MessageDialog
        title={decideCrashKind(crash.error) === "account" ? failure.crash.accountTitle : failure.crash.title}
        description={failure.crash.text}
        note={<CrashReferenceText error={crash.error} />}
        confirmLabel={common.ok}
        onConfirm={() => void signOut()}
      />
    </Suspense>
  );
}
