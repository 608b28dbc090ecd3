import { useMessages } from "#app/messages/messages-context.tsx";
import { PasswordField, type PasswordFieldProps } from "#app/ui/form/password-field.tsx";
import { PASSWORD_LENGTH_MIN } from "#domain/limits.ts";

type NewPasswordFieldProps = Pick<PasswordFieldProps, "label" | "name" | "error" | "autoFocus">;

/** Field for a new password, with its rule. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const { common } = useMessages("everywhere");
  const { changePassword } = useMessages("account-forms");
  return (
    <PasswordField
      {...props}
      size="lg"
      required
      autoComplete="new-password"
      hint={changePassword.rule(PASSWORD_LENGTH_MIN)}
      showLabel={common.showPassword}
      hideLabel={common.hidePassword}
    />
  );
}
