import { and, eq, sql } from "drizzle-orm";
import { SITES_PER_PAGE } from "#domain/limits.ts";
import type { Property } from "#domain/property/property.ts";
import type { EpochMs } from "#domain/time.ts";
import { type Credential, type Principal, preparedForGroup, selectAccess } from "./account/access.ts";
import type { Database } from "./client.ts";
import { selectDraft, toDraft } from "./content/draft.ts";
import { openRequestsOf } from "./guests/desk-deliveries.ts";
import { runNamed } from "./named-batch.ts";
import { decideLicenceStates, readDecided } from "./property/licence-state.ts";
import { toListed } from "./property/properties.ts";
import { type SitePage, selectSites, siteFacts, toSitePage } from "./property/site-list.ts";
import { properties } from "./schema/property.ts";

const decideOwnStates = preparedForGroup<object>()((db, groupId, { now }) =>
  decideLicenceStates(db, groupId, now),
);
const ownSites = preparedForGroup<object>()((db, groupId) =>
  selectSites(db, groupId, { limit: SITES_PER_PAGE }, []),
);

/** What a screen says of its group, and how many requests of one of its properties are open. */
const ownFacts = preparedForGroup<{ readonly propertyId: string }>()((db, groupId, { propertyId, now }) => {
  const openRequests = sql<number | null>`(select ${openRequestsOf(sql`${properties.id}`)} from ${properties}
    where ${and(eq(properties.id, propertyId), eq(properties.groupId, groupId))})`;
  return db
    .select({ ...siteFacts(db, groupId, now), openRequests: openRequests.as("open_requests") })
    .from(sql`(select 1)`);
});

/** What a signed-in screen opens with. */
export interface Opening {
  readonly principal: Principal;
  readonly page: SitePage;
  /** The property that was asked for, on the page or not; null where the group has none of that id. */
  readonly active: Property | null;
  /** How many requests of that property's guests are open, at most `OPEN_REQUESTS_COUNTED_MAX`. */
  readonly openRequests: number;
  /** Its whole draft, where that was asked for. */
  readonly draft: ReturnType<typeof toDraft> | null;
}

interface OpeningAsked {
  readonly activeId: string | null;
  readonly withDraft: boolean;
  readonly now: EpochMs;
}

/**
 * Who is asking, the first page of their group's properties and one property that is asked for, with its draft if
 * wanted, in one round trip, two more where a licence has begun or ended since. What is found of another group's
 * property is dropped. Null when the session has ended.
 */
export async function readOpening(
  db: Database,
  credential: Credential,
  { activeId, withDraft, now }: OpeningAsked,
): Promise<Opening | null> {
  const propertyId = activeId ?? "";
  const read = () =>
    runNamed(db, {
      access: selectAccess(db, credential, propertyId, now),
      facts: ownFacts(db, credential, now, { propertyId }),
      sites: ownSites(db, credential, now, {}),
      ...(withDraft ? { draft: selectDraft(db, propertyId) } : {}),
    });
  const found = await readDecided(read, {
    isUndecided: ({ facts: [facts] }) => facts?.isUndecided === 1,
    decide: () => decideOwnStates(db, credential, now, {}),
  });
  const [[access], [facts]] = [found.access, found.facts];
  if (!access) return null;
  const { property, licence, ...principal } = access;
  const { companyName } = principal;
  const page = toSitePage({ facts, rows: found.sites }, { limit: SITES_PER_PAGE, companyName });
  const userNames = facts?.userNames ?? {};
  const active = property && toListed({ property, licence }, { companyName, userNames });
  const openRequests = active ? (facts?.openRequests ?? 0) : 0;
  const draft = active && found.draft ? toDraft(active, found.draft) : null;
  return { principal, page, active, openRequests, draft };
}
