import { useMessages } from "#app/messages/messages-context.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { type ButtonForm, fieldAt } from "../fields/form.ts";

interface CallFieldProps {
  readonly form: ButtonForm;
  readonly value: string;
  readonly onChange: (extension: string) => void;
}

/** What the house telephone dials [S79]. */
export function CallField({ form, value, onChange }: CallFieldProps) {
  const { buttons } = useMessages();
  return (
    <TextField
      {...fieldAt(form, "extension")}
      label={buttons.fields.extension}
      hint={buttons.fields.extensionHint}
      type="tel"
      autoComplete="off"
      dir="ltr"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
