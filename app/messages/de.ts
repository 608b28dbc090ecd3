import type { Messages } from "./en.ts";
import { first } from "./first/de.ts";
import { signedIn } from "./signed-in/de.ts";

export const de: Messages = { ...first, ...signedIn };
