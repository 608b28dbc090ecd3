/**
 * Guest desk: messages and consents of a property's guests, on one Durable Object with SQLite. Exposes the
 * methods that routes and services call: store, list, handle, release, erase. It exists so that guests' words
 * stay with their property, and a message and its effects are one transaction.
 */

import type { Answers } from "#domain/guest/answer-times.ts";
import type { HeldFolds } from "#domain/guest/held-messages.ts";
import {
  type AnyMessage,
  CLOSED_KINDS,
  MESSAGE_KIND_NAMES,
  MESSAGE_KINDS,
  type MessageKindName,
} from "#domain/guest/messages/kinds.ts";
import type { RatingFilter } from "#domain/guest/rating-filter.ts";
import { type RequestProgress, toProgress } from "#domain/guest/request-progress.ts";
import {
  applyStep,
  type Handling,
  type HandlingStep,
  type RequestState,
} from "#domain/guest/request-state.ts";
import type { Action } from "#domain/live/activity.ts";
import { stopAlerts } from "../../../desk/alerts.ts";
import { type AnsweredPeriod, readAnswers } from "../../../desk/answers.ts";
import { type ConsentAnswer, eraseVisitorConsents, replaceConsent } from "../../../desk/consents.ts";
import { deleteHeld, isHeldNews, listHeldFolds, releaseHeld } from "../../../desk/held-messages.ts";
import { admitMail } from "../../../desk/mails.ts";
import {
  countOpen,
  findMessage,
  findRequestByReceipt,
  insertMessage,
  type MessageCursor,
  type NewMessage,
  readMessagePage,
  selectTakenBy,
  storeHandling,
} from "../../../desk/messages.ts";
import { addTask, type HandedMail, type LowRating } from "../../../desk/outbox.ts";
import { watchUntil } from "../../../desk/overdue.ts";
import type { StaffNews } from "../../../desk/staff-notifications.ts";
import { logEvent } from "../../../log-event.ts";
import { DataDesk } from "./data-desk.ts";
import type { Acting } from "./desk-object.ts";

/** Held groups listed per kind; older ones appear as these are handled. */
const FOLDS_SHOWN = 20;

/** A message with the mail and alert that it causes. */
export interface Arrival {
  readonly message: NewMessage;
  /** The mail to staff; `null`: none. */
  readonly mail: Pick<HandedMail, "recipient" | "subject" | "heading" | "body"> | null;
  /** The alert; `null`: none. */
  readonly alert: LowRating | null;
}

export interface Stored {
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

/**
 * Named by the property's id, which comes from an authorised row. D1 contains no guest's words except encrypted
 * mail until it is sent.
 *
 * Effects outside are written in the same transaction as tasks of an outbox, such as a mail or a change log
 * row. They are delivered at once, and by the alarm until done; D1 skips tasks by number, so that each is
 * carried out exactly once.
 *
 * The alarm also runs timed steps: retention (D20), digests, deferred alerts.
 */
export class GuestDesk extends DataDesk {
  /** Stores a message once, however often it arrives, and notifies staff. Held messages are not mailed. */
  async store({ message, mail, alert }: Arrival): Promise<Stored> {
    const { id, at, kind, heldGroup } = message;
    this.change(at, () => {
      if (!insertMessage(this.sql, message)) return;
      const dueAt = MESSAGE_KINDS[kind].toDue(message.content as never);
      if (dueAt !== null) watchUntil(this.sql, id, dueAt);
      if (heldGroup !== null) {
        if (isHeldNews(this.sql, message)) this.tell(at, null);
        return;
      }
      this.tell(at, { kind, id, isNew: true });
      if (mail) this.#hand({ id, at, ...mail });
      if (alert) addTask(this.sql, { task: "alert", rating: alert }, at, id);
      const news = toStaffNews(message, alert);
      if (news) addTask(this.sql, { task: "notify", news }, at, id);
    });
    const mailIds = await this.tryToDeliver();
    return { receiptCode: findMessage(this.sql, kind, id)?.receiptCode ?? null, mailIds };
  }

  /** Drops deferred ratings of a member who switched alerts off. */
  stopAlerts(userId: string): void {
    this.change(Date.now(), () => stopAlerts(this.sql, userId));
  }

  /** Stores a guest's answer to the consent question, replacing the previous one. */
  async storeConsent(answer: ConsentAnswer): Promise<void> {
    this.change(answer.at, () => replaceConsent(this.sql, answer));
  }

  /** Deletes a guest's consents. @returns how many there were. */
  async eraseConsents(visitorId: string): Promise<number> {
    return this.change(Date.now(), () => eraseVisitorConsents(this.sql, visitorId));
  }

  /** A page of a kind's messages, optionally of a held group, rating or room: open ones first, newest first. */
  async list(page: {
    readonly kind: MessageKindName;
    readonly heldGroup: string | null;
    readonly rating?: RatingFilter | null;
    readonly room?: string;
    readonly before: MessageCursor | null;
    readonly limit: number;
  }): Promise<AnyMessage[]> {
    return readMessagePage(this.sql, page);
  }

  /**
   * First data of the inbox: of each kind all open messages up to the count limit, and `rest` others; one more
   * if there are more. Plus the held groups.
   */
  async overview(rest: number): Promise<{
    readonly newest: Readonly<
      Record<MessageKindName, { readonly messages: AnyMessage[]; readonly limit: number }>
    >;
    readonly held: HeldFolds;
  }> {
    const newest = MESSAGE_KIND_NAMES.map((kind) => {
      const limit = rest + (CLOSED_KINDS.includes(kind) ? countOpen(this.sql) : 0);
      const messages = readMessagePage(this.sql, { kind, heldGroup: null, before: null, limit: limit + 1 });
      return [kind, { messages, limit }] as const;
    });
    const found = Object.fromEntries(newest) as Record<MessageKindName, (typeof newest)[number][1]>;
    return { newest: found, held: await this.held() };
  }

  async find(kind: MessageKindName, id: string): Promise<AnyMessage | null> {
    return findMessage(this.sql, kind, id);
  }

  /** The newest held groups of each kind. */
  async held(): Promise<HeldFolds> {
    const folds = MESSAGE_KIND_NAMES.map(
      (kind) => [MESSAGE_KINDS[kind].path, listHeldFolds(this.sql, kind, FOLDS_SHOWN)] as const,
    );
    return Object.fromEntries(folds) as HeldFolds;
  }

  /**
   * Applies a step to a message at the revision the member saw; the only way its state changes. `null`: unknown
   * id. A step without effect notifies nobody.
   */
  async handle(
    kind: MessageKindName,
    id: string,
    { from, step }: { readonly from: number; readonly step: HandlingStep },
    by: Acting,
  ): Promise<HandleResult | null> {
    const outcome = this.change(by.at, () => {
      const message = findMessage(this.sql, kind, id);
      if (!message) return null;
      const { handling } = message;
      if (handling.revision !== from) return "stale";
      const next = applyStep(handling, step, { userId: by.userId, name: by.userName }, by.at);
      if (next === null) return "not_allowed";
      if (next === handling) return "taken";
      storeHandling(this.sql, message, next, by.at);
      const action = findAction(handling.state, next);
      if (action) this.note({ ...by, action, summary: "" });
      this.tell(by.at, { kind, id, isNew: false });
      this.#tellGuest(message);
      return "taken";
    });
    await this.tryToDeliver();
    const message = findMessage(this.sql, kind, id);
    return outcome && message ? { outcome, message } : null;
  }

  /** Unassigns the open requests of a removed member; they become seen, by the remover. */
  async giveBack(userId: string, by: Acting): Promise<void> {
    for (const { id, handling } of selectTakenBy(this.sql, userId)) {
      await this.handle("request", id, { from: handling.revision, step: { to: "seen" } }, by);
    }
  }

  /** Progress of a receipt's request for its guest; `null`: unknown code. */
  async progress(receiptCode: string): Promise<RequestProgress | null> {
    const message = findRequestByReceipt(this.sql, receiptCode);
    return message && toProgress(message.content, message.handling, message.at);
  }

  /**
   * Releases a group of held messages into the list, and counts them in the figures. Idempotent.
   * @returns how many there were.
   */
  async release(
    kind: MessageKindName,
    heldGroup: string,
    { timeZone, ...by }: Acting & { readonly timeZone: string },
  ): Promise<number> {
    const count = this.change(by.at, () => {
      const messageIds = releaseHeld(this.sql, { kind, heldGroup }).map(({ id }) => id);
      this.#noteSettled(kind, messageIds.length, { ...by, action: "messages.released" });
      if (messageIds.length > 0)
        addTask(this.sql, { task: "vouched", at: by.at, timeZone, kind, heldGroup, messageIds }, by.at);
      return messageIds.length;
    });
    await this.tryToDeliver();
    return count;
  }

  /** Deletes a group of held messages. @returns how many there were. */
  async deleteHeld(kind: MessageKindName, heldGroup: string, by: Acting): Promise<number> {
    const count = this.change(by.at, () => {
      const deleted = deleteHeld(this.sql, { kind, heldGroup });
      this.#noteSettled(kind, deleted, { ...by, action: "messages.deleted" });
      return deleted;
    });
    await this.tryToDeliver();
    return count;
  }

  /** Response times of a period's requests; `null`: no requests. */
  async answers(period: AnsweredPeriod): Promise<Answers | null> {
    return readAnswers(this.sql, period);
  }

  /**
   * Makes a guest's open pages fetch the progress. Fire and forget (`waitUntil`): pages also fetch it when they
   * connect.
   */
  #tellGuest({ receiptCode }: AnyMessage): void {
    const propertyId = this.ctx.id.name;
    if (receiptCode === null || !propertyId) return;
    this.ctx.waitUntil(
      this.env.PORTAL_CHANNEL.getByName(propertyId)
        .tell(receiptCode)
        .catch((error: unknown) => logEvent("nudge_lost", { propertyId, error })),
    );
  }

  #noteSettled(kind: MessageKindName, count: number, acted: Acting & { readonly action: Action }): void {
    if (count === 0) return;
    this.note({ ...acted, summary: `${MESSAGE_KINDS[kind].path} ${count}` });
    this.tell(acted.at, null);
  }

  /** Enqueues the mail of a message, or stores it for a digest. */
  #hand(mail: Pick<HandedMail, "id" | "at" | "recipient" | "subject" | "heading" | "body">): void {
    if (!admitMail(this.sql, mail)) return;
    const handed = { ...mail, queue: "message", needsAgreement: true } as const;
    addTask(this.sql, { task: "mail", mail: handed }, mail.at, mail.id);
  }
}
