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
import { type DeferredAlert, markAlertSent, selectDueAlerts, stopAlerts } from "../../../desk/alerts.ts";
import { type AsideKind, setAside, tryAsideAgain } from "../../../desk/aside.ts";
import {
  claimDigest,
  type DueDigest,
  dropWaiting,
  selectDueDigests,
  type WaitingMail,
} from "../../../desk/mails.ts";
import { countWaiting, selectMessagesSince, toMessage } from "../../../desk/messages.ts";
import { addTask } from "../../../desk/outbox.ts";
import { claimOverdue } from "../../../desk/overdue.ts";
import { deleteOverPeriod } from "../../../desk/periods.ts";
import { readNumber, writeSetting } from "../../../desk/settings.ts";
import { logEvent } from "../../../log-event.ts";
import { toHeaderLine } from "../../../mail/header-line.ts";
import { heldRatings } from "../../../mail/kinds/held-ratings.ts";
import { messageDigest } from "../../../mail/kinds/message-digest.ts";
import { overdueRequests } from "../../../mail/kinds/overdue-requests.ts";
import { decideMailReader } from "../../../mail/mail-reader.ts";
import { stopLink } from "../../mail/stop-link.ts";
import { change, type Desk, getPropertyId } from "./desk.ts";

/** The moment and the property of a run of steps. */
interface Due {
  readonly env: Env;
  readonly propertyId: string;
  readonly now: EpochMs;
  readonly property: {
    readonly name: string;
    readonly language: ContentLanguage;
    readonly timeZone: string;
    readonly keptDays: KeptDays;
    readonly isRemoved: boolean;
  };
}

/** The property and time of a run. `null`: the property was deleted. Throws if D1 can't be reached. */
export async function readStepContext(desk: Desk, now: EpochMs): Promise<Due | null> {
  const [env, propertyId] = [desk.env(), getPropertyId(desk)];
  const [row] = await selectDeskProperty(getDatabase(env, propertyId), propertyId);
  if (!row) return null;
  const { name, defaultLanguage, timeZone, removedAt } = row;
  const language = contentLanguageSchema.parse(defaultLanguage);
  const property = { name: toHeaderLine(name), language, timeZone, keptDays: getKeptDays(row) };
  return { env, propertyId, now, property: { ...property, isRemoved: removedAt !== null } };
}

/** The desk's timed steps. Items are processed separately: a failing one is set aside. */
export const clockSteps = {
  /** Deletes expired data, and retries items set aside. */
  deletion: async (desk, { property, now }) =>
    change(desk, now, (sql) => {
      deleteOverPeriod(sql, property.keptDays, now);
      tryAsideAgain(sql, now);
      // The reported number of open requests is outdated if an unhandled request has expired, or if another version
      // counted differently.
      if (countWaiting(sql) !== readNumber(sql, "counted")) addTask(sql, { task: "counted" }, now);
      writeSetting(sql, "deletion_due", null);
    }),

  /** Sends due digests, one mail per recipient. */
  digests: async (desk, due) => {
    for (const digest of selectDueDigests(desk.sql, due.now)) {
      const mails = digest.mails.filter((mail) =>
        runIsolated(
          desk,
          { kind: "mail", item: mail.id, now: due.now },
          () => void composeDigest(due, [mail]),
        ),
      );
      change(desk, due.now, (sql) => writeDigest(sql, { ...due, digest: { ...digest, mails } }));
    }
  },

  overdue: async (desk, due) => {
    const readers = await selectOverdueReaders(getDatabase(due.env, due.propertyId), due);
    change(desk, due.now, (sql) => writeOverdue(sql, { ...due, readers }));
  },

  alerts: async (desk, due) => {
    const { env, propertyId, now } = due;
    // The lowest level selects all members who get alerts, whatever their threshold.
    const readers = await selectAlertReaders(getDatabase(env, propertyId), {
      propertyId,
      level: STARS_MIN,
      now,
    });
    for (const alert of selectDueAlerts(desk.sql, now)) {
      runIsolated(desk, { kind: "alert", item: alert.userId, now }, () =>
        change(desk, now, (sql) => writeWaitingAlert(sql, { ...due, alert, readers })),
      );
    }
  },
} satisfies Record<string, (desk: Desk, due: Due) => Promise<void>>;

/** Processes one item; if it throws, it is set aside. @returns whether it succeeded. */
function runIsolated(
  desk: Desk,
  { kind, item, now }: { readonly kind: AsideKind; readonly item: string; readonly now: EpochMs },
  act: () => void,
): boolean {
  try {
    act();
    return true;
  } catch (error) {
    // Only the desk's own rows are read here, so the item is the cause.
    logEvent("item_set_aside", { kind, propertyId: getPropertyId(desk), error });
    change(desk, now, (sql) => setAside(sql, kind, item, now));
    return false;
  }
}

/** Link to the inbox; `null`: no origin configured. */
export function messagesLink(publicOrigin: string): string | null {
  return publicOrigin === "" ? null : `${new URL(publicOrigin).origin}/inbox`;
}

/** The digest of several mails. Throws if one of them is unreadable. */
function composeDigest({ env, property }: Pick<Due, "env" | "property">, mails: readonly WaitingMail[]) {
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
function writeDigest(sql: SqlStorage, { digest, ...due }: Due & { readonly digest: DueDigest }): void {
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

/** Adds a mail with the ratings deferred since a member's last alert. For a transaction. */
function writeWaitingAlert(
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

/**
 * Reports overdue requests, each once: one mail per subscribed member, with services but no places, and one
 * notification per request. For a transaction.
 */
function writeOverdue(
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
    selectMessagesSince(sql, kind, since).flatMap((row) => {
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
