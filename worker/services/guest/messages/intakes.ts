import { feedback } from "./feedback.ts";
import type { MessageIntakes } from "./filled-message.ts";
import { request } from "./request.ts";

/** How each kind of message is taken. */
export const INTAKES: MessageIntakes = { request, feedback };
