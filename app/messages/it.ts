import type { Messages } from "./en.ts";
import { first } from "./first/it.ts";
import { joinMessages } from "./join-messages.ts";
import { signedIn } from "./signed-in/it.ts";

export const it: Messages = joinMessages(first, signedIn);
