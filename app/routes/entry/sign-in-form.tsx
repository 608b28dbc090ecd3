import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { type FirstMessages, useFirstMessages } from "#app/messages/first-messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { PasswordField } from "#app/ui/form/password-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { SignInRefusal } from "./sign-in.server.ts";

const SECONDS_PER_MINUTE = 60;

interface SignInFormProps {
  readonly refusal: SignInRefusal | null;
  readonly hasLostCookie: boolean;
}

export function SignInForm({ refusal, hasLostCookie }: SignInFormProps) {
  const messages = useFirstMessages();
  const { signIn } = messages.entry;
  const { state, formAction } = useNavigation();
  const form = useRef<HTMLFormElement>(null);

  // A refused password is typed again; an address that can't be one is corrected first.
  useEffect(() => {
    if (!refusal || !form.current) return;
    const { email, password } = fieldsOf(form.current);
    if (password) password.value = "";
    (refusal.fields.email ? email : password)?.focus();
  }, [refusal]);

  const isEmailWrong = refusal?.fields.email !== undefined;
  return (
    <Form ref={form} method="post" replace noValidate className="mt-8 flex flex-col gap-5">
      {hasLostCookie && !refusal ? (
        <Notice tone="danger" role="alert">
          {messages.problems.codes.cookies_not_kept}
        </Notice>
      ) : null}
      {refusal ? (
        <Notice
          key={refusal.at}
          tone="danger"
          role="alert"
          action={
            refusal.problem === "email_unconfirmed" ? (
              <TextLink plain to={`/confirm-address?email=${encodeURIComponent(refusal.email)}`}>
                {signIn.sendAgain}
              </TextLink>
            ) : null
          }
        >
          {refusalText(refusal, messages)}
        </Notice>
      ) : null}
      <TextField
        label={signIn.email}
        name="email"
        type="email"
        size="lg"
        required
        autoComplete="username"
        defaultValue={refusal?.email}
        autoFocus={refusal === null || isEmailWrong}
        error={fieldText(refusal?.fields.email, messages)}
      />
      <PasswordField
        label={signIn.password}
        name="password"
        size="lg"
        required
        autoComplete="current-password"
        autoFocus={refusal !== null && !isEmailWrong}
        error={fieldText(refusal?.fields.password, messages)}
        showLabel={messages.common.showPassword}
        hideLabel={messages.common.hidePassword}
        labelAction={
          <TextLink to="/forgot-password" className="text-sm">
            {signIn.forgot}
          </TextLink>
        }
      />
      <Checkbox
        name="keepsSignedIn"
        label={signIn.keep}
        hint={signIn.keepHint}
        defaultChecked={refusal?.keepsSignedIn ?? false}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        loading={state !== "idle" && formAction !== "/language"}
        loadingLabel={signIn.submitting}
        className="mt-1"
      >
        {signIn.submit}
      </Button>
    </Form>
  );
}

function fieldsOf(form: HTMLFormElement) {
  const find = (name: string) => {
    const control = form.elements.namedItem(name);
    return control instanceof HTMLInputElement ? control : null;
  };
  return { email: find("email"), password: find("password") };
}

function refusalText(refusal: SignInRefusal, { entry, problems }: FirstMessages): string {
  const { problem, retryAfterSeconds } = refusal;
  if (problem === "too_many_requests" && retryAfterSeconds > 0) {
    return entry.signIn.throttled(Math.ceil(retryAfterSeconds / SECONDS_PER_MINUTE));
  }
  return problem === "validation_failed" ? entry.toasts.invalidLogin : problems.codes[problem];
}

function fieldText(code: string | undefined, { problems }: FirstMessages): string | undefined {
  if (code === undefined) return undefined;
  return code === "required"
    ? problems.fields.required
    : problems.fields[code === "invalid_email" ? code : "invalid"];
}
