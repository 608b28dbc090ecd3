import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { SignedOutError } from "#app/session/network/authorised-fetch.ts";
import { readProblem } from "#app/session/network/problem.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { PasswordField } from "#app/ui/form/password-field.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { toEntryProblem } from "#domain/problem-code.ts";
import { getRefusalText } from "./account-form.tsx";
import { useFieldText } from "./use-field-text.ts";

interface ProofDialogProps {
  readonly email: string;
  readonly onAnswer: (isProved: boolean) => void;
}

/** Asks for the password or a passkey before a sensitive action (H4). */
export function ProofDialog({ email, onAnswer }: ProofDialogProps) {
  const { common, entry } = useMessages();
  const words = useMessages("passkeys").proof;
  const input = useRef<HTMLInputElement>(null);
  const formId = useId();
  const { said, fieldError, busy, proveByPassword, proveByPasskey } = useProof(() => onAnswer(true));
  const hasPasskey = useHasPasskey();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { current } = input;
    if (!current) return;
    await proveByPassword(current.value);
    current.select();
    current.focus();
  }

  return (
    <Dialog
      open
      onOpenChange={() => onAnswer(false)}
      locked={busy !== null}
      size="sm"
      icon="lock"
      title={words.title}
      description={words.text}
      foot={
        <>
          <Button disabled={busy !== null} onClick={() => onAnswer(false)}>
            {common.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            loading={busy === "password"}
            disabled={busy === "passkey"}
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {said ? (
          <Notice tone="danger" role="alert">
            {said}
          </Notice>
        ) : null}
        {/* Lets password managers find the account. */}
        <input type="hidden" name="email" autoComplete="username" value={email} />
        <PasswordField
          ref={input}
          label={entry.signIn.password}
          name="password"
          required
          autoComplete="current-password"
          error={fieldError}
          showLabel={common.showPassword}
          hideLabel={common.hidePassword}
        />
        {hasPasskey ? (
          <Button
            size="sm"
            iconBefore="key"
            className="self-start"
            loading={busy === "passkey"}
            disabled={busy === "password"}
            onClick={() => void proveByPasskey()}
          >
            {words.passkey}
          </Button>
        ) : null}
      </form>
    </Dialog>
  );
}

/** Whether the person has a passkey and this browser can use it; `false` until it is known. */
function useHasPasskey(): boolean {
  const { connect } = useSession();
  const [hasPasskey, setHasPasskey] = useState(false);
  useEffect(() => {
    if (!("PublicKeyCredential" in window)) return;
    let isShown = true;
    const read = async () => {
      const response = await connect().api.api.identity.passkeys.$get();
      if (!response.ok) return;
      const { items } = await response.json();
      if (isShown) setHasPasskey(items.length > 0);
    };
    // Without an answer, the password suffices.
    read().catch(console.info);
    return () => {
      isShown = false;
    };
  }, [connect]);
  return hasPasskey;
}

type Way = "password" | "passkey";

/** Sends a proof; a refusal is `fieldError` of the password, or `said`. */
function useProof(onProved: () => void) {
  const messages = useMessages();
  const { common, problems } = messages;
  const { noPasskey } = useMessages("passkeys").proof;
  const { connect } = useSession();
  const fieldText = useFieldText();
  const [busy, setBusy] = useState<Way | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [fieldErrors, setFieldErrors] = useState<string[]>();

  type Proof = Parameters<ReturnType<typeof connect>["api"]["api"]["identity"]["prove"]["$post"]>[0]["json"];

  async function send(json: Proof): Promise<void> {
    const response = await connect().api.api.identity.prove.$post({ json });
    if (response.ok) return onProved();
    const { code, errors = [] } = await readProblem(response);
    if (errors.length > 0) return setFieldErrors(errors.map((error) => error.code));
    const retryAfterSeconds = Number(response.headers.get("retry-after") ?? 0);
    setSaid(getRefusalText({ problem: toEntryProblem(code), retryAfterSeconds }, messages));
  }

  async function attempt(way: Way, work: () => Promise<void>): Promise<void> {
    setBusy(way);
    setSaid(null);
    setFieldErrors(undefined);
    try {
      await work();
    } catch (error) {
      if (error instanceof SignedOutError) return;
      console.warn(error);
      setSaid(common.toasts.unstableNetwork);
    } finally {
      setBusy(null);
    }
  }

  return {
    said,
    fieldError: fieldText({ errors: fieldErrors }),
    busy,
    proveByPassword: (password: string) =>
      password === ""
        ? Promise.resolve(setFieldErrors(["required"]))
        : attempt("password", () => send({ password })),
    proveByPasskey: () =>
      attempt("passkey", async () => {
        const [{ startAuthentication }, options] = await Promise.all([
          import("@simplewebauthn/browser"),
          connect().api.api.identity["sign-in"].passkey.options.$post(),
        ]);
        if (!options.ok) return setSaid(problems.codes[(await readProblem(options)).code]);
        const optionsJSON = await options.json();
        const asked = await startAuthentication({ optionsJSON }).catch((error: unknown) => {
          // The person closed the browser's question, or the browser can't ask at this address.
          console.info(error);
          return null;
        });
        if (asked === null) return setSaid(noPasskey);
        const { clientDataJSON, authenticatorData, signature, userHandle = "" } = asked.response;
        const response = { clientDataJSON, authenticatorData, signature, userHandle };
        await send({ passkey: { id: asked.id, response } });
      }),
  };
}
