import type { Messages } from "./en.ts";
import { first } from "./first/es.ts";
import { joinMessages } from "./join-messages.ts";
import { signedIn } from "./signed-in/es.ts";

export const es: Messages = joinMessages(first, signedIn);
