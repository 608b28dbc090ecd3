/**
 * Composes the desk's timed mails: digests, deferred alerts and overdue requests. Each function runs in the
 * desk's transaction and adds its mails to the outbox.
 */

import { STARS_MIN } from "#domain/guest/feedback.ts";
import type { KeptDays } from "#domain/guest/messages/kept-days.ts";
import { MESSAGE_KIND_NAMES, MESSAGE_KINDS } from "#domain/guest/messages/kinds.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { contentLanguageSchema } from "#domain/property/property.ts";
import type { EpochMs } from "#domain/time.ts";
import { getDatabase } from "../../../db/client.ts";
import {
  selectAlertReaders,
  selectDeskProperty,
  selectOverdueReaders,
} from "../../../db/guests/desk-deliveries.ts";
import { getKeptDays } from "../../../db/guests/kept-days.ts";
import { type DeferredAlert, markAlertSent, stopAlerts } from "../../../desk/alerts.ts";
import { setAside } from "../../../desk/aside.ts";
import { claimDigest, type DueDigest, dropWaiting, type WaitingMail } from "../../../desk/mails.ts";
import { messagesSince, toMessage } from "../../../desk/messages.ts";
import { addTask } from "../../../desk/outbox.ts";
import { claimOverdue } from "../../../desk/overdue.ts";
import { logEvent } from "../../../log-event.ts";
import { toHeaderLine } from "../../../mail/header-line.ts";
import { heldRatings } from "../../../mail/kinds/held-ratings.ts";
import { messageDigest } from "../../../mail/kinds/message-digest.ts";
import { overdueRequests } from "../../../mail/kinds/overdue-requests.ts";
import { decideMailReader } from "../../../mail/mail-reader.ts";
import { stopLink } from "../../mail/stop-link.ts";

/** A property's fields for mails and retention. */
export interface DeskProperty {
  readonly name: string;
  readonly language: ContentLanguage;
  readonly timeZone: string;
  readonly keptDays: KeptDays;
  readonly isRemoved: boolean;
}

/** `null`: the property was deleted. */
export async function readDeskProperty(env: Env, propertyId: string): Promise<DeskProperty | null> {
  const [row] = await selectDeskProperty(getDatabase(env, propertyId), propertyId);
  if (!row) return null;
  return {
    name: toHeaderLine(row.name),
    language: contentLanguageSchema.parse(row.defaultLanguage),
    timeZone: row.timeZone,
    keptDays: getKeptDays(row),
    isRemoved: row.removedAt !== null,
  };
}

interface Due {
  readonly env: Env;
  readonly propertyId: string;
  readonly property: DeskProperty;
  readonly now: EpochMs;
}

/** Link to the inbox; `null`: no origin configured. */
export function messagesLink(publicOrigin: string): string | null {
  return publicOrigin === "" ? null : `${new URL(publicOrigin).origin}/inbox`;
}

/** The digest of several mails. Throws if one of them is unreadable. */
export function composeDigest(
  { env, property }: Pick<Due, "env" | "property">,
  mails: readonly WaitingMail[],
) {
  const unreadable = mails.find(
    ({ subject, body }) => typeof subject !== "string" || typeof body !== "string",
  );
  if (unreadable) throw new Error("A mail that waits can't be read.");
  return messageDigest.compose({
    propertyName: property.name,
    language: property.language,
    messages: mails,
    count: mails.length,
    link: messagesLink(env.PUBLIC_ORIGIN),
  });
}

/**
 * Adds a digest of a recipient's waiting mails to the outbox; it counts as one of the ten per hour. Mails of a
 * removed property are dropped. For a transaction.
 */
export function writeDigest(sql: SqlStorage, { digest, ...due }: Due & { readonly digest: DueDigest }): void {
  const { propertyId, property, now } = due;
  if (property.isRemoved) dropWaiting(sql);
  const [first] = digest.mails;
  if (!first || !claimDigest(sql, digest, now)) return;
  const mail = {
    ...composeDigest(due, digest.mails),
    id: `digest-${propertyId}-${first.id}`,
    at: now,
    recipient: digest.recipient,
    queue: "digest",
    heading: property.name,
    needsAgreement: true,
  } as const;
  addTask(sql, { task: "mail", mail }, now);
}

type Readers = Awaited<ReturnType<typeof selectAlertReaders>>;

/** Members with alerts of low ratings, whatever their threshold. */
export async function readAlertReaders(env: Env, propertyId: string): Promise<Readers> {
  return await selectAlertReaders(getDatabase(env, propertyId), { propertyId, level: STARS_MIN });
}

/** Adds a mail with the ratings deferred since a member's last alert. For a transaction. */
export function writeWaitingAlert(
  sql: SqlStorage,
  { alert, readers, ...due }: Due & { readonly alert: DeferredAlert; readonly readers: Readers },
): void {
  const { env, propertyId, property, now } = due;
  const { userId, since } = alert;
  const reader = readers.find(({ preferences }) => preferences.userId === userId);
  const ratings =
    reader && !property.isRemoved
      ? lowRatings(sql, alert, { ...due, alertRating: reader.preferences.alertRating })
      : [];
  if (!reader || ratings.length === 0) {
    stopAlerts(sql, userId);
    return;
  }
  const { preferences, email, displayName, language: kept } = reader;
  const { language, origin } = decideMailReader(env, { language: kept, origin: preferences.origin });
  const content = heldRatings.compose({
    language,
    name: displayName,
    propertyName: property.name,
    timeZone: property.timeZone,
    ratings,
    link: `${origin}/inbox`,
    stop: stopLink(origin, preferences, "alert"),
  });
  markAlertSent(sql, userId, now);
  const mail = {
    id: `held-${since}-${propertyId}-${userId}`,
    at: now,
    recipient: email,
    queue: "digest",
    ...content,
    heading: content.subject,
    needsAgreement: false,
  } as const;
  addTask(sql, { task: "mail", mail }, now);
}

/** Members with mails about overdue requests. */
export async function readOverdueReaders(env: Env, propertyId: string) {
  return await selectOverdueReaders(getDatabase(env, propertyId), propertyId);
}

/**
 * Reports overdue requests, each once: one mail per subscribed member, with services but no places, and one
 * notification per request. For a transaction.
 */
export function writeOverdue(
  sql: SqlStorage,
  { env, propertyId, property, now, readers }: Due & { readonly readers: Readers },
): void {
  const overdue = claimOverdue(sql, now, (error) =>
    logEvent("item_set_aside", { kind: "overdue", propertyId, error }),
  );
  if (overdue.length === 0 || property.isRemoved) return;
  for (const { id: messageId } of overdue) {
    const news = { messageId, kind: "request", occasion: "overdue", level: 0, at: now } as const;
    addTask(sql, { task: "notify", news }, now, messageId);
  }
  const requests = overdue.map(({ at, content }) => ({ service: content.service, waitedMs: now - at }));
  for (const { preferences, email, displayName, language: kept } of readers) {
    const { language, origin } = decideMailReader(env, { language: kept, origin: preferences.origin });
    const content = overdueRequests.compose({
      language,
      name: displayName,
      propertyName: property.name,
      requests,
      link: `${origin}/inbox`,
      stop: stopLink(origin, preferences, "overdue"),
    });
    const mail = {
      id: `overdue-${now}-${propertyId}-${preferences.userId}`,
      at: now,
      recipient: email,
      queue: "message",
      ...content,
      heading: content.subject,
      needsAgreement: false,
    } as const;
    addTask(sql, { task: "mail", mail }, now);
  }
}

/**
 * Ratings that alert a member: stars up to the threshold, and any dislike (D62), oldest first. An unreadable
 * message is set aside.
 */
function lowRatings(
  sql: SqlStorage,
  { since }: DeferredAlert,
  { alertRating, propertyId, now }: Due & { readonly alertRating: number },
) {
  return MESSAGE_KIND_NAMES.flatMap((kind) =>
    messagesSince(sql, kind, since).flatMap((row) => {
      try {
        const { at, content } = toMessage(row);
        const opinion = MESSAGE_KINDS[kind].toOpinion(content as never);
        const isLow =
          opinion !== null &&
          (opinion.isDisliked || (opinion.rating !== null && opinion.rating <= alertRating));
        return isLow ? [{ at, ...opinion }] : [];
      } catch (error) {
        setAside(sql, "alert", row.id, now);
        logEvent("item_set_aside", { kind: "alert", propertyId, error });
        return [];
      }
    }),
  ).toSorted((one, other) => one.at - other.at);
}
