import { first } from "./first/en.ts";
import { joinMessages } from "./join-messages.ts";
import { signedIn } from "./signed-in/en.ts";

/** English interface texts; all other languages have the same shape. */
export const en = joinMessages(first, signedIn);

export type Messages = typeof en;
