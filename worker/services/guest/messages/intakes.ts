import { feedback } from "./feedback.ts";
import type { MessageIntakes } from "./filled-message.ts";
import { request } from "./request.ts";

/** The intake of each kind of message. */
export const INTAKES: MessageIntakes = { request, feedback };
