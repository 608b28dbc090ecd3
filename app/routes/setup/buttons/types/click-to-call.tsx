import { useMessages } from "#app/messages/messages-context.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { ButtonOf } from "#domain/content/button.ts";
import { isExtension, telephoneHref } from "#domain/telephone.ts";
import { useDraft } from "../../draft/draft-context.tsx";
import { type ButtonForm, getFieldProps } from "../fields/form.ts";
import type { ActionEditor, TypeEditor } from "./type-editor.ts";

type CallValues = Pick<ButtonOf<"click-to-call">, "extension">;

interface CallFieldsProps {
  readonly form: ButtonForm;
  readonly value: CallValues;
  readonly onChange: (patch: Partial<CallValues>) => void;
}

/** Extension of a call button, or the main number for a property without extensions [S79]. */
function CallFields({ form, value, onChange }: CallFieldsProps) {
  const { buttons, publish } = useMessages("setup");
  const unreachable = publish.findings.extension_unreachable;
  const { telephone } = useDraft().property;
  const main = findMainNumber(telephone);
  const callsMain = main !== null && value.extension === main;
  return (
    <>
      {main === null ? null : (
        <Checkbox
          checked={callsMain}
          onChange={(event) => onChange({ extension: event.currentTarget.checked ? main : "" })}
          label={
            <>
              {buttons.fields.mainNumber} <bdi className="text-muted tabular-nums">{telephone}</bdi>
            </>
          }
        />
      )}
      {callsMain ? null : <Extension form={form} value={value} onChange={onChange} />}
      {main === null && isExtension(value.extension) ? (
        <Notice tone="warn">
          {unreachable.title(value.extension)}.{" "}
          <TextLink plain to="/settings/property?field=telephone">
            {publish.fixInProperty}
          </TextLink>
        </Notice>
      ) : null}
    </>
  );
}

/** The main number in the extension field's format; `null`: none. */
export function findMainNumber(telephone: string): string | null {
  return telephone === "" ? null : telephoneHref(telephone).slice("tel:".length);
}

function Extension({ form, value, onChange }: CallFieldsProps) {
  const { buttons } = useMessages("setup");
  return (
    <TextField
      {...getFieldProps(form, "extension")}
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
  leadsTo: ({ extension }) => extension,
};
