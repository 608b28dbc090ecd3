import type { MessagePath } from "#domain/guest/messages/message-path.ts";
import { portalPath } from "./portal-path.ts";

/*
 * What pages, their script and the server call the parts of a form. Pages live for months: what a
 * published one sends must go on being read.
 */

/** In front of a question's id in the name of its field. */
export const QUESTION_PREFIX = "q-";
/** The page's own name for what is sent, so that it is stored once however often it arrives. */
export const SUBMISSION_FIELD = "submission";
/** The random id that the page keeps until the end of the day, where it keeps one. */
export const VISITOR_FIELD = "visitor";
/** A field that no person sees: whatever fills it in is a machine. */
export const TRAP_FIELD = "subject";

/** Where a portal takes a kind of message. */
export function formPath(slug: string, name: MessagePath): string {
  return `${portalPath(slug)}/${name}`;
}

/** Names the place in a page that thanks a guest for what a button's form has sent. */
export function sentId(buttonId: string): string {
  return `s-${buttonId}`;
}

/** In what a script asks of a guard by itself, when its sheet opens: a refusal is none then. */
export const QUIET_FIELD = "quiet";
