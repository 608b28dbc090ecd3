import { TextField } from "#app/ui/text-field.tsx";
import { type ButtonForm, fieldAt } from "./form.ts";

interface EmailFieldProps {
  readonly form: ButtonForm;
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onChange: (email: string) => void;
}

/** The address that receives what guests send. */
export function EmailField({ form, label, hint, value, onChange }: EmailFieldProps) {
  return (
    <TextField
      {...fieldAt(form, "email")}
      label={label}
      hint={hint}
      type="email"
      autoComplete="off"
      dir="ltr"
      spellCheck={false}
      placeholder="reception@hotel.example"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
