import { z } from "zod";
import { CONTENT_SCHEMA_VERSION, type Draft } from "#domain/content/document.ts";
import { mediaKeysIn } from "#domain/content/media-reference.ts";
import { blocksPublishing, checkDraft } from "#domain/content/publish-check.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { PublishAnswer } from "#domain/publication.ts";
import { logActivity, logChange } from "../db/changes.ts";
import { type Database, openDatabase } from "../db/client.ts";
import { isUniqueFailure } from "../db/guard.ts";
import { newId } from "../db/new-id.ts";
import { licenceOf } from "../db/properties.ts";
import { setPublishedNumber } from "../db/property-writes.ts";
import {
  insertPublication,
  type PublicationRow,
  selectPublications,
  toPublication,
} from "../db/publications.ts";
import { nudge } from "../live/announce.ts";
import { createOnly, pagesObjectKey, snapshotObjectKey } from "../media/files.ts";
import { encodePortal, portalLicenceOf, writePortal } from "../portal/portal-store.ts";
import { buildPortal } from "../portal/render-portal.tsx";
import { confirmPortal } from "./confirm-portal.ts";
import type { PropertyScope } from "./scope.ts";
import { weighPortal } from "./weigh-portal.ts";

/** What a snapshot in R2 holds: the draft as it was published, and the schema version of its documents. */
export const snapshotSchema = z.object({ version: z.int(), draft: z.unknown() });

interface Publishing {
  readonly draft: Draft;
  readonly note: string;
  /** The origin that pages name in their canonical and alternate links. */
  readonly origin: string;
}

/** Two people may publish at the same time; each gets a number of their own. */
const NUMBER_ATTEMPTS = 5;

/**
 * Publishes a draft: every language rendered, history written to R2, and then guests moved to it.
 *
 * The order is what makes it safe to die anywhere. Snapshot and pages are written under keys that are
 * never written twice; the number is taken in D1; the pointer is one KV value that holds every language,
 * so guests see the old portal or the new one. The screens learn of it last. The answer says which number
 * guests get from here by then, asked at their own route.
 *
 * Refuses with `publish_blocked`, its errors naming what to fix.
 */
export async function publishPortal(
  env: Env,
  scope: PropertyScope,
  { draft, note, origin }: Publishing,
): Promise<Verdict<PublishAnswer>> {
  const { principal, property, licence, now } = scope;
  const findings = checkDraft(draft, property.features);
  if (blocksPublishing(findings)) {
    const blocking = findings.filter((finding) => finding.level === "blocking");
    return refuse("publish_blocked", {
      errors: blocking.map((finding) => ({ path: finding.buttonId ?? finding.check, code: finding.code })),
      current: findings,
    });
  }

  const built = await buildPortal({
    draft,
    slug: property.slug,
    propertyId: property.id,
    timeZone: property.timeZone,
    features: property.features,
    origin,
  });
  const bytes = await encodePortal(built);
  const weight = await weighPortal(env, draft, built);
  const db = openDatabase(env.DB);
  const row = await takeNumber(db, scope, async (number) => {
    const snapshotKey = snapshotObjectKey(property.id, number, newId());
    const snapshot = JSON.stringify({ version: CONTENT_SCHEMA_VERSION, draft } satisfies z.infer<
      typeof snapshotSchema
    >);
    await Promise.all([
      createOnly(env.FILES, snapshotKey, snapshot, "application/json"),
      createOnly(env.FILES, pagesObjectKey(snapshotKey), bytes, "application/octet-stream"),
    ]);
    const publishedBy = principal.displayName;
    const languages = [...draft.languages];
    const media = mediaKeysIn(draft);
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
    };
  });

  await writePortal(env.PORTALS, property.slug, {
    number: row.number,
    licence: portalLicenceOf(licenceOf(licence), now),
    bytes,
  });
  await announce(db, scope, row);
  nudge(env, principal.companyId, principal.groupId);
  const { slug } = property;
  const confirmed = await confirmPortal(env, { slug, language: draft.defaultLanguage, origin, now });
  return accept({ ...toPublication(row, row.number), confirmed });
}

async function takeNumber(
  db: Database,
  { property }: PropertyScope,
  prepare: (number: number) => Promise<PublicationRow>,
): Promise<PublicationRow> {
  for (let attempt = 1; ; attempt += 1) {
    const [newest] = await selectPublications(db, property.id, { limit: 1 });
    const row = await prepare((newest?.number ?? 0) + 1);
    try {
      await insertPublication(db, row);
      return row;
    } catch (error) {
      const isTaken = isUniqueFailure(error, "publications.property_id");
      if (!isTaken || attempt === NUMBER_ATTEMPTS) throw error;
    }
  }
}

async function announce(db: Database, { principal, property, now }: PropertyScope, row: PublicationRow) {
  const { groupId } = principal;
  await db.batch([
    setPublishedNumber(db, property.id, row.number),
    logChange(db, {
      groupId,
      propertyId: property.id,
      at: now,
      change: {
        kind: "portal.published",
        payload: { number: row.number, by: row.publishedBy, at: new Date(now).toISOString() },
      },
    }),
    logActivity(db, {
      groupId,
      propertyId: property.id,
      at: now,
      userId: principal.uid,
      userName: principal.displayName,
      action: "portal.published",
      summary: String(row.number),
    }),
  ]);
}
