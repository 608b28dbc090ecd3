import type { ReactNode } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { ColourField } from "#app/ui/form/colour-field.tsx";
import type { Colour } from "#domain/look/colour.ts";
import { useContrast } from "../../contrast.ts";

interface ContrastColourFieldProps {
  readonly label: string;
  readonly value: Colour;
  readonly onChange: (colour: Colour) => void;
  /** The colour that `value` must contrast with. */
  readonly against: Colour;
  readonly use?: "text" | "icon";
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly id?: string;
}

/** A colour field with its contrast, which suggests the nearest readable colour. */
export function ContrastColourField({
  label,
  value,
  onChange,
  against,
  use = "text",
  hint,
  error,
  id,
}: ContrastColourFieldProps) {
  const { problems, setup } = useMessages("setup");
  const { ratio, fix } = useContrast()({ colour: value, against, use, hint: "" });
  return (
    <ColourField
      label={label}
      id={id}
      value={value}
      onChange={onChange}
      wrongText={problems.fields.invalid_colour}
      pickerLabel={setup.chooseColour(label)}
      ratio={ratio}
      fix={fix}
      hint={hint}
      error={error}
    />
  );
}
