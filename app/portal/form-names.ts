import type { MessagePath } from "#domain/guest/messages/message-path.ts";
import { portalPath } from "./portal-path.ts";

/*
 * Field names shared by pages, their script and the server. Published pages live for months: old names must
 * stay readable.
 */

/** Prefix of a question's id in its field name. */
export const QUESTION_PREFIX = "q-";
/** The page's id of a submission, so that repeated sending stores it once. */
export const SUBMISSION_FIELD = "submission";
/** The page's random visitor id of the day, if it has one. */
export const VISITOR_FIELD = "visitor";
/** Honeypot: invisible to people, so a filled field means a bot. */
export const TRAP_FIELD = "subject";

/** Path for submitting a kind of message. */
export function formPath(slug: string, name: MessagePath): string {
  return `${portalPath(slug)}/${name}`;
}

/** Id of the element that thanks a guest for a button's form. */
export function sentId(buttonId: string): string {
  return `s-${buttonId}`;
}

/** Field of a request on opening a sheet: a guest who does not pass the guard then gets no error. */
export const QUIET_FIELD = "quiet";
