import { useForm } from "@conform-to/react";
import { useEffect, useRef } from "react";
import { AccountForm, refusalText } from "#app/components/entry/account-form.tsx";
import type { SignInValues } from "#app/components/entry/sign-in-schema.ts";
import { type FirstMessages, useFirstMessages } from "#app/messages/first-messages.tsx";
import type { FormReply } from "#app/session/form/form-reply.ts";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { PasswordField } from "#app/ui/form/password-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

interface SignInFormProps {
  readonly reply: FormReply | null;
  readonly hasLostCookie: boolean;
}

/** Asks for the address and the password. The action alone checks them: see the schema. */
export function SignInForm({ reply, hasLostCookie }: SignInFormProps) {
  const messages = useFirstMessages();
  const { signIn } = messages.entry;
  const [form, { email, password, keepsSignedIn }] = useForm<SignInValues>({ lastResult: reply?.result });
  const typedEmail = String(reply?.result.initialValue?.email ?? "");
  const passwordInput = useRef<HTMLInputElement>(null);
  const lostCookie = hasLostCookie ? messages.problems.codes.cookies_not_kept : null;
  const isEmailWrong = reply?.result.error?.email !== undefined;

  // A refused password is typed again; an address that can't be one is corrected first.
  useEffect(() => {
    if (!reply || !passwordInput.current) return;
    passwordInput.current.value = "";
    if (!isEmailWrong) passwordInput.current.focus();
  }, [reply, isEmailWrong]);

  return (
    <AccountForm
      form={form}
      reply={reply}
      notice={reply ? (refusalText(reply, messages) ?? messages.entry.toasts.invalidLogin) : lostCookie}
      noticeAction={
        reply?.problem === "email_unconfirmed" ? (
          <TextLink plain to={`/confirm-address?email=${encodeURIComponent(typedEmail)}`}>
            {signIn.sendAgain}
          </TextLink>
        ) : null
      }
      submit={signIn.submit}
      submitting={signIn.submitting}
    >
      <TextField
        label={signIn.email}
        name={email.name}
        type="email"
        size="lg"
        required
        autoComplete="username"
        defaultValue={email.initialValue}
        autoFocus={reply === null || isEmailWrong}
        error={fieldText(email.errors?.[0], messages)}
      />
      <PasswordField
        ref={passwordInput}
        label={signIn.password}
        name={password.name}
        size="lg"
        required
        autoComplete="current-password"
        autoFocus={reply !== null && !isEmailWrong}
        error={fieldText(password.errors?.[0], messages)}
        showLabel={messages.common.showPassword}
        hideLabel={messages.common.hidePassword}
        labelAction={
          <TextLink to="/forgot-password" className="text-sm">
            {signIn.forgot}
          </TextLink>
        }
      />
      <Checkbox
        name={keepsSignedIn.name}
        label={signIn.keep}
        hint={signIn.keepHint}
        defaultChecked={keepsSignedIn.initialValue === "on"}
      />
    </AccountForm>
  );
}

function fieldText(code: string | undefined, { problems }: FirstMessages): string | undefined {
  if (code === undefined) return undefined;
  return code === "required"
    ? problems.fields.required
    : problems.fields[code === "invalid_email" ? code : "invalid"];
}
