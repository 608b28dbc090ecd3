import { useMessages } from "#app/messages/messages-context.tsx";
import type { ButtonForm } from "./form.ts";
import { LinesField } from "./lines-field.tsx";

interface NameFieldProps {
  readonly form: ButtonForm;
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** The name on a tile: at most two lines [S123]. */
export function NameField({ form, value, onChange }: NameFieldProps) {
  const { buttons } = useMessages("setup");
  return <LinesField form={form} path="name" label={buttons.editor.name} value={value} onChange={onChange} />;
}
