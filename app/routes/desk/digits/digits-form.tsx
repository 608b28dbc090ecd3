import { AccountForm } from "#app/components/entry/account-form.tsx";
import { useAccountForm } from "#app/components/entry/use-account-form.ts";
import { useFieldText } from "#app/components/entry/use-field-text.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import type { FormReply } from "#app/session/form/form-reply.ts";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { PasswordField } from "#app/ui/form/password-field.tsx";
import { newDigitsSchema } from "#domain/account/desk.ts";
import { DESK_DIGITS_LENGTH } from "#domain/limits.ts";

function createDigitsSchema() {
  return newDigitsSchema.strip();
}

interface DigitsFormProps {
  readonly reply: FormReply | null;
  readonly isSet: boolean;
}

/** New digits and the person's password. The digits are hidden unless shown on demand. */
export function DigitsForm({ reply, isSet }: DigitsFormProps) {
  const { own: words } = useMessages("desk");
  const { common, problems } = useMessages("everywhere");
  const [form, { digits, password }] = useAccountForm(reply, createDigitsSchema);
  const fieldText = useFieldText();
  return (
    <AccountForm form={form} reply={reply} submit={words.save} submitting={common.saving}>
      <input type="hidden" name="intent" value="save" />
      {isSet ? <Notice tone="info">{words.isSet}</Notice> : null}
      <PasswordField
        label={words.new}
        hint={words.hint}
        name={digits.name}
        size="lg"
        dir="ltr"
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={DESK_DIGITS_LENGTH}
        showLabel={words.show}
        hideLabel={words.hide}
        error={digits.errors?.[0] === "digits_common" ? problems.fields.digits_common : fieldText(digits)}
      />
      <PasswordField
        label={words.password}
        name={password.name}
        size="lg"
        required
        autoComplete="current-password"
        showLabel={common.showPassword}
        hideLabel={common.hidePassword}
        error={fieldText(password)}
      />
    </AccountForm>
  );
}
