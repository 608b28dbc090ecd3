import { useForm } from "@conform-to/react";
import { AlertDialog } from "radix-ui";
import { useRef, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import type { SignInReason } from "#app/session/access-token.ts";
import { parseForm } from "#app/session/form/parse-form.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { storedPresses } from "#app/session/stored-presses.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { PasswordField } from "#app/ui/form/password-field.tsx";
import { dialogClasses } from "#app/ui/overlay/dialog-frame.tsx";
import { toEntryProblem } from "#domain/problem-code.ts";
import { getRefusalText } from "./account-form.tsx";
import { createSignInSchema, type SignInValues } from "./sign-in-schema.ts";
import { UnsentQuestion } from "./unsent-question.tsx";

/** The API's answer to a form without a password. */
const INVALID = { problem: "validation_failed", retryAfterSeconds: 0 } as const;

interface SignInAgainProps {
  readonly email: string;
  readonly reason: SignInReason;
}

/** Sends the password; a refusal is returned as `said`, and the emptied form gets `focusPassword`. */
function useSignInAgain(focusPassword: () => void) {
  const messages = useMessages();
  const { entry, common } = messages;
  const { connect } = useSession();
  const [said, setSaid] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [form, { password, keepsSignedIn }] = useForm<SignInValues>({
    onSubmit(event, { formData }) {
      event.preventDefault();
      void submit(event.currentTarget, formData);
    },
  });

  async function submit(element: HTMLFormElement, typed: FormData) {
    const submission = parseForm(typed, createSignInSchema());
    setIsBusy(true);
    setSaid(null);
    try {
      const refused =
        submission.status === "success" ? await connect().signInAgain(submission.value) : INVALID;
      if (refused) {
        const problem = toEntryProblem(refused.problem);
        setSaid(getRefusalText({ ...refused, problem }, messages) ?? entry.toasts.invalidLogin);
      }
    } catch (error) {
      console.warn(error);
      setSaid(common.toasts.unstableNetwork);
    }
    setIsBusy(false);
    element.reset();
    focusPassword();
  }

  return { form, password, keepsSignedIn, said, isBusy };
}

/** Covers the screen of an ended session and asks for the password. */
export function SignInAgain({ email, reason }: SignInAgainProps) {
  const { account, entry, common } = useMessages();
  const { connect } = useSession();
  const passwordInput = useRef<HTMLInputElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const { form, password, keepsSignedIn, said, isBusy } = useSignInAgain(focusPassword);

  function leave() {
    if (reason === "ended") connect().abandon();
    else if (storedPresses.hasAny()) setIsAsked(true);
    else void connect().signOut();
  }

  function focusPassword() {
    passwordInput.current?.focus();
  }

  return (
    <AlertDialog.Root open>
      <AlertDialog.Portal>
        {/* Opaque: somebody else may be at the screen now. */}
        <AlertDialog.Overlay className="fixed inset-0 z-crash bg-surface-canvas" />
        <AlertDialog.Content
          onEscapeKeyDown={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            focusPassword();
          }}
          className={classNames(dialogClasses("sm", "z-crash"), "p-8")}
        >
          <AlertDialog.Title className="text-balance text-dialog font-semibold text-strong">
            {account.idle.title}
          </AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-pretty text-muted">
            {reason === "idle" ? account.idle.text : account.idle.endedText}
          </AlertDialog.Description>
          <form id={form.id} noValidate onSubmit={form.onSubmit} className="mt-5 flex flex-col gap-4">
            {said ? (
              <Notice tone="danger" role="alert">
                {said}
              </Notice>
            ) : null}
            <p className="text-sm wrap-anywhere">{account.idle.as(email)}</p>
            {/* Also lets password managers find the account. */}
            <input type="hidden" name="email" autoComplete="username" value={email} />
            <PasswordField
              ref={passwordInput}
              label={entry.signIn.password}
              name={password.name}
              required
              autoComplete="current-password"
              showLabel={common.showPassword}
              hideLabel={common.hidePassword}
            />
            <Checkbox name={keepsSignedIn.name} label={entry.signIn.keep} hint={entry.signIn.keepHint} />
            <Button
              type="submit"
              variant="primary"
              size="lg"
              block
              loading={isBusy}
              loadingLabel={entry.signIn.submitting}
            >
              {entry.signIn.submit}
            </Button>
            <Button variant="ghost" block disabled={isBusy} onClick={leave}>
              {reason === "idle" ? account.idle.other : account.idle.otherDiscards}
            </Button>
          </form>
          <UnsentQuestion
            open={isAsked}
            onOpenChange={setIsAsked}
            layer="z-crash"
            safeLabel={common.cancel}
            onConfirm={() => void connect().signOut()}
          />
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
