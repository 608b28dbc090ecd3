import { HexColorPicker } from "react-colorful";

export interface ColourPickerProps {
  colour: string;
  onChange: (colour: string) => void;
}

/** The picker, in its own file so that it is loaded when first opened. */
export function ColourPicker({ colour, onChange }: ColourPickerProps) {
  return <HexColorPicker color={colour} onChange={onChange} className="size-50!" />;
}
