import { cleanSigns } from "../text.ts";

/** Letters or a sign around a number, as doors have them: "214", "B 12", "3-07", "12a". */
const ROOM_NUMBER_PATTERN = /^\p{L}{0,2}[ .-]?\d{1,5}(?:[ .-]\d{1,4})?[ .-]?\p{L}{0,1}$/u;

/** Whether what a guest typed as their room is a number of one, and no words of theirs. */
export function isRoomNumber(text: string): boolean {
  return ROOM_NUMBER_PATTERN.test(cleanSigns(text));
}
