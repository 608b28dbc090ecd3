import { HexColorPicker } from "react-colorful";

export interface ColourPickerProps {
  colour: string;
  onChange: (colour: string) => void;
}

/** The picker itself, in a file of its own so that it is downloaded when first opened. */
export function ColourPicker({ colour, onChange }: ColourPickerProps) {
  return <HexColorPicker color={colour} onChange={onChange} className="size-50!" />;
}
