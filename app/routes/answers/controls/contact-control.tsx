import { useMessages } from "#app/messages/messages-context.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import type { ContactKind } from "#domain/answers/answer-values.ts";
import { getFieldProps } from "../../setup/buttons/fields/form.ts";
import type { ControlProps } from "./control-props.ts";
import { ControlRow } from "./control-row.tsx";

const TYPES: Readonly<Record<ContactKind, "tel" | "text" | "url">> = {
  telephone: "tel",
  address: "text",
  link: "url",
};

/** A row each for the telephone number, the address and the link that the question asks for. */
export function ContactControl({ form, question, value, onChange }: ControlProps<"contact">) {
  const words = useMessages("answers").answers;
  const asked: readonly ContactKind[] = "contact" in question.parts ? question.parts.contact : [];
  return asked.map((kind) => {
    const field = getFieldProps(form, `contact.${kind}`);
    return (
      <ControlRow key={kind} label={words.parts[kind]}>
        <TextField
          {...field}
          label={words.parts[kind]}
          labelHidden
          hint={kind === "telephone" ? words.telephoneHint : undefined}
          size="sm"
          type={TYPES[kind]}
          autoComplete="off"
          dir={kind === "address" ? "auto" : "ltr"}
          value={value?.[kind] ?? ""}
          onChange={(event) => {
            const { [kind]: _before, ...others } = value ?? {};
            const typed = event.currentTarget.value;
            const contact = typed === "" ? others : { ...others, [kind]: typed };
            onChange(Object.keys(contact).length === 0 ? undefined : contact);
          }}
        />
      </ControlRow>
    );
  });
}
