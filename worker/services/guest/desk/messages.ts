import type { GuestEntryKey } from "#domain/guest/guest-data.ts";
import type { HeldGroups } from "#domain/guest/held-messages.ts";
import {
  type AnyMessage,
  CLOSED_KINDS,
  MESSAGE_KIND_NAMES,
  MESSAGE_KINDS,
  type MessageKindName,
} from "#domain/guest/messages/kinds.ts";
import {
  applyStep,
  type Handling,
  type HandlingStep,
  type RequestState,
} from "#domain/guest/request-state.ts";
import type { Action } from "#domain/live/activity.ts";
import {
  deleteHeld,
  type HeldGroupKey,
  isHeldNews,
  listHeldGroups,
  releaseHeld,
} from "../../../desk/held-messages.ts";
import { admitMail, deleteMails } from "../../../desk/mails.ts";
import {
  countOpen,
  findMessage,
  insertMessage,
  type NewMessage,
  readMessagePage,
  storeHandling,
} from "../../../desk/messages.ts";
import { addTask, type HandedMail, type LowRating, withdrawTasks } from "../../../desk/outbox.ts";
import { setDeadline } from "../../../desk/overdue.ts";
import { deleteEntries, findExistingEntries } from "../../../desk/search.ts";
import type { StaffNews } from "../../../desk/staff-notifications.ts";
import { logEvent } from "../../../log-event.ts";
import { change, type Desk, note, notifyScreens, type StaffActor } from "./desk.ts";
import { tryToDeliver } from "./wake.ts";

/** Held groups listed per kind; older ones appear as these are handled. */
const HELD_GROUPS_SHOWN = 20;

/** A message with the mail and alert that it causes. */
export interface Arrival {
  readonly message: NewMessage;
  /** The mail to staff; `null`: none. */
  readonly mail: Pick<HandedMail, "recipient" | "subject" | "heading" | "body"> | null;
  /** The alert; `null`: none. */
  readonly alert: LowRating | null;
}

export interface StoredArrival {
  /** Code of the receipt; for a repetition, the original one. */
  readonly receiptCode: string | null;
  /** Ids of enqueued mails. */
  readonly mailIds: readonly string[];
}

/** Result of a step, with the present message. `stale`: changed concurrently. */
export interface HandleResult {
  readonly outcome: "taken" | "stale" | "not_allowed";
  readonly message: AnyMessage;
}

/** The staff notification about a new message; `null`: none. */
function toStaffNews({ id, at, kind }: NewMessage, alert: LowRating | null): StaffNews | null {
  const news = { messageId: id, kind, at };
  if (CLOSED_KINDS.includes(kind)) return { ...news, occasion: "new", level: 0 };
  return alert && { ...news, occasion: "rating", level: alert.level };
}

/** The activity of a step; `null`: none. */
function findAction(before: RequestState, { state }: Handling): Action | null {
  if (before === state) return null;
  if (state === "seen") return before === "done" || before === "refused" ? "request.reopened" : null;
  return state === "new" ? null : `request.${state}`;
}

/** Stores a message once, however often it arrives, and notifies staff. Held messages are not mailed. */
export async function storeArrival(desk: Desk, { message, mail, alert }: Arrival): Promise<StoredArrival> {
  const { id, at, kind, heldGroup } = message;
  change(desk, at, (sql) => {
    if (!insertMessage(sql, message)) return;
    const dueAt = MESSAGE_KINDS[kind].toDue(message.content as never);
    if (dueAt !== null) setDeadline(sql, id, dueAt);
    if (heldGroup !== null) {
      if (isHeldNews(sql, message)) notifyScreens(sql, at, null);
      return;
    }
    notifyScreens(sql, at, { kind, id, isNew: true });
    if (mail) handOn(sql, { id, at, ...mail });
    if (alert) addTask(sql, { task: "alert", rating: alert }, at, id);
    const news = toStaffNews(message, alert);
    if (news) addTask(sql, { task: "notify", news }, at, id);
  });
  const mailIds = await tryToDeliver(desk);
  return { receiptCode: findMessage(desk.sql, kind, id)?.receiptCode ?? null, mailIds };
}

/** Enqueues the mail of a message, or stores it for a digest. */
function handOn(sql: SqlStorage, mail: Omit<HandedMail, "queue" | "needsAgreement">): void {
  if (!admitMail(sql, mail)) return;
  const handed = { ...mail, queue: "message", needsAgreement: true } as const;
  addTask(sql, { task: "mail", mail: handed }, mail.at, mail.id);
}

/** First data of the inbox: all open messages of each kind (up to the counted limit), `rest` others, held groups. */
export function readOverview(sql: SqlStorage, rest: number) {
  const newest = MESSAGE_KIND_NAMES.map((kind) => {
    const limit = rest + (CLOSED_KINDS.includes(kind) ? countOpen(sql) : 0);
    const messages = readMessagePage(sql, { kind, heldGroup: null, before: null, limit: limit + 1 });
    return [kind, { messages, limit }] as const;
  });
  const found = Object.fromEntries(newest) as Record<MessageKindName, (typeof newest)[number][1]>;
  return { newest: found, held: readHeldGroups(sql) };
}

/** The newest held groups of each kind. */
export function readHeldGroups(sql: SqlStorage): HeldGroups {
  const groups = MESSAGE_KIND_NAMES.map(
    (kind) => [MESSAGE_KINDS[kind].path, listHeldGroups(sql, kind, HELD_GROUPS_SHOWN)] as const,
  );
  return Object.fromEntries(groups) as HeldGroups;
}

export interface AskedStep {
  readonly kind: MessageKindName;
  readonly id: string;
  /** The revision that the person has seen. */
  readonly from: number;
  readonly step: HandlingStep;
}

/**
 * Applies a step to a message at the revision the member saw; the only way its state changes. `null`: unknown
 * id. A step without effect notifies nobody.
 */
export async function handleMessage(
  desk: Desk,
  { kind, id, from, step }: AskedStep,
  by: StaffActor,
): Promise<HandleResult | null> {
  const outcome = change(desk, by.at, (sql) => {
    const message = findMessage(sql, kind, id);
    if (!message) return null;
    const { handling } = message;
    if (handling.revision !== from) return "stale";
    const next = applyStep(handling, step, { userId: by.userId, name: by.userName }, by.at);
    if (next === null) return "not_allowed";
    if (next === handling) return "taken";
    storeHandling(sql, message, next, by.at);
    const action = findAction(handling.state, next);
    if (action) note(sql, { ...by, action, summary: "" });
    notifyScreens(sql, by.at, { kind, id, isNew: false });
    notifyGuest(desk, message);
    return "taken";
  });
  await tryToDeliver(desk);
  const message = findMessage(desk.sql, kind, id);
  return outcome && message ? { outcome, message } : null;
}

/**
 * Makes a guest's open pages fetch the progress. Fire and forget (`waitUntil`): pages also fetch it when they
 * connect.
 */
function notifyGuest({ ctx, env }: Desk, { receiptCode }: AnyMessage): void {
  const propertyId = ctx.id.name;
  if (receiptCode === null || !propertyId) return;
  ctx.waitUntil(
    env()
      .PORTAL_CHANNEL.getByName(propertyId)
      .tell(receiptCode)
      .catch((error: unknown) => logEvent("nudge_lost", { propertyId, error })),
  );
}

/**
 * Releases a group of held messages into the list, and counts them in the figures. Idempotent.
 * @returns how many there were.
 */
export async function releaseHeldGroup(
  desk: Desk,
  group: HeldGroupKey,
  { timeZone, ...by }: StaffActor & { readonly timeZone: string },
): Promise<number> {
  const { at } = by;
  const count = change(desk, at, (sql) => {
    const messageIds = releaseHeld(sql, group).map(({ id }) => id);
    noteSettled(sql, group, messageIds.length, { ...by, action: "messages.released" });
    if (messageIds.length > 0) addTask(sql, { task: "vouched", at, timeZone, ...group, messageIds }, at);
    return messageIds.length;
  });
  await tryToDeliver(desk);
  return count;
}

/** Deletes a group of held messages. @returns how many there were. */
export async function deleteHeldGroup(desk: Desk, group: HeldGroupKey, by: StaffActor): Promise<number> {
  const count = change(desk, by.at, (sql) => {
    const deleted = deleteHeld(sql, group);
    noteSettled(sql, group, deleted, { ...by, action: "messages.deleted" });
    return deleted;
  });
  await tryToDeliver(desk);
  return count;
}

function noteSettled(
  sql: SqlStorage,
  { kind }: HeldGroupKey,
  count: number,
  acted: StaffActor & { readonly action: Action },
): void {
  if (count === 0) return;
  note(sql, { ...acted, summary: `${MESSAGE_KINDS[kind].path} ${count}` });
  notifyScreens(sql, acted.at, null);
}

/**
 * Erases entries and all mail about them, here and in D1's outbox. `digestBody` replaces the body of unsent
 * digests that list one of them. @returns the number erased; concurrent calls count each entry once.
 */
export async function eraseEntries(
  desk: Desk,
  entries: readonly GuestEntryKey[],
  { by, digestBody }: { readonly by: StaffActor; readonly digestBody: string },
): Promise<number> {
  const count = change(desk, by.at, (sql) => {
    const found = findExistingEntries(sql, entries);
    const { messages, consents } = found;
    const all = [...messages, ...consents];
    if (all.length === 0) return 0;
    deleteEntries(sql, found);
    const messageIds = messages.map(({ id }) => id);
    deleteMails(sql, messageIds);
    withdrawTasks(sql, messageIds, digestBody);
    const ratedAt = messages.flatMap(({ at, isRated }) => (isRated ? [at] : []));
    const since = Math.min(...all.map(({ at }) => at));
    addTask(sql, { task: "erased", messageIds, ratedAt, since, digestBody }, by.at);
    note(sql, { ...by, action: "guest-data.erased", summary: String(all.length) });
    // Makes open inboxes reload.
    notifyScreens(sql, by.at, null);
    return all.length;
  });
  if (count > 0) await tryToDeliver(desk);
  return count;
}
