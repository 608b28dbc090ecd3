import { getTableColumns, getTableName } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { companies, groups, propertyAccess, users } from "../schema/account.ts";
import { announcements } from "../schema/announcements.ts";
import {
  clonedContacts,
  documents,
  media,
  plannedPublications,
  publications,
  restorePointDocuments,
  restorePoints,
} from "../schema/content.ts";
import { activity, changes } from "../schema/log.ts";
import { mailPreferences, mailRecipients } from "../schema/mail.ts";
import { placeCodes, places } from "../schema/places.ts";
import { formerAddresses, properties, propertyLicences, qrCodes } from "../schema/property.ts";
import { terms } from "../schema/translation.ts";

/** Columns with local state, which the target installation computes itself. */
const UNCARRIED_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  groups: ["property_count"],
  // The last use of sessions and the digits of desks, which are not carried either.
  users: ["last_seen_at", "desk_digits_hash", "desk_digits_given"],
  properties: [
    ...["licence_state", "licence_state_until", "projection_wanted", "projection_done"],
    ...[
      "rendered_number",
      "rendered_by",
      "rendered_origin",
      "pages_key",
      "render_attempts",
      "render_problem",
    ],
  ],
  qr_codes: ["projected"],
  place_codes: ["projected"],
  former_addresses: ["projected"],
  activity: ["bundle"],
};

/** Tables of groups that are not exported, with the reason. */
export const UNCARRIED_TABLES: Readonly<Record<string, string>> = {
  sessions: "of browsers at another origin: everybody signs in again",
  staff_subscriptions: "of sessions, and for the key of this installation alone",
  known_devices: "cookies of another origin",
  passkeys: "bound to another origin: people sign in with their passwords and add others",
  desks: "browsers at another origin: each is paired again",
  desk_people: "of those desks",
  password_resets: "links of another origin, an hour old at most",
  served_portals:
    "of bytes that this installation has served; the other one's record begins with what it serves",
  portfolio_figures: "counted again when they are asked for",
  outbox: "mail that has left, or that the other installation sends",
  group_imports: "of the import itself",
  translation_drafts: "drafted again with one press",
  translation_runs: "of those drafts",
  translation_usage: "of the engine of this installation",
  guest_desks: "of what the desk has had told here",
};

export interface CarriedTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** Primary key. */
  readonly key: readonly string[];
  /** Order of a property's rows; must match an index. */
  readonly order: readonly string[];
  /** Rows per page: few if a row may have half a megabyte. */
  readonly limit: number;
}

function toCarriedTable(
  table: SQLiteTable,
  key: readonly string[],
  { order = key, limit = 300 }: { order?: readonly string[]; limit?: number } = {},
): CarriedTable {
  const name = getTableName(table);
  const columns = Object.values(getTableColumns(table))
    .filter(({ generated }) => generated === undefined)
    .map((column) => column.name)
    .filter((column) => !UNCARRIED_COLUMNS[name]?.includes(column));
  return { name, columns, key, order, limit };
}

export const COMPANIES = toCarriedTable(companies, ["id"]);
export const GROUPS = toCarriedTable(groups, ["id"]);
/** Tables exported once per group. */
export const GROUP_TABLES = [
  toCarriedTable(users, ["id"]),
  toCarriedTable(mailRecipients, ["group_id", "address"], { order: ["address"] }),
  toCarriedTable(terms, ["group_id", "id"], { order: ["id"] }),
] as const;
export const ACTIVITY = toCarriedTable(activity, ["id"]);
/** Only the newest change is exported: it proves to a screen that it missed nothing. */
export const CHANGES = toCarriedTable(changes, ["sequence"]);

export const PROPERTIES = toCarriedTable(properties, ["id"]);
export const POINT_DOCUMENTS = toCarriedTable(restorePointDocuments, ["point_id", "section", "language"], {
  order: ["point_id", "section", "language"],
  limit: 30,
});

/** Tables of a property, ordered so that each row comes after those it refers to. */
export const PROPERTY_TABLES = [
  toCarriedTable(propertyLicences, ["property_id"], { order: [] }),
  toCarriedTable(propertyAccess, ["user_id", "property_id"], { order: ["user_id"] }),
  toCarriedTable(qrCodes, ["code"]),
  toCarriedTable(places, ["id"]),
  toCarriedTable(placeCodes, ["code"]),
  toCarriedTable(announcements, ["id"]),
  toCarriedTable(formerAddresses, ["slug"]),
  toCarriedTable(documents, ["property_id", "section", "language"], {
    order: ["section", "language"],
    limit: 25,
  }),
  toCarriedTable(clonedContacts, ["property_id", "kind", "value"], { order: ["kind", "value"] }),
  toCarriedTable(publications, ["property_id", "number"], { order: ["number"], limit: 200 }),
  toCarriedTable(plannedPublications, ["id"]),
  toCarriedTable(restorePoints, ["id"], { order: ["created_at", "id"], limit: 50 }),
  POINT_DOCUMENTS,
  toCarriedTable(media, ["key"]),
  toCarriedTable(mailPreferences, ["property_id", "user_id"], { order: ["user_id"] }),
] as const;

export const CARRIED_TABLES: readonly CarriedTable[] = [
  ...[COMPANIES, GROUPS, ...GROUP_TABLES],
  ...[PROPERTIES, ...PROPERTY_TABLES],
  ...[ACTIVITY, CHANGES],
];
