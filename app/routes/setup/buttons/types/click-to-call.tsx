import { useMessages } from "#app/messages/messages-context.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import type { ButtonOf } from "#domain/content/button.ts";
import { type ButtonForm, fieldAt } from "../fields/form.ts";
import type { ActionEditor, TypeEditor } from "./type-editor.ts";

type CallValues = Pick<ButtonOf<"click-to-call">, "extension">;

interface CallFieldsProps {
  readonly form: ButtonForm;
  readonly value: CallValues;
  readonly onChange: (patch: Partial<CallValues>) => void;
}

/** What the in-house telephone dials [S79]. */
function CallFields({ form, value, onChange }: CallFieldsProps) {
  const { buttons } = useMessages();
  return (
    <TextField
      {...fieldAt(form, "extension")}
      label={buttons.fields.extension}
      hint={buttons.fields.extensionHint}
      type="tel"
      autoComplete="off"
      dir="ltr"
      value={value.extension}
      onChange={(event) => onChange({ extension: event.currentTarget.value })}
    />
  );
}

export const clickToCallEditor: TypeEditor<"click-to-call"> & ActionEditor<"click-to-call"> = {
  Fields: CallFields,
  entryCount: null,
  entryLoss: null,
  leadsTo: ({ extension }) => extension,
};
