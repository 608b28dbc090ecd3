import { knownLanguagesOf } from "#domain/language.ts";
import { type PortalLicence, portalLicenceOf } from "#domain/property/portal-licence.ts";
import type { EpochMs } from "#domain/time.ts";
import { ANY_GROUP, databaseOf } from "../db/client.ts";
import { type PortalFacts, type PortalName, readPortalFacts } from "../db/content/projections.ts";
import { licenceOf } from "../db/property/properties.ts";
import { pagesObjectKey } from "../media/files.ts";
import { announcedOf } from "./news/announced.ts";
import { withPropertyFacts } from "./property-facts.ts";
import { qrEntryOf } from "./qr-store.ts";

/** What KV has to hold of a portal. */
export type ProjectedPortal =
  | { readonly kind: "none" }
  | {
      readonly kind: "portal";
      readonly number: number;
      readonly licence: PortalLicence;
      readonly bytes: Uint8Array<ArrayBuffer>;
      /** Whether its pages ask for what is guarded. */
      readonly hasGuards: boolean;
    }
  /** Published, and its pages are not in R2. */
  | { readonly kind: "lost"; readonly number: number; readonly licence: PortalLicence };

/** Whether pages of a portal ask for what is guarded. */
export function isGuarded(portal: ProjectedPortal): boolean {
  return portal.kind === "portal" && portal.hasGuards;
}

export interface Projection {
  readonly facts: PortalFacts;
  readonly portal: ProjectedPortal;
  /** The value of each QR code's key. */
  readonly codes: readonly {
    readonly code: string;
    readonly value: string;
    readonly projected: string | null;
  }[];
  /** Where each former address has to lead; empty: nowhere, as there is nothing to lead to. */
  readonly moved: readonly {
    readonly slug: string;
    readonly movedTo: string;
    /** Where it was made to lead last; null: its key may hold the portal itself still. */
    readonly projected: string | null;
  }[];
}

type Bindings = Pick<Env, "DB" | "FILES">;

/**
 * Computes what guests have to get of a property by what D1 and R2 hold: nothing while it is removed or unpublished,
 * else the pages of its publication, with what a property's own row adds to them, under the window of its licence.
 *
 * Reads D1 in one batch, thus as of one moment, and at its primary. Never reads KV. Null when there is no such
 * property.
 */
export async function projectionOf(
  env: Bindings,
  name: PortalName,
  now: EpochMs,
): Promise<Projection | null> {
  const facts = await readPortalFacts(databaseOf(env, "id" in name ? name.id : ANY_GROUP), name);
  if (!facts) return null;
  const isRemoved = facts.removedAt !== null;
  const codes = facts.codes.map(({ code, retiredAt, projected }) => ({
    code,
    value: qrEntryOf(facts.slug, { isRetired: retiredAt !== null, isRemoved }),
    projected,
  }));
  const portal = await portalOf(env, facts, now);
  const movedTo = portal.kind === "none" ? "" : facts.slug;
  const moved = facts.former.map(({ slug, projected }) => ({ slug, movedTo, projected }));
  return { facts, portal, codes, moved };
}

/** The pages that were rendered last of a publication; those of its first hour where they are gone. */
async function pagesOf(
  files: R2Bucket,
  { number, snapshotKey }: NonNullable<PortalFacts["publication"]>,
  { renderedNumber, pagesKey }: PortalFacts,
) {
  const again = renderedNumber === number && pagesKey !== null ? await files.get(pagesKey) : null;
  return again ?? files.get(pagesObjectKey(snapshotKey));
}

async function portalOf(env: Bindings, facts: PortalFacts, now: EpochMs): Promise<ProjectedPortal> {
  const { publication, removedAt } = facts;
  if (publication === null || removedAt !== null) return { kind: "none" };
  const { number } = publication;
  const licence = portalLicenceOf(licenceOf(facts.licence), now);
  const pages = await pagesOf(env.FILES, publication, facts);
  if (!pages) return { kind: "lost", number, licence };
  const bytes = new Uint8Array(await pages.arrayBuffer());
  const announced = announcedOf(facts.announced, knownLanguagesOf(facts).defaultLanguage);
  return { kind: "portal", number, licence, ...withPropertyFacts(bytes, { ...facts, announced }) };
}
