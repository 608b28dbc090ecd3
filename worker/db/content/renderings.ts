/**
 * Bookkeeping of rendering again: which portals wait, attempts, failures and results, as columns of
 * `properties`. A finished rendering only applies if publication, features and address are still the same.
 */

import { and, asc, count, desc, eq, gt, isNotNull, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { Features } from "#domain/property/property.ts";
import {
  FEATURES_CHANGED_MARK,
  PAGES_LOST_MARK,
  type Renderer,
  type RenderProblem,
} from "#domain/property/rendering.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { publications } from "../schema/content.ts";
import { properties } from "../schema/property.ts";
import { projectionDue } from "./projections.ts";

const { id, slug, groupId, renderedAs, renderedOrigin, renderProblem, publishedNumber, removedAt } =
  properties;

/** Upper bound for counts; enough for an alarm. */
const COUNTED_MAX = 10_000;

/**
 * Portals rendered by an older renderer or for another origin. Pages of a newer renderer stay, e.g. after a
 * rollback. Each part is a range of one index.
 */
function isWaiting({ version, origin }: Renderer): SQL | undefined {
  const isOlder = lt(renderedAs, version);
  if (origin === "") return isOlder;
  const isOfThis = eq(renderedAs, version);
  return or(isOlder, and(isOfThis, lt(renderedOrigin, origin)), and(isOfThis, gt(renderedOrigin, origin)));
}

/** Columns that record a rendering, for an update of `properties`. */
export function renderedBy(number: number, { version, origin }: Renderer) {
  return {
    renderedNumber: number,
    renderedBy: version,
    renderedOrigin: origin,
    pagesKey: null,
    renderAttempts: 0,
    renderProblem: null,
  };
}

/** A rendering's inputs besides the publication: features and slug. */
export interface RenderedWith {
  readonly features: Features;
  readonly slug: string;
}

/** Whether a property has these features, independent of the JSON spelling. */
function hasFeatures(features: Features): SQL {
  return sql`json(${properties.features}) = json(${JSON.stringify(features)})`;
}

/** Whether a rendering's inputs are still the property's. */
function isStillWith({ features, slug: address }: RenderedWith): SQL {
  return sql`(${hasFeatures(features)} and ${slug} = ${address})`;
}

/**
 * Column for a finished rendering: the renderer's version, or, if a feature or the slug changed since, the mark
 * to render again.
 */
export function renderedWith(made: RenderedWith, { version }: Renderer) {
  return {
    renderedBy: sql<number>`case when ${isStillWith(made)} then ${version} else ${FEATURES_CHANGED_MARK} end`,
  };
}

/** Columns that mark a portal for rendering because its address changes. */
export const ADDRESS_CHANGED = { renderedBy: FEATURES_CHANGED_MARK, renderAttempts: 0 } as const;

/** Columns that mark a portal for rendering if its features change. */
export function featuresSwitched(features: Features) {
  return {
    renderedBy: sql`case when ${hasFeatures(features)} then ${properties.renderedBy} else ${FEATURES_CHANGED_MARK} end`,
    renderAttempts: 0,
  };
}

/**
 * Marks a portal with lost pages for rendering with priority. Changes no row if it is marked already, or this
 * renderer has failed on it.
 */
export function markPagesLost(db: Database, propertyId: string) {
  return db
    .update(properties)
    .set({ renderedNumber: sql`${publishedNumber}`, renderedBy: PAGES_LOST_MARK, renderAttempts: 0 })
    .where(
      and(
        eq(id, propertyId),
        isNotNull(renderedAs),
        isNull(renderProblem),
        sql`${renderedAs} <> ${PAGES_LOST_MARK}`,
      ),
    );
}

/** Portals to render: lost pages first, then switched features, then the oldest renderer. */
export function selectWaitingPortals(db: Database, renderer: Renderer, limit: number) {
  return db
    .select({ id, renderedAs })
    .from(properties)
    .where(isWaiting(renderer))
    .orderBy(asc(renderedAs))
    .limit(limit);
}

/** Number of portals waiting for rendering, and of failed ones; both use an index. */
export function countRenderings(db: Database, renderer: Renderer) {
  const waiting = db.select({ id }).from(properties).where(isWaiting(renderer)).limit(COUNTED_MAX);
  const failed = db
    .select({ id })
    .from(properties)
    .where(and(isNotNull(renderProblem), isNull(removedAt)))
    .limit(COUNTED_MAX);
  return db
    .select({
      waiting: sql<number>`(select count(*) from ${waiting})`.as("waiting"),
      failed: sql<number>`(select count(*) from ${failed})`.as("failed"),
    })
    .from(sql`(select 1)`);
}

/** One property, a group, or all. */
export interface RenderScope {
  readonly propertyId?: string | undefined;
  readonly groupId?: string | undefined;
}

/** Published portals in scope; without a property's id, only waiting or failed ones. */
function isAskedFor({ propertyId, groupId: group }: RenderScope, renderer: Renderer): SQL | undefined {
  if (propertyId !== undefined) return and(eq(id, propertyId), isNotNull(renderedAs));
  const isDue = or(isWaiting(renderer), and(isNotNull(renderProblem), isNotNull(renderedAs)));
  return and(isDue, group === undefined ? undefined : eq(groupId, group));
}

/** A page of portals to render, by id, and the number of remaining ones. */
export function selectRenderPage(
  db: Database,
  { scope, renderer, after, limit }: { scope: RenderScope; renderer: Renderer; after: string; limit: number },
) {
  const where = and(isAskedFor(scope, renderer), gt(id, after));
  return [
    db
      .select({ id, slug, problem: renderProblem })
      .from(properties)
      .where(where)
      .orderBy(asc(id))
      .limit(limit),
    db.select({ total: count() }).from(properties).where(where),
  ] as const;
}

/**
 * Counts an attempt before work that the invocation may not survive, and reads the rendering's inputs; two
 * statements of one batch. No row if nothing is published, or it is neither due nor forced.
 */
export function claimRendering(
  db: Database,
  propertyId: string,
  { renderer, isForced }: { readonly renderer: Renderer; readonly isForced: boolean },
) {
  const due = isForced ? isNotNull(renderedAs) : isWaiting(renderer);
  return [
    db
      .update(properties)
      .set({ renderAttempts: sql`${properties.renderAttempts} + 1` })
      .where(and(eq(id, propertyId), due))
      .returning({
        id,
        slug,
        publishedNumber,
        renderedOrigin,
        timeZone: properties.timeZone,
        features: properties.features,
        attempts: properties.renderAttempts,
        pagesKey: properties.pagesKey,
      }),
    db
      .select({ number: publications.number, snapshotKey: publications.snapshotKey })
      .from(publications)
      .innerJoin(properties, eq(id, publications.propertyId))
      .where(and(eq(publications.propertyId, propertyId), lte(publications.number, publishedNumber)))
      .orderBy(desc(publications.number))
      .limit(1),
  ] as const;
}

interface Rendered extends RenderedWith {
  readonly propertyId: string;
  readonly number: number;
  readonly renderer: Renderer;
}

/** Whether publication and inputs are still the same, and no newer renderer has run. */
function isStill({ propertyId, number, renderer, ...made }: Rendered) {
  return and(
    eq(id, propertyId),
    eq(publishedNumber, number),
    lte(renderedAs, renderer.version),
    isStillWith(made),
  );
}

/** Sets the new pages of a publication and marks the portal for projection. Changes no row if it was overtaken. */
export function finishRendering(
  db: Database,
  { pagesKey, at, ...rendered }: Rendered & { readonly pagesKey: string; readonly at: EpochMs },
) {
  return db
    .update(properties)
    .set({ ...renderedBy(rendered.number, rendered.renderer), pagesKey, ...projectionDue(at) })
    .where(isStill(rendered))
    .returning({ id });
}

/** Records why this renderer can't render a publication. Its pages stay, and it no longer waits. */
export function failRendering(
  db: Database,
  { problem, ...rendered }: Rendered & { readonly problem: RenderProblem },
) {
  const { number, renderer } = rendered;
  const { pagesKey: _kept, ...columns } = renderedBy(number, renderer);
  return db
    .update(properties)
    .set({
      ...columns,
      renderProblem: problem,
      pagesKey: sql`case when ${properties.renderedNumber} = ${number} then ${properties.pagesKey} end`,
    })
    .where(isStill(rendered));
}
