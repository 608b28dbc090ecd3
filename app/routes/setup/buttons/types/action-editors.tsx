import type { SubButton, SubButtonType } from "#domain/content/button-schema.ts";
import { withStandardIcon } from "../change-type.ts";
import type { ButtonForm } from "../fields/form.ts";
import { chatEditor } from "./chat.tsx";
import { clickToCallEditor } from "./click-to-call.tsx";
import { linkEditor } from "./link.tsx";
import { mapActionEditor } from "./map.tsx";
import type { ActionEditor, ButtonsMessages } from "./type-editor.ts";

/** Editors of the types that lead away, also used for sub-buttons. */
const ACTION_EDITORS: { readonly [Type in SubButtonType]: ActionEditor<Type> } = {
  link: linkEditor,
  chat: chatEditor,
  map: mapActionEditor,
  "click-to-call": clickToCallEditor,
};

function getEditor(sub: SubButton): ActionEditor<SubButtonType> {
  return ACTION_EDITORS[sub.type] as ActionEditor<SubButtonType>;
}

interface SubButtonFieldsProps {
  readonly form: ButtonForm;
  readonly value: SubButton;
  readonly onChange: (update: (now: SubButton) => SubButton) => void;
}

/** Fields of a sub-button's destination, by type [S74, S75, S79]. */
export function SubButtonFields({ form, value, onChange }: SubButtonFieldsProps) {
  const { Fields } = getEditor(value);
  return (
    <Fields
      form={form}
      value={value}
      onChange={(patch) => onChange((now) => withStandardIcon(now, { ...now, ...patch } as SubButton))}
    />
  );
}

/** Line below a sub-button's name: type and destination. */
export function formatSubButtonLine(sub: SubButton, words: ButtonsMessages): string {
  const type = words.types[sub.type].name;
  const destination = getEditor(sub).leadsTo(sub, words);
  return destination === "" ? type : `${type}, ${destination}`;
}
