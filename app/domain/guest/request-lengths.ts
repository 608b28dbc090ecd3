/** Maximum lengths of guests' input, in characters. */
export const ROOM_LENGTH_MAX = 20;
export const NOTE_LENGTH_MAX = 300;
