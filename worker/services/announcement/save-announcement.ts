/**
 * Saves announcements: as a draft, planned, or sent at once (N1). Exposes `saveAnnouncement`. It decides in the
 * domain, then writes under guards; if the property changed in between, it decides again.
 */

import { mayManage } from "#domain/account/account.ts";
import {
  type Announcement,
  type AnnouncementContent,
  type AnnouncementInput,
  announcementStateAt,
} from "#domain/announcement/announcement.ts";
import { decideSending, readTimes } from "#domain/announcement/decide-sending.ts";
import { type ContentLanguage, getKnownLanguages } from "#domain/language.ts";
import { ANNOUNCEMENT_LENGTH_MAX } from "#domain/limits.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { HOUR_MS, MINUTE_MS } from "#domain/time.ts";
import {
  type AnnouncementRow,
  countSentSince,
  insertAnnouncement,
  requireAnnouncementsFit,
  requireMark,
  requireZone,
  selectAnnouncement,
  selectMark,
  selectOtherSentAnnouncements,
  toAnnouncement,
  updateAnnouncement,
} from "../../db/announcements/announcements.ts";
import { getDatabase } from "../../db/client.ts";
import { isGuardFailure, requireOneChange } from "../../db/guard.ts";
import { runNamed } from "../../db/named-batch.ts";
import { newId } from "../../db/new-id.ts";
import { selectNamesOfPlaces } from "../../db/places/places.ts";
import { checkToldAnswers } from "../portal/check-told-answers.ts";
import { scheduleWake } from "../portal/schedule-wake.ts";
import type { PropertyScope } from "../scope.ts";
import { writeAnnouncement } from "./write-announcement.ts";

/** Attempts, if others send something or change the time zone in between. */
const ATTEMPTS = 3;

/** The period over which emergencies are limited. */
const EMERGENCIES_IN_MS = 10 * MINUTE_MS;

interface Saving extends AnnouncementInput {
  /** The stored announcement; `null`: a new one. */
  readonly stored: AnnouncementRow | null;
  /** The revision that the change is based on. */
  readonly revision: number;
}

/**
 * Saves an announcement as a draft, or sends it, at once or at its start (N1). Saving a planned one as a draft
 * withdraws it. Of an active one, only texts and end can change, effective at once.
 *
 * Refuses as `decideSending` does, and with:
 * - `stale_revision`, carrying the current row;
 * - `announcement_running` for another change of an active one, `announcement_over` once it has ended;
 * - `announcements_full`;
 * - `property_busy` if every attempt met a concurrent change of the property;
 * - `unknown_answer`, `answer_missing`, `answer_guarded` or `too_long` at a text, as `checkToldAnswers` finds;
 * - `invalid_id` for unknown places that it did not list before.
 *
 * Throws as `scheduleWake` does, and then sends nothing.
 */
export async function saveAnnouncement(
  env: Env,
  scope: PropertyScope,
  saving: Saving,
): Promise<Verdict<Announcement>> {
  const { stored, content, isSent } = saving;
  const { property, now } = scope;
  const state = stored && announcementStateAt(stored, now);
  if (state === "ended") return refuse("announcement_over");
  if (state === "on" && !(isSent && isSameButTextsAndEnd(stored, content)))
    return refuse("announcement_running");
  const missing = await findMissingPlaces(env, scope, saving);
  if (missing) return missing;
  const texts = (Object.entries(content.texts) as [ContentLanguage, string][]).map(([language, text]) => ({
    path: `content.texts.${language}`,
    language,
    text,
  }));
  const faults = await checkToldAnswers(env, property, texts, { lengthMax: ANNOUNCEMENT_LENGTH_MAX, isSent });
  if (faults.length > 0) return refuse("validation_failed", { errors: [...faults] });
  let { timeZone } = property;
  for (let attempt = 1; ; attempt += 1) {
    const composed = isSent ? await composeSent(env, scope, saving) : composeDraft(scope, saving, timeZone);
    if (!composed.ok) return composed;
    const { row } = composed.value;
    if (row.dueAt !== null) await scheduleWake(env, property.id, row.dueAt);
    const verdict = await write(env, scope, { ...composed.value, stored });
    if (typeof verdict !== "string") return verdict;
    if (attempt === ATTEMPTS) return refuse("property_busy");
    timeZone = verdict;
  }
}

function isSameButTextsAndEnd(stored: AnnouncementRow | null, content: AnnouncementContent) {
  const fixed = (of: Pick<AnnouncementContent, "kind" | "audience" | "notifies">) =>
    JSON.stringify([of.kind, of.audience, of.notifies]);
  return stored !== null && fixed(stored) === fixed(content);
}

/** Places named before may have been deleted since: they reach nobody, and work again once restored. */
async function findMissingPlaces(
  env: Env,
  { property }: PropertyScope,
  { stored, content }: Saving,
): Promise<Verdict<never> | null> {
  const named = new Set(stored?.audience?.places);
  const ids = [...new Set(content.audience?.places)].filter((id) => !named.has(id));
  if (ids.length === 0) return null;
  const found = await selectNamesOfPlaces(getDatabase(env, property.id), property.id, ids);
  if (found.filter(({ retiredAt }) => retiredAt === null).length === ids.length) return null;
  return refuse("validation_failed", { errors: [{ path: "content.audience.places", code: "invalid_id" }] });
}

interface Composed {
  readonly row: AnnouncementRow;
  /** Mark of the portal that the decision was based on; `null`: independent of the portal. */
  readonly mark: number | null;
  /** Time zone in which the announcement's local times were converted. */
  readonly timeZone: string;
}

/** The row to store, without the fields that sending decides. */
function composeRow({ property, principal, now }: PropertyScope, { stored, content, revision }: Saving) {
  const { kind, texts, audience, notifies } = content;
  return {
    id: stored?.id ?? newId(),
    propertyId: property.id,
    updatedAt: now,
    updatedBy: principal.displayName,
    endedBy: null,
    kind,
    texts,
    audience,
    notifies,
    revision: revision + 1,
  };
}

function composeDraft(scope: PropertyScope, saving: Saving, timeZone: string): Verdict<Composed> {
  const times = readTimes(saving.content, timeZone);
  if (!times.ok) return times;
  const row = {
    ...composeRow(scope, saving),
    ...times.value,
    sentAt: null,
    sentBy: null,
    dueAt: null,
  };
  return accept({ row, mark: null, timeZone });
}

async function composeSent(env: Env, scope: PropertyScope, saving: Saving): Promise<Verdict<Composed>> {
  const { stored, content, isMeant } = saving;
  const { property, principal, now } = scope;
  const db = getDatabase(env, property.id);
  const row = composeRow(scope, saving);
  const isEmergency = content.kind === "emergency";
  const {
    marks: [marked],
    others,
    counts: [sent],
  } = await runNamed(db, {
    marks: selectMark(db, property.id),
    others: selectOtherSentAnnouncements(db, property.id, { id: row.id, now }),
    counts: countSentSince(db, property.id, {
      since: now - (isEmergency ? EMERGENCIES_IN_MS : HOUR_MS),
      isEmergency,
    }),
  });
  if (!marked) return refuse("not_found");
  const isOn = stored !== null && announcementStateAt(stored, now) === "on";
  const wasSent = stored?.sentAt ?? null;
  const decided = decideSending(content, {
    now,
    timeZone: marked.timeZone,
    defaultLanguage: getKnownLanguages(property).defaultLanguage,
    startedAt: isOn ? stored.startsAt : null,
    others,
    // An announcement that was sent before does not count again.
    sentLately: wasSent === null ? (sent?.count ?? 0) : 0,
    isMeant,
    isByOwner: mayManage(principal.role),
  });
  if (!decided.ok) return decided;
  const sentAt = wasSent ?? now;
  const sentBy = wasSent === null ? principal.displayName : (stored?.sentBy ?? null);
  return accept({
    // An announcement that has begun is due at once, because its change must reach open pages.
    row: { ...row, ...decided.value, sentAt, sentBy, dueAt: Math.max(decided.value.startsAt, now) },
    ...marked,
  });
}

interface Writing extends Composed {
  readonly stored: AnnouncementRow | null;
}

/** @returns the property's time zone if it changed, or if others sent something since the row was composed. */
async function write(
  env: Env,
  scope: PropertyScope,
  { row, mark, timeZone, stored }: Writing,
): Promise<Verdict<Announcement> | string> {
  const { property, now } = scope;
  const db = getDatabase(env, property.id);
  const isEmergency = row.kind === "emergency";
  try {
    await writeAnnouncement(env, scope, {
      before: stored,
      after: row,
      statements: [
        mark === null ? requireZone(db, property.id, timeZone) : requireMark(db, property.id, mark),
        ...(stored
          ? [updateAnnouncement(db, row), requireOneChange(db)]
          : [
              insertAnnouncement(db, row),
              ...(isEmergency ? [] : [requireAnnouncementsFit(db, property.id, now)]),
            ]),
      ],
    });
    return accept(toAnnouncement(row, property, now));
  } catch (error) {
    if (!isGuardFailure(error)) throw error;
  }
  const {
    found: [current],
    marks: [marked],
  } = await runNamed(db, {
    found: selectAnnouncement(db, property.id, row.id),
    marks: selectMark(db, property.id),
  });
  if (stored && current?.revision !== row.revision - 1) {
    return refuse("stale_revision", { current: current ? toAnnouncement(current, property, now) : null });
  }
  if (!marked) return refuse("not_found");
  const isSame = mark === null ? marked.timeZone === timeZone : marked.mark === mark;
  return isSame ? refuse("announcements_full") : marked.timeZone;
}
