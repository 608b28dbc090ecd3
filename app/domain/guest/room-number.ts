import { cleanSigns } from "../text.ts";

/** A number with optional letters or separators, as on doors: "214", "B 12", "3-07", "12a". */
const ROOM_NUMBER_PATTERN = /^\p{L}{0,2}[ .-]?\d{1,5}(?:[ .-]\d{1,4})?[ .-]?\p{L}{0,1}$/u;

/** Whether the typed room is a room number rather than free text. */
export function isRoomNumber(text: string): boolean {
  return ROOM_NUMBER_PATTERN.test(cleanSigns(text));
}
