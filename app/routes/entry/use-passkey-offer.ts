import { type RefObject, useEffect, useState } from "react";
import { ARRIVAL_PATH } from "#app/components/entry/arrival-path.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import type { EntryProblemCode } from "#domain/problem-code.ts";
import { MINUTE_MS } from "#domain/time.ts";

/** A challenge is valid for five minutes; the offer gets another one before. */
const RENEWED_MS = 4 * MINUTE_MS;

interface RefusedPasskey {
  readonly problem: EntryProblemCode;
  readonly retryAfterSeconds: number;
}

const post = (path: string, body: object, signal: AbortSignal) =>
  fetch(`/api/identity/sign-in/passkey${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    signal,
  });

/**
 * Whether the browser lists passkeys in fields, and reads WebAuthn's JSON itself (all since early 2025): with a
 * library the screen would exceed its budget of files.
 */
async function canOffer(): Promise<boolean> {
  const { PublicKeyCredential: api } = window;
  if (!api?.parseRequestOptionsFromJSON || !api.isConditionalMediationAvailable) return false;
  return api.isConditionalMediationAvailable();
}

/** The passkey that the person chooses in the list of the field, as JSON. Rejects when `signal` ends it. */
async function askPasskey(options: PublicKeyCredentialRequestOptionsJSON, signal: AbortSignal) {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const chosen = await navigator.credentials.get({ publicKey, mediation: "conditional", signal });
  return (chosen as PublicKeyCredential | null)?.toJSON();
}

/**
 * Signs in with the passkey that the person chooses, and leaves the screen. @returns the answer of a refusal;
 * `null`: nothing was chosen.
 */
async function signInByPasskey(keepsSignedIn: () => boolean, signal: AbortSignal): Promise<Response | null> {
  const options = await post("/options", {}, signal);
  if (!options.ok) return null;
  const passkey = await askPasskey(await options.json(), signal);
  const response = await post("", { passkey, keepsSignedIn: keepsSignedIn() }, signal);
  if (!response.ok) return response;
  location.assign(ARRIVAL_PATH);
  return null;
}

/**
 * Offers passkeys in the browser's list of the e-mail field when it has the focus. Other browsers show nothing,
 * and the password stays. @returns the last refusal, until the form is sent.
 */
export function usePasskeyOffer(emailInput: RefObject<HTMLInputElement | null>): RefusedPasskey | null {
  const { codes } = useMessages("everywhere").problems;
  const [refused, setRefused] = useState<RefusedPasskey | null>(null);
  useEffect(() => {
    const input = emailInput.current;
    if (!input) return;
    const end = new AbortController();
    const { signal } = end;
    let isOffering = false;
    const keepsSignedIn = () => {
      const choice = input.form?.elements.namedItem("keepsSignedIn");
      return choice instanceof HTMLInputElement && choice.checked;
    };
    async function offer(): Promise<void> {
      const renewal = AbortSignal.timeout(RENEWED_MS);
      try {
        const response = await signInByPasskey(keepsSignedIn, AbortSignal.any([signal, renewal]));
        if (!response) return;
        const { code } = (await response.json()) as { code: EntryProblemCode };
        const problem = code in codes ? code : "internal";
        setRefused({ problem, retryAfterSeconds: Number(response.headers.get("retry-after") ?? 0) });
      } catch (error) {
        if (renewal.aborted && !signal.aborted) return offer();
        // The person signs in otherwise, or the browser refuses, such as at an IP address.
        console.info(error);
      }
    }
    async function start() {
      if (isOffering || !(await canOffer()) || isOffering) return;
      isOffering = true;
      await offer();
      isOffering = false;
    }
    const onFocus = () => void start();
    if (document.activeElement === input) onFocus();
    input.addEventListener("focus", onFocus, { signal });
    input.form?.addEventListener("submit", () => setRefused(null), { signal });
    return () => end.abort();
  }, [emailInput, codes]);
  return refused;
}
