/**
 * First read of a signed-in screen: caller, properties, active property and its draft. Exposes `readOpening`,
 * which the screens' first loader calls. It exists so that a screen opens with one D1 round trip.
 */

import { and, eq, lte, sql } from "drizzle-orm";
import { SITES_IN_MENU_MAX, SITES_PER_PAGE } from "#domain/limits.ts";
import type { Property } from "#domain/property/property.ts";
import type { EpochMs } from "#domain/time.ts";
import {
  CALLER,
  type Credential,
  type Principal,
  type SessionProperties,
  selectAccess,
  selectVisible,
} from "./account/access.ts";
import { countChosen } from "./account/visible-properties.ts";
import type { Database } from "./client.ts";
import { selectDraft, toDraft } from "./content/draft.ts";
import { countOpenRequests } from "./guests/desk-deliveries.ts";
import { runNamed } from "./named-batch.ts";
import { decideLicenceStates, readWithLicenceStates } from "./property/licence-state.ts";
import { selectEither, toListed } from "./property/properties.ts";
import { type SitePage, selectSites, siteFactColumns, toSitePage } from "./property/site-list.ts";
import { groups } from "./schema/account.ts";
import { properties } from "./schema/property.ts";

/** A page of the visible properties. */
function selectSitesOfPage(db: Database, { whole, chosen }: SessionProperties) {
  const page = { limit: SITES_PER_PAGE };
  return selectEither(db, selectSites(db, whole, page, []), selectSites(db, chosen, page, []));
}

/** All visible properties if they are few enough for a menu; otherwise no rows, without reading them. */
function selectSitesOfMenu(db: Database, { whole, chosen }: SessionProperties) {
  const page = { limit: SITES_IN_MENU_MAX };
  const isSmall = lte(groups.propertyCount, SITES_IN_MENU_MAX);
  const small = sql`(select ${groups.id} from ${groups} where ${and(eq(groups.id, whole.groupId), isSmall)})`;
  const areFew = sql`${countChosen(chosen.limitedUid)} <= ${SITES_IN_MENU_MAX}`;
  return selectEither(
    db,
    selectSites(db, { groupId: small, limitedUid: null }, page, []),
    selectSites(db, chosen, page, [areFew]),
  );
}

/** Facts about the caller's group for its screens, and the open requests of one property. */
function factColumns(db: Database, propertyId: string, now: EpochMs) {
  const { groupId, whole, chosen } = CALLER;
  const openRequests = sql<
    number | null
  >`(select ${countOpenRequests(sql`${properties.id}`)} from ${properties}
    where ${and(eq(properties.id, propertyId), eq(properties.groupId, groupId))})`;
  return {
    ...siteFactColumns(db, groupId, [whole, chosen], now),
    openRequests: openRequests.as("open_requests"),
  };
}

/** Properties to return: all, the first page, or only the active one. */
type Listing = "whole" | "page" | "active";

/** First data of a signed-in screen. */
export interface Opening {
  readonly principal: Principal;
  readonly listing: Listing;
  readonly page: SitePage;
  /** The requested property, on the page or not; `null`: not among the caller's. */
  readonly active: Property | null;
  /** Number of open requests of the requested property, at most `OPEN_REQUESTS_COUNTED_MAX`. */
  readonly openRequests: number;
  /** Draft of the requested property; `null`: not requested. */
  readonly draft: ReturnType<typeof toDraft> | null;
}

interface OpeningAsked {
  readonly activeId: string | null;
  /** Whether a page of properties is returned even if there are too many for a menu. */
  readonly withPage: boolean;
  readonly withDraft: boolean;
  readonly now: EpochMs;
}

/**
 * Reads the caller, the properties they see and one requested property, optionally with its draft, in one
 * round trip; two more if a licence began or ended since. Rows of a property that they may not see are dropped. `null`:
 * the session has ended.
 */
export async function readOpening(
  db: Database,
  credential: Credential,
  { activeId, withPage, withDraft, now }: OpeningAsked,
): Promise<Opening | null> {
  const propertyId = activeId ?? "";
  const visible = selectVisible(credential, now);
  const read = () =>
    runNamed(db, {
      access: selectAccess(db, credential, propertyId, now, factColumns(db, propertyId, now)),
      sites: withPage ? selectSitesOfPage(db, visible) : selectSitesOfMenu(db, visible),
      ...(withDraft ? { draft: selectDraft(db, propertyId) } : {}),
    });
  const found = await readWithLicenceStates(read, {
    isUndecided: ({ access: [access] }) => access?.isUndecided === 1,
    decide: () => decideLicenceStates(db, visible.groupId, now),
  });
  const [access] = found.access;
  if (!access) return null;
  const { principal, property, licence, userNames } = access;
  const { companyName } = principal;
  const page = toSitePage({ facts: access, rows: found.sites }, { limit: SITES_PER_PAGE, companyName });
  const fitsMenu = principal.propertyCount <= SITES_IN_MENU_MAX;
  const active = property && toListed({ property, licence }, { companyName, userNames });
  const openRequests = active ? (access.openRequests ?? 0) : 0;
  const draft = active && found.draft ? toDraft(active, found.draft) : null;
  const listing = page.nextCursor ? "page" : withPage || fitsMenu ? "whole" : "active";
  return { principal, listing, page, active, openRequests, draft };
}
