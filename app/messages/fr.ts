import type { Messages } from "./en.ts";
import { first } from "./first/fr.ts";
import { signedIn } from "./signed-in/fr.ts";

export const fr: Messages = { ...first, ...signedIn };
