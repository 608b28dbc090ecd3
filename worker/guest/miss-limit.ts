import { MinuteLimit } from "./minute-limit.ts";

/** Unknown codes of one network within a minute; what comes after them is turned away unread. */
export const MISSES_PER_MINUTE = 60;

/** A guesser meets it wherever their requests go, and 130 bits stand behind it. */
const misses = new MinuteLimit(MISSES_PER_MINUTE);

/** Counts an unknown code of a network. @returns whether it is still answered like any other. */
export const admitMiss: MinuteLimit["admit"] = (network, now) => misses.admit(network, now);
