import { TextField } from "#app/ui/form/text-field.tsx";
import { type ButtonForm, getFieldProps } from "./form.ts";
import { RecipientState } from "./recipient-state.tsx";

interface EmailFieldProps {
  readonly form: ButtonForm;
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onChange: (email: string) => void;
}

/** The address that receives guests' messages, and whether it is confirmed. */
export function EmailField({ form, label, hint, value, onChange }: EmailFieldProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <TextField
        {...getFieldProps(form, "email")}
        label={label}
        hint={hint}
        type="email"
        autoComplete="off"
        dir="ltr"
        spellCheck={false}
        placeholder="guests@example.com"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div aria-live="polite">
        <RecipientState propertyId={form.propertyId} email={value} />
      </div>
    </div>
  );
}
