import type { Messages } from "./en.ts";
import { first } from "./first/es.ts";
import { signedIn } from "./signed-in/es.ts";

export const es: Messages = { ...first, ...signedIn };
