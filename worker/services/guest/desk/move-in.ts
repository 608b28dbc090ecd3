import { type FeedbackAnswer, feedbackAnswerSchema } from "#domain/guest/feedback.ts";
import { databaseOf } from "../../../db/client.ts";
import { deleteMovedRows, selectMovedRows } from "../../../db/guests/moved-rows.ts";
import { runNamed } from "../../../db/named-batch.ts";
import { replaceConsent } from "../../../desk/consents.ts";
import { insertMessage } from "../../../desk/messages.ts";

interface Moved {
  /** Stores what was found. Belongs in a transaction, and may be repeated. */
  readonly takeInto: (sql: SqlStorage) => void;
  readonly ids: Parameters<typeof deleteMovedRows>[2];
}

/** A page of what the version before keeps of a property in D1; null: nothing is left. */
export async function readMoved(env: Env, propertyId: string): Promise<Moved | null> {
  const db = databaseOf(env, propertyId);
  const moved = await runNamed(db, selectMovedRows(db, propertyId));
  if (Object.values(moved).every((rows) => rows.length === 0)) return null;
  const { feedback, requests, consents, mails, alerts } = moved;
  const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
  return {
    ids: {
      feedback: idsOf(feedback),
      requests: idsOf(requests),
      consents: idsOf(consents),
      mails: idsOf(mails),
      alerts: alerts.map(({ userId }) => userId),
    },
    takeInto: (sql) => {
      for (const { answers, rating: _, ...row } of feedback) {
        insertMessage(sql, { ...row, kind: "feedback", content: { answers: [...readAnswers(answers)] } });
      }
      for (const { serviceId, service, room, note, doneAt, ...row } of requests) {
        const content = { serviceId, service, room, note, place: null, opensAt: null, clock: null };
        insertMessage(sql, { ...row, kind: "request", content }, doneAt);
      }
      for (const consent of consents) {
        replaceConsent(sql, { ...consent, given: consent.given });
        if (consent.givenAt !== null) {
          sql.exec("UPDATE consents SET given_at = ? WHERE id = ?", consent.givenAt, consent.id);
        }
      }
      for (const { id, at, mailedAt, recipient, subject, body } of mails) {
        sql.exec(
          "INSERT OR IGNORE INTO mails (id, at, mailed_at, recipient, subject, body) VALUES (?, ?, ?, ?, ?, ?)",
          ...[id, at, mailedAt, recipient, subject, body],
        );
      }
      for (const { userId, alertedAt, heldSince } of alerts) {
        sql.exec(
          "INSERT OR IGNORE INTO alerts (user_id, alerted_at, deferred_since) VALUES (?, ?, ?)",
          ...[userId, alertedAt ?? heldSince ?? 0, heldSince],
        );
      }
    },
  };
}

/** The answers of a row; none of one that was damaged, which may not keep the others from moving. */
function readAnswers(text: string): readonly FeedbackAnswer[] {
  try {
    return feedbackAnswerSchema.array().parse(JSON.parse(text));
  } catch {
    // No JSON, or of another form.
    return [];
  }
}

/** Deletes in D1 what a desk has taken. */
export async function deleteMoved(env: Env, propertyId: string, { ids }: Moved): Promise<void> {
  const db = databaseOf(env, propertyId);
  await db.batch(deleteMovedRows(db, propertyId, ids));
}
