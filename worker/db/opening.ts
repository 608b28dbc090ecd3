import { and, eq, sql } from "drizzle-orm";
import { SITES_PER_PAGE } from "#domain/limits.ts";
import type { Property } from "#domain/property/property.ts";
import type { EpochMs } from "#domain/time.ts";
import {
  type Credential,
  type Principal,
  preparedForGroup,
  selectPrincipal,
  selectScopedProperty,
} from "./account/access.ts";
import type { Database } from "./client.ts";
import { openRequestsOf } from "./guests/desk-deliveries.ts";
import {
  decideLicenceStates,
  readDecided,
  selectUndecided,
  selectValidLicence,
} from "./property/licence-state.ts";
import { selectLicence, selectUserNames, toProperty } from "./property/properties.ts";
import { type SitePage, selectSites, toSitePage } from "./property/site-list.ts";
import { properties } from "./schema/property.ts";

const decideOwnStates = preparedForGroup<object>()((db, groupId, { now }) =>
  decideLicenceStates(db, groupId, now),
);
const ownUndecided = preparedForGroup<object>()((db, groupId, { now }) => selectUndecided(db, groupId, now));
const ownValidLicence = preparedForGroup<object>()((db, groupId) => selectValidLicence(db, groupId));
const ownUserNames = preparedForGroup<object>()((db, groupId) => selectUserNames(db, groupId));
const ownSites = preparedForGroup<object>()((db, groupId) =>
  selectSites(db, groupId, { limit: SITES_PER_PAGE }, []),
);

const ownOpenRequests = preparedForGroup<{ readonly propertyId: string }>()((db, groupId, { propertyId }) =>
  db
    .select({ count: openRequestsOf(sql`${properties.id}`) })
    .from(properties)
    .where(and(eq(properties.id, propertyId), eq(properties.groupId, groupId))),
);

/** What a signed-in screen opens with. */
export interface Opening {
  readonly principal: Principal;
  readonly page: SitePage;
  /** The property that was asked for, on the page or not; null where the group has none of that id. */
  readonly active: Property | null;
  /** How many requests of that property's guests are open, at most `OPEN_REQUESTS_COUNTED_MAX`. */
  readonly openRequests: number;
}

/**
 * Who is asking, the first page of their group's properties and one property that is asked for, in one
 * round trip, two more where a licence has begun or ended since. Null when the session has ended.
 */
export async function readOpening(
  db: Database,
  credential: Credential,
  { activeId, now }: { readonly activeId: string | null; readonly now: EpochMs },
): Promise<Opening | null> {
  const asked = activeId ?? "";
  const [, [principal], valid, people, rows, [property], [licence = null], [requests]] = await readDecided(
    () =>
      db.batch([
        ownUndecided(db, credential, now, {}),
        selectPrincipal(db, credential, now),
        ownValidLicence(db, credential, now, {}),
        ownUserNames(db, credential, now, {}),
        ownSites(db, credential, now, {}),
        selectScopedProperty(db, credential, asked, now),
        selectLicence(db, asked),
        ownOpenRequests(db, credential, now, { propertyId: asked }),
      ]),
    () => decideOwnStates(db, credential, now, {}),
  );
  if (!principal) return null;
  const accountName = principal.companyName;
  const page = toSitePage({ valid, people, rows }, { limit: SITES_PER_PAGE, companyName: accountName });
  const userName = people.find(({ id }) => id === property?.userId)?.displayName ?? "";
  const active = property ? toProperty(property, licence, { accountName, userName }) : null;
  return { principal, page, active, openRequests: active ? (requests?.count ?? 0) : 0 };
}
