import { getKnownLanguages } from "#domain/language.ts";
import { fillClosure } from "#domain/property/closure.ts";
import { type PortalLicence, toPortalLicence } from "#domain/property/portal-licence.ts";
import type { EpochMs } from "#domain/time.ts";
import { ANY_GROUP, getDatabase } from "../db/client.ts";
import { type PortalFacts, type PortalName, readPortalFacts } from "../db/content/projections.ts";
import { toLicence } from "../db/property/properties.ts";
import { pagesObjectKey } from "../media/files.ts";
import { toAnnouncedList } from "./news/announced.ts";
import { prepareToldTexts } from "./news/told-answers.ts";
import { withPropertyFacts } from "./property-facts.ts";
import { toQrEntry } from "./qr-store.ts";

/** The expected KV values of a portal. */
export type ProjectedPortal =
  | { readonly kind: "none" }
  | {
      readonly kind: "portal";
      readonly number: number;
      readonly licence: PortalLicence;
      readonly bytes: Uint8Array<ArrayBuffer>;
      /** The guide's value; `null`: it has none. */
      readonly guide: Uint8Array<ArrayBuffer> | null;
      /** Both together, for the served record; the same as `bytes` without a guide. */
      readonly whole: Uint8Array<ArrayBuffer>;
      /** Whether the portal's pages refer to guarded content. */
      readonly hasGuards: boolean;
    }
  /** The portal is published, but its pages are missing in R2. */
  | { readonly kind: "lost"; readonly number: number; readonly licence: PortalLicence };

/** Whether pages of a portal refer to guarded content. */
export function isGuarded(portal: ProjectedPortal): boolean {
  return portal.kind === "portal" && portal.hasGuards;
}

export interface Projection {
  readonly facts: PortalFacts;
  readonly portal: ProjectedPortal;
  /** Expected value of each QR code's key; `projected`: the value written last. */
  readonly codes: readonly {
    readonly code: string;
    readonly value: string;
    readonly projected: string | null;
  }[];
  /** Target of each former address; empty: no portal to lead to. */
  readonly moved: readonly {
    readonly slug: string;
    readonly movedTo: string;
    /** The target written last; `null`: the key may still hold the portal itself. */
    readonly projected: string | null;
  }[];
}

type Bindings = Pick<Env, "DB" | "FILES">;

/**
 * Computes the KV content of a property from D1 and R2: nothing if it is removed or unpublished, otherwise the
 * pages of its publication with the additions of its row and the window of its licence.
 *
 * Reads D1 in one batch (one consistent moment) at its primary; never reads KV. `null`: no such property.
 */
export async function computeProjection(
  env: Bindings,
  name: PortalName,
  now: EpochMs,
): Promise<Projection | null> {
  const facts = await readPortalFacts(getDatabase(env, "id" in name ? name.id : ANY_GROUP), name);
  if (!facts) return null;
  const isRemoved = facts.removedAt !== null;
  const codes = facts.codes.map(({ code, retiredAt, projected }) => ({
    code,
    value: toQrEntry(facts.slug, { isRetired: retiredAt !== null, isRemoved }),
    projected,
  }));
  const portal = await buildProjectedPortal(env, facts, now);
  const movedTo = portal.kind === "none" ? "" : facts.slug;
  const moved = facts.former.map(({ slug, projected }) => ({ slug, movedTo, projected }));
  return { facts, portal, codes, moved };
}

/** The pages rendered last for a publication; if they are gone, those rendered when it was published. */
async function readPages(
  files: R2Bucket,
  { number, snapshotKey }: NonNullable<PortalFacts["publication"]>,
  { renderedNumber, pagesKey }: PortalFacts,
) {
  const again = renderedNumber === number && pagesKey !== null ? await files.get(pagesKey) : null;
  return again ?? files.get(pagesObjectKey(snapshotKey));
}

async function buildProjectedPortal(
  env: Bindings,
  facts: PortalFacts,
  now: EpochMs,
): Promise<ProjectedPortal> {
  const { publication, removedAt } = facts;
  if (publication === null || removedAt !== null) return { kind: "none" };
  const { number } = publication;
  const licence = toPortalLicence(toLicence(facts.licence), now);
  const pages = await readPages(env.FILES, publication, facts);
  if (!pages) return { kind: "lost", number, licence };
  const bytes = new Uint8Array(await pages.arrayBuffer());
  const { languages, defaultLanguage } = getKnownLanguages(facts);
  const fill = await prepareToldTexts(env, [facts.announced, facts.closure], {
    propertyId: facts.id,
    languages,
    defaultLanguage,
    publication,
  });
  const announced = toAnnouncedList(facts.announced, { defaultLanguage, fill });
  const closure = facts.closure && fillClosure(facts.closure, fill);
  const withFacts = withPropertyFacts(bytes, { ...facts, announced, closure });
  return { kind: "portal", number, licence, ...withFacts };
}
