import { useEffect, useState } from "react";
import { useRouteLoaderData } from "react-router";
import { useMessages } from "#app/messages/messages-context.tsx";
import { getSessionProof } from "#app/session/session-proof.ts";
import { CRASH_REFERENCE_BYTES, toCrashMessage, toCrashReference } from "#domain/crash-message.ts";

/** Crash reference for support, below the specified text. */
export function CrashReferenceText({ error }: { error: unknown }) {
  const { crash } = useMessages("everywhere").failure;
  const made = useCrashReference(error);
  return (
    <span className="mt-3 block min-h-5 text-sm text-subtle">
      {made ? crash.reference(made.reference) : null}
      {made?.isKnown ? ` · ${crash.known}` : null}
    </span>
  );
}

interface CrashReference {
  readonly reference: string;
  /** Whether the report has arrived, so that support can find it. */
  readonly isKnown: boolean;
}

/** Reports a crash once and returns its reference; `null` until reported. Errors while reporting are ignored. */
function useCrashReference(error: unknown): CrashReference | null {
  const root = useRouteLoaderData<{ readonly version: string }>("root");
  const version = root?.version ?? "";
  const [made, setMade] = useState<CrashReference | null>(null);
  useEffect(() => {
    const reference = toCrashReference(crypto.getRandomValues(new Uint8Array(CRASH_REFERENCE_BYTES)));
    setMade({ reference, isKnown: false });
    const report = { reference, message: toCrashMessage(error), path: location.pathname, version };
    fetch("/api/crashes", {
      method: "POST",
      headers: { "content-type": "application/json", ...getSessionProof() },
      body: JSON.stringify(report),
    }).then(
      ({ ok }) => setMade((now) => (now?.reference === reference ? { reference, isKnown: ok } : now)),
      // Offline: show the reference without saying that support knows it.
      () => undefined,
    );
  }, [error, version]);
  return made;
}
