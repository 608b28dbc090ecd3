import { AlertDialog } from "radix-ui";
import { type FormEvent, useId, useRef, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { PasswordField } from "#app/ui/form/password-field.tsx";
import { dialogClasses } from "#app/ui/overlay/dialog-frame.tsx";
import { refusalText } from "./account-form.tsx";

/** Covers the screen of a session that nobody has used, and asks its person for the password. */
export function SignInAgain({ email }: { email: string }) {
  const messages = useMessages();
  const { account, entry, common } = messages;
  const { connect } = useSession();
  const field = useRef<HTMLFormElement>(null);
  const formId = useId();
  const [said, setSaid] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    setIsBusy(true);
    setSaid(null);
    try {
      const refused = await connect().signInAgain({
        email,
        password: String(typed.get("password") ?? ""),
        keepsSignedIn: typed.get("keepsSignedIn") === "on",
      });
      if (refused) setSaid(textOf(refused));
    } catch (error) {
      console.warn(error);
      setSaid(common.toasts.unstableNetwork);
    }
    setIsBusy(false);
    form.reset();
    form.querySelector<HTMLElement>("[name=password]")?.focus();
  }

  function textOf(refused: {
    problem: Parameters<typeof refusalText>[0]["problem"];
    retryAfterSeconds: number;
  }) {
    const text = refusalText({ ...refused, fields: {}, values: {}, at: 0 }, messages);
    return text ?? entry.toasts.invalidLogin;
  }

  return (
    <AlertDialog.Root open>
      <AlertDialog.Portal>
        {/* Nothing shines through: somebody else may be in front of the screen now. */}
        <AlertDialog.Overlay className="fixed inset-0 z-crash bg-surface-canvas" />
        <AlertDialog.Content
          onEscapeKeyDown={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            field.current?.querySelector<HTMLElement>("[name=password]")?.focus();
          }}
          className={classNames(dialogClasses("sm", "z-crash"), "p-8")}
        >
          <AlertDialog.Title className="text-balance text-dialog font-semibold text-strong">
            {account.idle.title}
          </AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-pretty text-muted">
            {account.idle.text}
          </AlertDialog.Description>
          <form
            ref={field}
            id={formId}
            noValidate
            onSubmit={(event) => void submit(event)}
            className="mt-5 flex flex-col gap-4"
          >
            {said ? (
              <Notice tone="danger" role="alert">
                {said}
              </Notice>
            ) : null}
            <p className="text-sm wrap-anywhere">{account.idle.as(email)}</p>
            {/* For the browser's own store of passwords. */}
            <input type="hidden" name="username" autoComplete="username" value={email} />
            <PasswordField
              label={entry.signIn.password}
              name="password"
              required
              autoComplete="current-password"
              showLabel={common.showPassword}
              hideLabel={common.hidePassword}
            />
            <Checkbox name="keepsSignedIn" label={entry.signIn.keep} hint={entry.signIn.keepHint} />
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
            <Button variant="ghost" block disabled={isBusy} onClick={() => void connect().signOut()}>
              {account.idle.other}
            </Button>
          </form>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
