import { and, asc, count, desc, eq, gt, isNotNull, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { Features } from "#domain/property/property.ts";
import {
  FEATURES_CHANGED,
  PAGES_LOST,
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

/** Enough for an alarm; more is not counted. */
const COUNTED_MAX = 10_000;

/**
 * Which portals are of an older renderer, or name another origin. Pages of a newer renderer are left alone: after a
 * rollback they stay. Each part is a range of one index.
 */
function isWaiting({ version, origin }: Renderer): SQL | undefined {
  const isOlder = lt(renderedAs, version);
  if (origin === "") return isOlder;
  const isOfThis = eq(renderedAs, version);
  return or(isOlder, and(isOfThis, lt(renderedOrigin, origin)), and(isOfThis, gt(renderedOrigin, origin)));
}

/** The columns that say who rendered a publication, for an update of `properties`. */
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

/** What pages are made with besides what is published: premium features, and the last part of their address. */
export interface RenderedWith {
  readonly features: Features;
  readonly slug: string;
}

/** Whether a property has these features, however its row spells them. */
function hasFeatures(features: Features): SQL {
  return sql`json(${properties.features}) = json(${JSON.stringify(features)})`;
}

/** Whether pages that were made with these are those of the property as it is now. */
function isStillWith({ features, slug: address }: RenderedWith): SQL {
  return sql`(${hasFeatures(features)} and ${slug} = ${address})`;
}

/**
 * The column that says who made the pages of a publication, where they were made with these. It tells of pages to be
 * rendered again where a feature was switched or another address chosen meanwhile.
 */
export function renderedWith(made: RenderedWith, { version }: Renderer) {
  return {
    renderedBy: sql<number>`case when ${isStillWith(made)} then ${version} else ${FEATURES_CHANGED} end`,
  };
}

/** The columns that have a portal rendered again because it gets another address. */
export const ADDRESS_CHANGED = { renderedBy: FEATURES_CHANGED, renderAttempts: 0 } as const;

/**
 * The columns that have a portal rendered again because its features are to be these; of none where they are already.
 */
export function featuresSwitched(features: Features) {
  return {
    renderedBy: sql`case when ${hasFeatures(features)} then ${properties.renderedBy} else ${FEATURES_CHANGED} end`,
    renderAttempts: 0,
  };
}

/**
 * Has a portal whose pages are lost rendered from its snapshot, before all others. Changes no row where it waits for
 * that already, or this renderer has found that it can't be.
 */
export function markPagesLost(db: Database, propertyId: string) {
  return db
    .update(properties)
    .set({ renderedNumber: sql`${publishedNumber}`, renderedBy: PAGES_LOST, renderAttempts: 0 })
    .where(
      and(
        eq(id, propertyId),
        isNotNull(renderedAs),
        isNull(renderProblem),
        sql`${renderedAs} <> ${PAGES_LOST}`,
      ),
    );
}

/**
 * Portals that wait for being rendered again; first those whose pages are lost, then those whose features were
 * switched, then those of the oldest renderer.
 */
export function selectWaiting(db: Database, renderer: Renderer, limit: number) {
  return db
    .select({ id, renderedAs })
    .from(properties)
    .where(isWaiting(renderer))
    .orderBy(asc(renderedAs))
    .limit(limit);
}

/** How many wait, and how many can't be rendered; both by an index. */
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

/** Whose portals are asked about: one property's, a group's, or all. */
export interface RenderScope {
  readonly propertyId?: string | undefined;
  readonly groupId?: string | undefined;
}

/** Published portals of a scope; without a property's id only those that wait or could not be rendered. */
function isAskedFor({ propertyId, groupId: group }: RenderScope, renderer: Renderer): SQL | undefined {
  if (propertyId !== undefined) return and(eq(id, propertyId), isNotNull(renderedAs));
  const isDue = or(isWaiting(renderer), and(isNotNull(renderProblem), isNotNull(renderedAs)));
  return and(isDue, group === undefined ? undefined : eq(groupId, group));
}

/** A page of portals to render, by id, and how many there are from there on. */
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
 * Counts a beginning, before anything is done that the invocation may not survive, and reads what a portal is rendered
 * from: two statements of one batch. No row where guests get nothing, or it is not due and not asked for by name.
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

/**
 * Whether it is still that publication which guests get, made with the same, and no newer renderer has come meanwhile.
 */
function isStill({ propertyId, number, renderer, ...made }: Rendered) {
  return and(
    eq(id, propertyId),
    eq(publishedNumber, number),
    lte(renderedAs, renderer.version),
    isStillWith(made),
  );
}

/**
 * Makes pages that were rendered again those of a publication, and marks the portal as due. Changes no row where it was
 * overtaken.
 */
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

/** Notes why a publication can't be rendered by this renderer. Its pages stay, and it waits no longer. */
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
