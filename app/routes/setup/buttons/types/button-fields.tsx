import type { Button, ButtonType } from "#domain/content/button.ts";
import { withStandardIcon } from "../change-type.ts";
import { getEditor } from "./editors.ts";
import type { FieldsProps } from "./type-editor.ts";

interface ButtonFieldsProps extends Omit<FieldsProps<ButtonType>, "onChange"> {
  readonly onChange: (button: Button) => void;
}

/** Fields of a button's type [S13]. */
export function ButtonFields({ value, onChange, ...props }: ButtonFieldsProps) {
  const { Fields } = getEditor(value.type);
  return (
    <Fields
      {...props}
      value={value}
      onChange={(patch) => onChange(withStandardIcon(value, { ...value, ...patch } as Button))}
    />
  );
}
