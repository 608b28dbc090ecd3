/**
 * Publishing: renders a draft, writes snapshot and pages to R2, takes the next number in one D1 batch, and then
 * projects. Exposes `storePublication`, used by *Publish now* and by planned publications. The order of these
 * steps makes it safe to kill anywhere.
 */

import { isEmail } from "#domain/address.ts";
import { hasChipBracket } from "#domain/answers/chips/chip-mark.ts";
import { groupChanges } from "#domain/content/changes/change-groups.ts";
import { changesBetween } from "#domain/content/changes/changes-between.ts";
import type { Draft } from "#domain/content/document.ts";
import { findMediaKeys } from "#domain/content/media-reference.ts";
import { foldRecipientAddress } from "#domain/guest/mail-recipient.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { Renderer } from "#domain/property/rendering.ts";
import type { EpochMs } from "#domain/time.ts";
import { toReadDraft } from "#domain/translation/automatic-texts.ts";
import { selectVisibleAnnouncements } from "../../db/announcements/announced.ts";
import { type Database, getDatabase } from "../../db/client.ts";
import { selectForeignKeys } from "../../db/content/media.ts";
import { closeFailedPlan, finishPlan, type KnownPlan } from "../../db/content/planned-publications.ts";
import { insertPublication, type PublicationRow, selectPublications } from "../../db/content/publications.ts";
import { isGuardFailure, isUniqueFailure, requireOneChange } from "../../db/guard.ts";
import { selectUnaskedAddresses } from "../../db/mail/mail-recipients.ts";
import { runNamed } from "../../db/named-batch.ts";
import { newId } from "../../db/new-id.ts";
import type { ScopedProperty } from "../../db/property/properties.ts";
import { raisePublishedNumber } from "../../db/property/property-writes.ts";
import { createOnly, pagesObjectKey, snapshotObjectKey } from "../../media/files.ts";
import { projectPortal } from "../../portal/ask-writer.ts";
import { getGuestForms } from "../../portal/rendering/guest-form.ts";
import { RENDERER_VERSION } from "../../portal/rendering/renderer.ts";
import { toSnapshot } from "../../portal/snapshot.ts";
import { broadcastNewsSafely } from "../announcement/broadcast-news.ts";
import { commit, staffAuthor } from "../commit.ts";
import { askingStatements, type WrittenQuestion, writeQuestion } from "../mail/ask-recipients.ts";
import { sendAfterAnswer } from "../mail/send-mail.ts";
import type { PropertyScope } from "../scope.ts";
import { composePortal, toPortalSource } from "./compose-portal.ts";
import { measurePageWeight } from "./measure-page-weight.ts";
import { readVersion } from "./read-version.ts";
import { getTextsWithAnswers, refuseBlocked, refuseForeign, refuseUnannounced } from "./refuse-publishing.ts";
import { renderAndProject } from "./render-again.ts";

/** Author, property and time; the author is signed in or planned it earlier. */
export interface PublishingScope {
  readonly principal: Pick<
    PropertyScope["principal"],
    "groupId" | "groupName" | "companyId" | "uid" | "displayName"
  >;
  readonly property: ScopedProperty;
  readonly now: EpochMs;
}

export interface PublicationInput {
  readonly draft: Draft;
  readonly note: string;
  /** Origin for canonical and alternate links. */
  readonly origin: string;
  /** When the draft was last saved, read together with it; `null`: never saved. */
  readonly draftAt: EpochMs | null;
  /** Number of the version that the draft was made from, if no other may come between. */
  readonly after?: number;
  /** The planned publication being published; absent: *Publish now*. */
  readonly plan?: KnownPlan;
  /** Publishes even if nothing changed for guests. Planned publications always do. */
  readonly force?: boolean;
}

/** Retries if someone else publishes at the same time and takes the number. */
const NUMBER_ATTEMPTS = 5;

/**
 * Publishes a draft: renders every language, stores the history in R2, then serves it to guests.
 *
 * Snapshot and pages are stored first, under write-once keys. One batch in D1 then takes the number, makes it
 * the property's newest, logs the change, marks the portal for projection, and enqueues consent mails to new
 * recipients outside the group, each once.
 *
 * A plan becomes published in the same batch, or the batch fails, so it is published only once. If a feature
 * was switched in between, the pages are rendered again. If the writer is unavailable, the version is published
 * all the same, and guests get it within minutes.
 *
 * Refuses with:
 * - `publish_blocked`, its errors naming what to fix;
 * - `nothing_new` if the newest version is the same for guests;
 * - `validation_failed` (`invalid_media`) for a file of another property;
 * - `property_busy` if another version was published since `after`;
 * - `pages_not_composed`;
 * - `not_found` if the property has been removed, or the plan is over or was moved.
 */
export async function storePublication(
  env: Env,
  scope: PublishingScope,
  { draft, note, origin, draftAt, after, plan, force = false }: PublicationInput,
): Promise<Verdict<PublicationRow>> {
  const { principal, property, now } = scope;
  const blocked = await refuseBlocked(draft, property.features);
  if (blocked) return blocked;

  const db = getDatabase(env, property.id);
  const { groupId, groupName } = principal;
  const {
    publications: [newest],
    foreign,
    unasked,
    told,
  } = await runNamed(db, {
    publications: selectPublications(db, property.id, { limit: 1 }),
    foreign: selectForeignKeys(db, property.id, findMediaKeys(draft)),
    unasked: selectUnaskedAddresses(
      db,
      { groupId, propertyId: property.id, now },
      getRecipients(draft, property.features),
    ),
    told: selectVisibleAnnouncements(db, property.id),
  });
  const stolen = refuseForeign(draft, foreign);
  if (stolen) return stolen;
  const texts = getTextsWithAnswers(told, property, now);
  const untold = refuseUnannounced(draft, texts);
  if (untold) return untold;
  if (after !== undefined && (newest?.number ?? 0) !== after) return refuse("property_busy");
  const isRepeated = async (version: PublicationRow | undefined) =>
    plan === undefined && !force && version !== undefined && (await isSameAsVersion(env, draft, version));
  if (newest?.number === property.publishedNumber && (await isRepeated(newest))) return refuse("nothing_new");

  const composed = await composePortal(toPortalSource(property, { draft, origin }), now);
  if (!composed.ok) return composed;
  const { built, bytes } = composed.value;
  const weight = await measurePageWeight(env, draft, built);
  const questions = await Promise.all(
    unasked.map(({ address }) =>
      writeQuestion(env, { address, property, groupId, groupName, origin, at: now }),
    ),
  );
  const renderer = { version: RENDERER_VERSION, origin };
  const last = newest?.number ?? 0;
  const taking: NumberRequest = { last, after, questions, renderer, plan, draftAt, isRepeated };
  const numbered = await reserveNumber(env, scope, taking, async (number) => {
    const snapshotKey = snapshotObjectKey(property.id, number, newId());
    const snapshot = JSON.stringify(toSnapshot(draft));
    await Promise.all([
      createOnly(env.FILES, snapshotKey, snapshot, "application/json"),
      createOnly(env.FILES, pagesObjectKey(snapshotKey), bytes, "application/octet-stream"),
    ]);
    const publishedBy = principal.displayName;
    const languages = [...draft.languages];
    const media = findMediaKeys(draft);
    return {
      propertyId: property.id,
      number,
      publishedAt: now,
      publishedBy,
      snapshotKey,
      languages,
      note,
      media,
      weight,
      draftAt,
    };
  });
  if (!numbered.ok) return numbered;
  const { row, isOutdated } = numbered.value;

  sendAfterAnswer(
    env,
    questions.map(({ mail }) => mail.id),
    now,
  );
  await Promise.all([
    isOutdated ? renderAndProject(env, property) : projectPortal(env, property),
    // Open pages get announcements whose answers have changed.
    ...(told.some(({ texts }) => hasChipBracket(texts)) ? [broadcastNewsSafely(env, property.id, now)] : []),
  ]);
  return accept(row);
}

/** Recipients of a draft's forms, in lower case, without duplicates. */
function getRecipients(draft: Draft, features: ScopedProperty["features"]): readonly string[] {
  const addresses = getGuestForms(draft, features).map(({ email }) => foldRecipientAddress(email));
  return [...new Set(addresses.filter(isEmail))];
}

interface NumberRequest {
  /** The newest number before. */
  readonly last: number;
  readonly after: number | undefined;
  readonly questions: readonly WrittenQuestion[];
  readonly renderer: Renderer;
  readonly plan: KnownPlan | undefined;
  readonly draftAt: EpochMs | null;
  /** Whether a version published concurrently is the same for guests. */
  readonly isRepeated: (version: PublicationRow | undefined) => Promise<boolean>;
}

/**
 * Stores the publication under the next free number. `isOutdated`: address or features have changed since its
 * pages were rendered.
 *
 * Refuses with `not_found` if the property has been removed or the plan has changed, with `nothing_new` if the
 * same was published concurrently, and with `property_busy` if anything was and `after` forbids it.
 */
async function reserveNumber(
  env: Env,
  scope: PublishingScope,
  { last: lastNumber, after, questions, renderer, plan, draftAt, isRepeated }: NumberRequest,
  prepare: (number: number) => Promise<PublicationRow>,
): Promise<Verdict<{ readonly row: PublicationRow; readonly isOutdated: boolean }>> {
  const db = getDatabase(env, scope.property.id);
  const { features, slug } = scope.property;
  let last = lastNumber;
  for (let attempt = 1; ; attempt += 1) {
    const row = await prepare(last + 1);
    try {
      const { raised } = await commit(env, staffAuthor(scope), {
        statements: {
          publication: insertPublication(db, row),
          raised: raisePublishedNumber(db, row.propertyId, {
            number: row.number,
            renderer,
            features,
            slug,
            at: scope.now,
          }),
          guard: requireOneChange(db),
          plan: planStatements(db, row, { plan, at: scope.now }),
          questions: askingStatements(db, questions),
        },
        whom: scope.principal,
        change: {
          kind: "portal.published",
          payload: {
            number: row.number,
            by: row.publishedBy,
            at: new Date(scope.now).toISOString(),
            ...(plan ? { plan: plan.id } : {}),
            ...(draftAt === null ? {} : { draftAt: new Date(draftAt).toISOString() }),
          },
        },
        activity: { action: plan ? "plan.published" : "portal.published", summary: String(row.number) },
      });
      return accept({ row, isOutdated: raised[0]?.isOutdated === 1 });
    } catch (error) {
      if (isGuardFailure(error)) return refuse("not_found");
      const isTaken = isUniqueFailure(error, "publications.property_id");
      if (!isTaken || attempt === NUMBER_ATTEMPTS) throw error;
      if (after !== undefined) return refuse("property_busy");
      const [newest] = await selectPublications(db, scope.property.id, { limit: 1 });
      if (await isRepeated(newest)) return refuse("nothing_new");
      last = newest?.number ?? 0;
    }
  }
}

/** Whether a version equals a draft for guests. An unreadable version counts as different. */
async function isSameAsVersion(
  env: Pick<Env, "FILES">,
  draft: Draft,
  version: PublicationRow,
): Promise<boolean> {
  const read = await readVersion(env, version);
  if (!read.ok) return false;
  const drafts = { before: toReadDraft(read.value), after: toReadDraft(draft) };
  return groupChanges(changesBetween(drafts.before, drafts.after), drafts).length === 0;
}

/** Finishes the plan being published; any other publication dismisses a failed plan. */
function planStatements(
  db: Database,
  { propertyId, number }: PublicationRow,
  { plan, at }: { readonly plan: KnownPlan | undefined; readonly at: EpochMs },
) {
  return plan
    ? [finishPlan(db, plan, { number, at }), requireOneChange(db)]
    : [closeFailedPlan(db, propertyId, at)];
}
