import { getTableColumns, getTableName } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { companies, groups, users } from "../schema/account.ts";
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

/** Columns with local state, which the target installation computes itself. */
const LOCAL: Readonly<Record<string, readonly string[]>> = {
  groups: ["property_count"],
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
export const NOT_CARRIED: Readonly<Record<string, string>> = {
  sessions: "of browsers at another origin: everybody signs in again",
  staff_subscriptions: "of sessions, and for the key of this installation alone",
  known_devices: "cookies of another origin",
  password_resets: "links of another origin, an hour old at most",
  served_portals:
    "of bytes that this installation has served; the other one's record begins with what it serves",
  portfolio_figures: "counted again when they are asked for",
  outbox: "mail that has left, or that the other installation sends",
  group_imports: "of the import itself",
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

function carried(
  table: SQLiteTable,
  key: readonly string[],
  { order = key, limit = 300 }: { order?: readonly string[]; limit?: number } = {},
): CarriedTable {
  const name = getTableName(table);
  const columns = Object.values(getTableColumns(table))
    .filter(({ generated }) => generated === undefined)
    .map((column) => column.name)
    .filter((column) => !LOCAL[name]?.includes(column));
  return { name, columns, key, order, limit };
}

export const COMPANIES = carried(companies, ["id"]);
export const GROUPS = carried(groups, ["id"]);
/** Tables exported once per group. */
export const OF_GROUP = [
  carried(users, ["id"]),
  carried(mailRecipients, ["group_id", "address"], { order: ["address"] }),
] as const;
export const ACTIVITY = carried(activity, ["id"]);
/** Only the newest change is exported: it proves to a screen that it missed nothing. */
export const CHANGES = carried(changes, ["sequence"]);

export const PROPERTIES = carried(properties, ["id"]);
export const POINT_DOCUMENTS = carried(restorePointDocuments, ["point_id", "section", "language"], {
  order: ["point_id", "section", "language"],
  limit: 30,
});

/** Tables of a property, ordered so that each row comes after those it refers to. */
export const OF_PROPERTY = [
  carried(propertyLicences, ["property_id"], { order: [] }),
  carried(qrCodes, ["code"]),
  carried(places, ["id"]),
  carried(placeCodes, ["code"]),
  carried(announcements, ["id"]),
  carried(formerAddresses, ["slug"]),
  carried(documents, ["property_id", "section", "language"], { order: ["section", "language"], limit: 25 }),
  carried(clonedContacts, ["property_id", "kind", "value"], { order: ["kind", "value"] }),
  carried(publications, ["property_id", "number"], { order: ["number"], limit: 200 }),
  carried(plannedPublications, ["id"]),
  carried(restorePoints, ["id"], { order: ["created_at", "id"], limit: 50 }),
  POINT_DOCUMENTS,
  carried(media, ["key"]),
  carried(mailPreferences, ["property_id", "user_id"], { order: ["user_id"] }),
] as const;

export const CARRIED: readonly CarriedTable[] = [
  ...[COMPANIES, GROUPS, ...OF_GROUP],
  ...[PROPERTIES, ...OF_PROPERTY],
  ...[ACTIVITY, CHANGES],
];
