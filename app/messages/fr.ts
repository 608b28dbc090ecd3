import type { Messages } from "./en.ts";
import { first } from "./first/fr.ts";
import { joinMessages } from "./join-messages.ts";
import { signedIn } from "./signed-in/fr.ts";

export const fr: Messages = joinMessages(first, signedIn);
