import { useEffect, useState } from "react";
import { useRouteLoaderData } from "react-router";
import { proofOfSession } from "#app/session/proof-of-session.ts";
import { CRASH_REFERENCE_BYTES, crashMessageOf, crashReferenceOf } from "#domain/crash-message.ts";

interface CrashReference {
  readonly reference: string;
  /** Whether the report has arrived, so that support can find it. */
  readonly isKnown: boolean;
}

/**
 * Reports a crash once, and names it. Null until the browser has done so. A report that can't be sent is dropped:
 * nothing may fail on top of what failed.
 */
export function useCrashReference(error: unknown): CrashReference | null {
  const root = useRouteLoaderData<{ readonly version: string }>("root");
  const version = root?.version ?? "";
  const [made, setMade] = useState<CrashReference | null>(null);
  useEffect(() => {
    const reference = crashReferenceOf(crypto.getRandomValues(new Uint8Array(CRASH_REFERENCE_BYTES)));
    setMade({ reference, isKnown: false });
    const report = { reference, message: crashMessageOf(error), path: location.pathname, version };
    fetch("/api/crashes", {
      method: "POST",
      headers: { "content-type": "application/json", ...proofOfSession() },
      body: JSON.stringify(report),
    }).then(
      ({ ok }) => setMade((now) => (now?.reference === reference ? { reference, isKnown: ok } : now)),
      // The network is down: the reference stands, and nobody is said to know it.
      () => undefined,
    );
  }, [error, version]);
  return made;
}
