import { AXIS_MINUTES, clampMinute } from "./day-axis.ts";

/** A position on the axis as a CSS percentage. */
export const toOffset = (minute: number) => `${(clampMinute(minute) / AXIS_MINUTES) * 100}%`;

/** Columns for names and tracks; below 28rem, icons and tracks. */
export const STRIP_COLUMNS =
  "grid grid-cols-[1rem_minmax(0,1fr)] gap-x-3 @min-[28rem]:grid-cols-[6.5rem_minmax(0,1fr)] @min-[40rem]:grid-cols-[9.25rem_minmax(0,1fr)]";
export const TRACK_START = "start-7 @min-[28rem]:start-29 @min-[40rem]:start-40";
