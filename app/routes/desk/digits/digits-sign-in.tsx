import { AccountForm, getRefusalText } from "#app/components/entry/account-form.tsx";
import { useFieldText } from "#app/components/entry/use-field-text.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import type { FormReply } from "#app/session/form/form-reply.ts";
import { PasswordField } from "#app/ui/form/password-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";

/** Sign-in before setting digits: the person's own phone may not know them yet. */
export function DigitsSignIn({ reply }: { reply: FormReply | null }) {
  const messages = useMessages("everywhere");
  const { signIn } = messages.entry;
  const fieldText = useFieldText();
  const { initialValue: typed, error: errors } = reply?.result ?? {};
  return (
    <AccountForm
      form={null}
      reply={reply}
      notice={reply && (getRefusalText(reply, messages) ?? messages.entry.toasts.invalidLogin)}
      submit={signIn.submit}
      submitting={signIn.submitting}
    >
      <input type="hidden" name="intent" value="sign-in" />
      <TextField
        label={signIn.email}
        name="email"
        type="email"
        size="lg"
        required
        autoComplete="username"
        defaultValue={String(typed?.email ?? "")}
        error={fieldText({ errors: errors?.email ?? undefined })}
      />
      <PasswordField
        label={signIn.password}
        name="password"
        size="lg"
        required
        autoComplete="current-password"
        error={fieldText({ errors: errors?.password ?? undefined })}
        showLabel={messages.common.showPassword}
        hideLabel={messages.common.hidePassword}
      />
    </AccountForm>
  );
}
