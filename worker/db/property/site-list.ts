import { and, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { LicenceState } from "#domain/property/licence.ts";
import { VALID_LICENCE_STATES } from "#domain/property/licence.ts";
import type { Property } from "#domain/property/property.ts";
import { cleanName, foldText } from "#domain/text.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Principal } from "../account/access.ts";
import { getVisible, isVisible, type VisibleProperties } from "../account/visible-properties.ts";
import type { Database } from "../client.ts";
import { properties } from "../schema/property.ts";
import {
  decideLicenceStates,
  type GroupId,
  readWithLicenceStates,
  selectUndecidedProperty,
  selectValidLicence,
} from "./licence-state.ts";
import { groupUserNames, listedColumns, selectUserNames, toListed, type UserNames } from "./properties.ts";

/** The last row of the previous page: when it was updated (0: never), and its id. */
export interface SiteCursor {
  readonly recency: number;
  readonly id: string;
}

export interface SiteQuery {
  readonly limit: number;
  readonly after?: SiteCursor | null | undefined;
  readonly state?: LicenceState | undefined;
  /** Only properties with a valid licence. */
  readonly isUsable?: boolean | undefined;
  /** Words to find in the names of property, account and user, ignoring case and accents. */
  readonly text?: string | undefined;
  readonly now: EpochMs;
}

export interface SitePage {
  readonly items: Property[];
  readonly nextCursor: SiteCursor | null;
  /** Whether any visible property, on this page or not, has a valid licence [S92]. */
  readonly hasValidLicence: boolean;
}

/**
 * A page of the properties that a person sees, last updated first. Reads two rows per shown property, whatever
 * the group's size and the licence states; a search also reads the rows that are skipped, and for a limited person
 * all their properties are read.
 */
export async function listSites(db: Database, principal: Principal, query: SiteQuery): Promise<SitePage> {
  const { limit, now } = query;
  const { groupId, companyName } = principal;
  const visible = getVisible(principal);
  const words = foldText(cleanName(query.text ?? ""))
    .split(/\s+/)
    .filter(Boolean);
  // A group has few users, so each word is matched with their names first.
  const known = words.length > 0 ? await selectUserNames(db, groupId) : null;
  const matches = words.map((word) => toMatch(word, companyName, known ?? []));
  const [facts, rows] = await readWithLicenceStates(
    () =>
      db.batch([
        db.select(siteFactColumns(db, groupId, [visible], now)).from(sql`(select 1)`),
        selectSites(db, visible, query, matches),
      ]),
    {
      isUndecided: ([[found]]) => found?.isUndecided === 1,
      decide: () => decideLicenceStates(db, groupId, now),
    },
  );
  return toSitePage({ facts: facts[0], rows }, { limit, companyName });
}

/** Facts about a group and the properties visible in it for the site list, as columns of one row. */
export function siteFactColumns(
  db: Database,
  groupId: GroupId,
  visible: readonly VisibleProperties[],
  now: EpochMs,
) {
  const hasValid = visible.map((properties) => sql`exists ${selectValidLicence(db, properties)}`);
  return {
    isUndecided: sql<number>`exists ${selectUndecidedProperty(db, groupId, now)}`.as("is_undecided"),
    hasValidLicence: sql<number>`(${or(...hasValid)})`.as("has_valid_licence"),
    userNames: groupUserNames(groupId).as("user_names"),
  };
}

interface SiteRows {
  readonly facts: { readonly hasValidLicence: number; readonly userNames: UserNames } | undefined;
  readonly rows: Awaited<ReturnType<typeof selectSites>>;
}

/** A page in the API's format; `rows` has one more row if another page follows. */
export function toSitePage(
  { facts, rows }: SiteRows,
  { limit, companyName }: { readonly limit: number; readonly companyName: string },
): SitePage {
  const userNames = facts?.userNames ?? {};
  const last = rows.length > limit ? rows[limit - 1]?.property : undefined;
  return {
    items: rows.slice(0, limit).map((row) => toListed(row, { companyName, userNames })),
    nextCursor: last ? { recency: last.updatedAt ?? 0, id: last.id } : null,
    hasValidLicence: facts?.hasValidLicence === 1,
  };
}

/** Condition of a search word; `undefined`: the account's name contains it, so all properties match. */
function toMatch(
  word: string,
  companyName: string,
  people: readonly { readonly id: string; readonly displayName: string }[],
): SQL | undefined {
  if (foldText(companyName).includes(word)) return undefined;
  const meant = people.filter(({ displayName }) => foldText(displayName).includes(word)).map(({ id }) => id);
  return or(
    sql`instr(${properties.nameFolded}, ${word}) > 0`,
    // One JSON parameter, because a statement binds at most 100.
    meant.length > 0
      ? sql`${properties.userId} in (select value from json_each(${JSON.stringify(meant)}))`
      : undefined,
  );
}

/** A page of properties with their licences, plus one row if another page follows. */
export function selectSites(
  db: Database,
  visible: VisibleProperties,
  { limit, after, state, isUsable }: Omit<SiteQuery, "now">,
  matches: readonly (SQL | undefined)[],
) {
  return db
    .select(listedColumns)
    .from(properties)
    .where(
      and(
        isVisible(visible),
        state ? eq(properties.licenceState, state) : undefined,
        // Unary plus: SQLite must not choose an index for this, so that rows come sorted and the page ends
        // early.
        isUsable ? inArray(sql`+${properties.licenceState}`, [...VALID_LICENCE_STATES]) : undefined,
        after ? sql`(${properties.recency}, ${properties.id}) < (${after.recency}, ${after.id})` : undefined,
        ...matches,
      ),
    )
    .orderBy(desc(properties.recency), desc(properties.id))
    .limit(limit + 1);
}
