import { and, asc, eq, inArray, isNull, lt, lte, sql } from "drizzle-orm";
import type { ContentLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";
import type { TranslationDraft } from "#domain/translation/translation-draft.ts";
import { TRANSLATED_CHARACTERS_MAX } from "#domain/translation/translation-run.ts";
import type { Database } from "../client.ts";
import { scopedColumns } from "../property/properties.ts";
import { groups } from "../schema/account.ts";
import { properties } from "../schema/property.ts";
import { translationDrafts, translationRuns, translationUsage } from "../schema/translation.ts";

export type DraftRow = typeof translationDrafts.$inferSelect;
export type RunRow = typeof translationRuns.$inferSelect;

/** The drafts of some languages of a property, by place. */
export function selectTranslationDrafts(
  db: Database,
  propertyId: string,
  languages: readonly ContentLanguage[],
) {
  return db
    .select()
    .from(translationDrafts)
    .where(
      and(eq(translationDrafts.propertyId, propertyId), inArray(translationDrafts.language, [...languages])),
    )
    .orderBy(asc(translationDrafts.language), asc(translationDrafts.place));
}

/** The wordings of a property's automatic languages (L5) that staff have not left. */
export function selectAutomaticDrafts(db: Database, propertyId: string) {
  return db
    .select()
    .from(translationDrafts)
    .where(
      and(
        eq(translationDrafts.propertyId, propertyId),
        sql`${translationDrafts.language} in (select value from json_each(
          (select automatic_languages from properties where id = ${propertyId})))`,
        eq(translationDrafts.isLeft, false),
        sql`${translationDrafts.body} ->> '$.kind' = 'wording'`,
      ),
    );
}

/** A row as the API sends it. */
export function toTranslationDraft({
  propertyId: _property,
  createdAt: _at,
  ...draft
}: DraftRow): TranslationDraft {
  return draft;
}

/**
 * Stores drafts, each in place of an older original's. A draft of the same original stays as it is, so that two
 * runs at once, or a run that was killed, change nothing that staff may have seen.
 */
export function insertTranslationDrafts(
  db: Database,
  {
    propertyId,
    at,
    drafts,
  }: {
    readonly propertyId: string;
    readonly at: EpochMs;
    readonly drafts: readonly Pick<DraftRow, "language" | "place" | "fingerprint" | "origin" | "body">[];
  },
) {
  const given = JSON.stringify(
    drafts.map(({ language, place, fingerprint, origin, body }) => [
      language,
      place,
      fingerprint,
      origin,
      body,
    ]),
  );
  return db
    .insert(translationDrafts)
    .select(
      sql`select ${propertyId}, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value -> 4, 0, ${at}
        from json_each(${given}) where true`,
    )
    .onConflictDoUpdate({
      target: [translationDrafts.propertyId, translationDrafts.language, translationDrafts.place],
      set: {
        fingerprint: sql`excluded.fingerprint`,
        origin: sql`excluded.origin`,
        body: sql`excluded.body`,
        isLeft: sql`excluded.is_left`,
        createdAt: sql`excluded.created_at`,
      },
      setWhere: sql`translation_drafts.fingerprint <> excluded.fingerprint`,
    });
}

/** Deletes what an engine's refused answers left, so that the next run asks again. */
export function deleteRefusedDrafts(
  db: Database,
  propertyId: string,
  {
    languages,
    places,
  }: { readonly languages: readonly ContentLanguage[]; readonly places: readonly string[] },
) {
  return db
    .delete(translationDrafts)
    .where(
      and(
        eq(translationDrafts.propertyId, propertyId),
        inArray(translationDrafts.language, [...languages]),
        sql`${translationDrafts.place} in (select value from json_each(${JSON.stringify(places)}))`,
        sql`${translationDrafts.body} ->> '$.kind' = 'refused'`,
      ),
    );
}

/** Deletes the drafts of languages that are not among `kept`, languages by place. */
export function deleteOtherDrafts(
  db: Database,
  propertyId: string,
  {
    languages,
    kept,
  }: {
    readonly languages: readonly ContentLanguage[];
    readonly kept: ReadonlyMap<string, readonly ContentLanguage[]>;
  },
) {
  return db.delete(translationDrafts).where(
    and(
      eq(translationDrafts.propertyId, propertyId),
      inArray(translationDrafts.language, [...languages]),
      sql`(${translationDrafts.language}, ${translationDrafts.place}) not in (
          select languages.value, places.key
          from json_each(${JSON.stringify(Object.fromEntries(kept))}) as places, json_each(places.value) as languages)`,
    ),
  );
}

/** Marks a draft as left, or takes that back. Changes no row if its original has changed since. */
export function setDraftLeft(
  db: Database,
  propertyId: string,
  { language, place, fingerprint, isLeft }: Pick<DraftRow, "language" | "place" | "fingerprint" | "isLeft">,
) {
  return db
    .update(translationDrafts)
    .set({ isLeft })
    .where(
      and(
        eq(translationDrafts.propertyId, propertyId),
        eq(translationDrafts.language, language),
        eq(translationDrafts.place, place),
        eq(translationDrafts.fingerprint, fingerprint),
      ),
    );
}

export function selectRun(db: Database, propertyId: string) {
  return db.select().from(translationRuns).where(eq(translationRuns.propertyId, propertyId)).limit(1);
}

/** Starts a run, or adds languages to the open one, so that two tabs that start at once lose none. */
export function writeRun(
  db: Database,
  row: Pick<RunRow, "propertyId" | "languages" | "startedAt" | "startedBy">,
) {
  const open = sql`translation_runs.ended_at is null`;
  const both = sql`(select json_group_array(value) from (
    select value from json_each(translation_runs.languages)
    union all
    select value from json_each(excluded.languages)
    where value not in (select value from json_each(translation_runs.languages))))`;
  return db
    .insert(translationRuns)
    .values(row)
    .onConflictDoUpdate({
      target: translationRuns.propertyId,
      set: {
        languages: sql`case when ${open} then ${both} else excluded.languages end`,
        startedAt: sql`case when ${open} then translation_runs.started_at else excluded.started_at end`,
        startedBy: sql`case when ${open} then translation_runs.started_by else excluded.started_by end`,
        retryAt: 0,
        endedAt: null,
        problem: null,
      },
    });
}

/** Takes an open run for one request; answers no row if another request works on it, or it has to wait. */
export function leaseRun(db: Database, propertyId: string, { now, until }: { now: EpochMs; until: EpochMs }) {
  return db
    .update(translationRuns)
    .set({ leasedUntil: until })
    .where(
      and(
        eq(translationRuns.propertyId, propertyId),
        isNull(translationRuns.endedAt),
        lt(translationRuns.leasedUntil, now),
        lte(translationRuns.retryAt, now),
      ),
    )
    .returning();
}

/** Gives a leased run back. A run whose languages were changed in between is not ended. */
export function releaseRun(
  db: Database,
  run: RunRow,
  outcome: Pick<RunRow, "endedAt" | "problem" | "retryAt">,
) {
  const isSame = sql`${translationRuns.languages} = ${JSON.stringify(run.languages)}`;
  return db
    .update(translationRuns)
    .set({
      leasedUntil: 0,
      problem: outcome.problem,
      retryAt: outcome.retryAt,
      endedAt: outcome.endedAt === null ? null : sql`case when ${isSame} then ${outcome.endedAt} end`,
    })
    .where(
      and(eq(translationRuns.propertyId, run.propertyId), eq(translationRuns.leasedUntil, run.leasedUntil)),
    );
}

/** Properties whose run waits for nobody's screen, the longest first. */
export function selectOpenRuns(
  db: Database,
  { now, limit }: { readonly now: EpochMs; readonly limit: number },
) {
  return db
    .select({ property: scopedColumns, groupName: groups.name })
    .from(translationRuns)
    .innerJoin(properties, eq(properties.id, translationRuns.propertyId))
    .innerJoin(groups, eq(groups.id, properties.groupId))
    .where(
      and(
        isNull(translationRuns.endedAt),
        lte(translationRuns.retryAt, now),
        lt(translationRuns.leasedUntil, now),
        isNull(properties.removedAt),
      ),
    )
    .orderBy(asc(translationRuns.retryAt))
    .limit(limit);
}

/** Characters that a group has sent in a month (`YYYY-MM`); no row: none. */
export function selectUsage(db: Database, groupId: string, month: string) {
  return db
    .select({ characters: translationUsage.characters })
    .from(translationUsage)
    .where(and(eq(translationUsage.groupId, groupId), eq(translationUsage.month, month)));
}

/** Counts characters before they are sent; changes no row if the month's budget has no room for them. */
export function reserveUsage(
  db: Database,
  { groupId, month, characters }: typeof translationUsage.$inferInsert,
) {
  return db
    .insert(translationUsage)
    .values({ groupId, month, characters })
    .onConflictDoUpdate({
      target: [translationUsage.groupId, translationUsage.month],
      set: { characters: sql`translation_usage.characters + excluded.characters` },
      setWhere: sql`translation_usage.characters + excluded.characters <= ${TRANSLATED_CHARACTERS_MAX}`,
    })
    .returning();
}

/** Gives back characters that an engine did not translate. */
export function returnUsage(
  db: Database,
  { groupId, month, characters }: typeof translationUsage.$inferInsert,
) {
  return db
    .update(translationUsage)
    .set({ characters: sql`max(0, ${translationUsage.characters} - ${characters})` })
    .where(and(eq(translationUsage.groupId, groupId), eq(translationUsage.month, month)));
}

/** Sets whether an engine is used, and the languages that guests read before a person has. */
export function setTranslationSettings(
  db: Database,
  propertyId: string,
  settings: Partial<Pick<typeof properties.$inferInsert, "usesTranslator" | "automaticLanguages">>,
) {
  return db.update(properties).set(settings).where(eq(properties.id, propertyId));
}
