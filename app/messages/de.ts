import type { Messages } from "./en.ts";
import { first } from "./first/de.ts";
import { joinMessages } from "./join-messages.ts";
import { signedIn } from "./signed-in/de.ts";

export const de: Messages = joinMessages(first, signedIn);
