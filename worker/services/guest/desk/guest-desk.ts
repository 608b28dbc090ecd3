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
  type Handling,
  type HandlingStep,
  type RequestState,
  takeStep,
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
  pageOfMessages,
  selectTakenBy,
  storeHandling,
} from "../../../desk/messages.ts";
import { addTask, type HandedMail, type LowRating } from "../../../desk/outbox.ts";
import { watchUntil } from "../../../desk/overdue.ts";
import type { StaffNews } from "../../../desk/staff-notifications.ts";
import { logEvent } from "../../../log-event.ts";
import { DataDesk } from "./data-desk.ts";
import type { Acting } from "./desk-object.ts";

/** So many groups of held messages of each kind are listed; the older ones move up as these are settled. */
const FOLDS_SHOWN = 20;

/** A message with all that it causes. */
export interface Arrival {
  readonly message: NewMessage;
  /** What staff are mailed; null: nobody is. */
  readonly mail: Pick<HandedMail, "recipient" | "subject" | "heading" | "body"> | null;
  /** Whom it may alert; null: nobody. */
  readonly alert: LowRating | null;
}

export interface Stored {
  /** Of the receipt: of a message that came before, the one that its guest was given. */
  readonly receiptCode: string | null;
  /** Mails that are in the queue by now. */
  readonly mailIds: readonly string[];
}

/** What became of a step, with the message as it is now. `stale`: somebody was quicker. */
export interface Handled {
  readonly outcome: "taken" | "stale" | "not_allowed";
  readonly message: AnyMessage;
}

/** Of what staff are notified as a message comes; null: of nothing. */
function toStaffNews({ id, at, kind }: NewMessage, alert: LowRating | null): StaffNews | null {
  const news = { messageId: id, kind, at };
  if (CLOSED_KINDS.includes(kind)) return { ...news, occasion: "new", level: 0 };
  return alert && { ...news, occasion: "rating", level: alert.level };
}

/** What the activity list says of a step; null: nothing. */
function findAction(before: RequestState, { state }: Handling): Action | null {
  if (before === state) return null;
  if (state === "seen") return before === "done" || before === "refused" ? "request.reopened" : null;
  return state === "new" ? null : `request.${state}`;
}

/**
 * What guests of one property have left: messages, consents, and the mails that tell of them. One object a property,
 * named by its id, which comes from a row that authorised. D1 holds no word of a guest but sealed mail until it is
 * sent.
 *
 * What a message causes outside is written with it, in one transaction, as tasks of an outbox: a mail for D1's queue, a
 * row of the change log. They are delivered at once, and by the alarm until they are done; D1 knows by their numbers
 * what it has had, so that whatever dies in between, each is carried out once.
 *
 * The alarm also does what ends or waits by the clock: periods (D20), digests, ratings that wait for their hour.
 */
export class GuestDesk extends DataDesk {
  /** Stores a message once, however often it comes, and has staff told of it. Of a held one nobody is mailed. */
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

  /** Lets go of the ratings that wait for a person who has switched them off. */
  stopAlerts(userId: string): void {
    this.change(Date.now(), () => stopAlerts(this.sql, userId));
  }

  /** Keeps what a guest answered to the question of consent, in the place of what they answered before. */
  async storeConsent(answer: ConsentAnswer): Promise<void> {
    this.change(answer.at, () => replaceConsent(this.sql, answer));
  }

  /** Forgets a guest's consents. @returns how many there were. */
  async eraseConsents(visitorId: string): Promise<number> {
    return this.change(Date.now(), () => eraseVisitorConsents(this.sql, visitorId));
  }

  /** A page of a kind's messages, of a held group, a rating or a room: what is open first, the newest first. */
  async list(page: {
    readonly kind: MessageKindName;
    readonly heldGroup: string | null;
    readonly rating?: RatingFilter | null;
    readonly room?: string;
    readonly before: MessageCursor | null;
    readonly limit: number;
  }): Promise<AnyMessage[]> {
    return pageOfMessages(this.sql, page);
  }

  /**
   * What a screen of messages opens with: of each kind all that wait for staff, as far as they are counted, with so
   * many of the rest; one more where there are more. And the groups of held messages.
   */
  async overview(rest: number): Promise<{
    readonly newest: Readonly<
      Record<MessageKindName, { readonly messages: AnyMessage[]; readonly limit: number }>
    >;
    readonly held: HeldFolds;
  }> {
    const newest = MESSAGE_KIND_NAMES.map((kind) => {
      const limit = rest + (CLOSED_KINDS.includes(kind) ? countOpen(this.sql) : 0);
      const messages = pageOfMessages(this.sql, { kind, heldGroup: null, before: null, limit: limit + 1 });
      return [kind, { messages, limit }] as const;
    });
    const found = Object.fromEntries(newest) as Record<MessageKindName, (typeof newest)[number][1]>;
    return { newest: found, held: await this.held() };
  }

  async find(kind: MessageKindName, id: string): Promise<AnyMessage | null> {
    return findMessage(this.sql, kind, id);
  }

  /** The newest groups of held messages of each kind. */
  async held(): Promise<HeldFolds> {
    const folds = MESSAGE_KIND_NAMES.map(
      (kind) => [MESSAGE_KINDS[kind].path, listHeldFolds(this.sql, kind, FOLDS_SHOWN)] as const,
    );
    return Object.fromEntries(folds) as HeldFolds;
  }

  /**
   * Takes a step of a message that is still what somebody has seen: the one way by which its state changes. Null:
   * there is none of that id. A step that changes nothing tells nobody.
   */
  async handle(
    kind: MessageKindName,
    id: string,
    { from, step }: { readonly from: number; readonly step: HandlingStep },
    by: Acting,
  ): Promise<Handled | null> {
    const outcome = this.change(by.at, () => {
      const message = findMessage(this.sql, kind, id);
      if (!message) return null;
      const { handling } = message;
      if (handling.revision !== from) return "stale";
      const next = takeStep(handling, step, { userId: by.userId, name: by.userName }, by.at);
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

  /** Gives back the open requests of somebody who has left: each is seen, by who removed them. */
  async giveBack(userId: string, by: Acting): Promise<void> {
    for (const { id, handling } of selectTakenBy(this.sql, userId)) {
      await this.handle("request", id, { from: handling.revision, step: { to: "seen" } }, by);
    }
  }

  /** What the guest with a receipt is told of their request; null for every other code. */
  async progress(receiptCode: string): Promise<RequestProgress | null> {
    const message = findRequestByReceipt(this.sql, receiptCode);
    return message && toProgress(message.content, message.handling, message.at);
  }

  /**
   * Lets a group of held messages into the list, and has the figures count them. Done twice, it changes nothing.
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

  /** How quickly the requests of a period were answered; null where there were none. */
  async answers(period: AnsweredPeriod): Promise<Answers | null> {
    return readAnswers(this.sql, period);
  }

  /** Has the open pages of a guest ask again. Nobody waits for it: what is lost is asked for when they connect. */
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

  /** Hands the mail of a message on, or keeps it with others that wait. */
  #hand(mail: Pick<HandedMail, "id" | "at" | "recipient" | "subject" | "heading" | "body">): void {
    if (!admitMail(this.sql, mail)) return;
    const handed = { ...mail, queue: "message", needsAgreement: true } as const;
    addTask(this.sql, { task: "mail", mail: handed }, mail.at, mail.id);
  }
}
