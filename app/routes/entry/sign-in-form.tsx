import { type MouseEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { AccountForm, getRefusalText } from "#app/components/entry/account-form.tsx";
import type { EverywhereMessages } from "#app/messages/catalogues.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import type { FormReply } from "#app/session/form/form-reply.ts";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { PasswordField } from "#app/ui/form/password-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { usePasskeyOffer } from "./use-passkey-offer.ts";

interface SignInFormProps {
  readonly reply: FormReply | null;
  readonly hasLostCookie: boolean;
}

/** Sign-in form. Validated only by the action: with Conform and Zod the screen would exceed its script budget. */
export function SignInForm({ reply, hasLostCookie }: SignInFormProps) {
  const messages = useMessages("everywhere");
  const navigate = useNavigate();
  const { signIn } = messages.entry;
  const { initialValue: typed, error: errors } = reply?.result ?? {};
  const typedEmail = String(typed?.email ?? "");
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const lostCookie = hasLostCookie ? messages.problems.codes.cookies_not_kept : null;
  const isEmailWrong = Boolean(errors?.email);
  const refusedPasskey = usePasskeyOffer(emailInput);
  const refusal = refusedPasskey ?? reply;

  // After a refusal, focus the password, or the address if that is invalid.
  useEffect(() => {
    if (!reply || !passwordInput.current) return;
    passwordInput.current.value = "";
    (isEmailWrong ? emailInput : passwordInput).current?.focus();
  }, [reply, isEmailWrong]);

  // Passes the typed address to the next screen without putting it in the URL.
  function openResetWithEmail(event: MouseEvent) {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    event.preventDefault();
    void navigate("/forgot-password", { state: { email: emailInput.current?.value } });
  }

  return (
    <AccountForm
      form={null}
      reply={reply}
      notice={
        refusal ? (getRefusalText(refusal, messages) ?? messages.entry.toasts.invalidLogin) : lostCookie
      }
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
        ref={emailInput}
        label={signIn.email}
        name="email"
        type="email"
        size="lg"
        required
        autoComplete="username webauthn"
        defaultValue={typedEmail}
        autoFocus={reply === null || isEmailWrong}
        error={getFieldText(errors?.email?.[0], messages)}
      />
      <PasswordField
        ref={passwordInput}
        label={signIn.password}
        name="password"
        size="lg"
        required
        autoComplete="current-password"
        autoFocus={reply !== null && !isEmailWrong}
        error={getFieldText(errors?.password?.[0], messages)}
        showLabel={messages.common.showPassword}
        hideLabel={messages.common.hidePassword}
        labelAction={
          <TextLink to="/forgot-password" className="text-sm" onClick={openResetWithEmail}>
            {signIn.forgot}
          </TextLink>
        }
      />
      <Checkbox
        name="keepsSignedIn"
        label={signIn.keep}
        hint={signIn.keepHint}
        defaultChecked={typed?.keepsSignedIn === "on"}
      />
    </AccountForm>
  );
}

function getFieldText(code: string | undefined, { problems }: EverywhereMessages): string | undefined {
  if (code === undefined) return undefined;
  return code === "required"
    ? problems.fields.required
    : problems.fields[code === "invalid_email" ? code : "invalid"];
}
