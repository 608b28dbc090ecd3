import type { ReactNode } from "react";
import { formatNumber } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { ColourField } from "#app/ui/colour-field.tsx";
import type { Colour } from "#domain/colour.ts";
import { judgeContrast } from "./contrast.ts";

interface ContrastColourFieldProps {
  readonly label: string;
  readonly value: Colour;
  readonly onChange: (colour: Colour) => void;
  /** The colour it must be told from, and whether this one is text, an icon, or the ground below them. */
  readonly against: Colour;
  readonly use?: "text" | "icon";
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly id?: string;
}

/** A colour that says how well it reads, and offers the nearest that does. */
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
  const { common } = useMessages();
  const language = useLanguage();
  const { ratio, tone, fix } = judgeContrast(value, against, use);
  const number = formatNumber(language, ratio, 1);
  return (
    <ColourField
      label={label}
      id={id}
      value={value}
      onChange={onChange}
      pickerLabel={common.chooseColour(label)}
      ratio={{ tone, text: common.contrast.ratio(number), name: common.contrast.name(number) }}
      fix={fix ? { text: common.contrast.use(fix.toUpperCase()), colour: fix } : undefined}
      hint={tone === "fail" ? common.contrast.fail : hint}
      error={error}
    />
  );
}
