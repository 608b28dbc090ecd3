import { useRef } from "react";
import { Form } from "react-router";
import { useMessages } from "#app/messages/messages-context.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";

interface ChoiceFormProps {
  /** The route that stores the choice. */
  readonly action: string;
  readonly name: string;
  readonly label: string;
  readonly chosen: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A setting of this browser, applied at once; without scripts by a button. */
export function ChoiceForm({ action, name, label, chosen, options }: ChoiceFormProps) {
  const { common } = useMessages();
  const form = useRef<HTMLFormElement>(null);
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      replace
      preventScrollReset
      className="flex flex-1 items-center gap-2"
    >
      <input type="hidden" name="returnTo" value="/settings" />
      <SelectField
        key={chosen}
        name={name}
        label={label}
        labelHidden
        className="flex-1"
        defaultValue={chosen}
        onChange={() => form.current?.requestSubmit()}
        options={[...options]}
      />
      <noscript>
        <button type="submit" className="h-10 rounded-md px-2 font-medium text-link">
          {common.apply}
        </button>
      </noscript>
    </Form>
  );
}
