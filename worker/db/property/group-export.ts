import { eq, sql } from "drizzle-orm";
import type { Database } from "../client.ts";
import { groups, users } from "../schema/account.ts";
import { documents, media, publications, restorePointDocuments, restorePoints } from "../schema/content.ts";
import { consents, feedback, guestRequests } from "../schema/guests.ts";
import { activity } from "../schema/log.ts";
import { mailRecipients, messageMails } from "../schema/mail.ts";
import { properties, propertyLicences, qrCodes } from "../schema/property.ts";

export const EXPORT_PAGE = 200;

/** A page of one table's rows, as they are stored. */
export interface ExportPart {
  readonly table: string;
  readonly page: (db: Database, offset: number) => Promise<Record<string, unknown>[]>;
}

const OF_A_PROPERTY = {
  property_licences: propertyLicences,
  documents,
  publications,
  restore_points: restorePoints,
  qr_codes: qrCodes,
  media,
  feedback,
  guest_requests: guestRequests,
  message_mails: messageMails,
  consents,
} as const;

/** Everything that is kept of a group, table by table. Passwords, sessions and links are no data of its own. */
export function exportPartsOf(groupId: string): ExportPart[] {
  const own = sql`(select ${properties.id} from ${properties} where ${properties.groupId} = ${groupId})`;
  const points = sql`(select ${restorePoints.id} from ${restorePoints} where ${restorePoints.propertyId} in ${own})`;
  return [
    {
      table: "groups",
      page: (db, offset) =>
        db.select().from(groups).where(eq(groups.id, groupId)).limit(EXPORT_PAGE).offset(offset),
    },
    {
      table: "users",
      page: (db, offset) =>
        db
          .select({
            id: users.id,
            createdAt: users.createdAt,
            groupId: users.groupId,
            // Stored with a mark where another group's account has the address, which this group must not learn.
            email: sql<string>`substr(${users.email}, 1, instr(${users.email} || ' ', ' ') - 1)`.as("email"),
            displayName: users.displayName,
            role: users.role,
            awaitsConfirmation: users.awaitsConfirmation,
          })
          .from(users)
          .where(eq(users.groupId, groupId))
          .orderBy(users.id)
          .limit(EXPORT_PAGE)
          .offset(offset),
    },
    {
      table: "properties",
      page: (db, offset) =>
        db
          .select()
          .from(properties)
          .where(eq(properties.groupId, groupId))
          .orderBy(properties.id)
          .limit(EXPORT_PAGE)
          .offset(offset),
    },
    ...Object.entries(OF_A_PROPERTY).map(
      ([table, rows]): ExportPart => ({
        table,
        page: (db, offset) =>
          db.all(sql`select * from ${rows} where property_id in ${own}
          order by rowid limit ${EXPORT_PAGE} offset ${offset}`),
      }),
    ),
    {
      table: "restore_point_documents",
      page: (db, offset) =>
        db.all(sql`select * from ${restorePointDocuments} where point_id in ${points}
          order by rowid limit ${EXPORT_PAGE} offset ${offset}`),
    },
    {
      // Without the hash of the link: it is no data of the group.
      table: "mail_recipients",
      page: (db, offset) =>
        db
          .select({
            groupId: mailRecipients.groupId,
            address: mailRecipients.address,
            askedAt: mailRecipients.askedAt,
            confirmedAt: mailRecipients.confirmedAt,
          })
          .from(mailRecipients)
          .where(eq(mailRecipients.groupId, groupId))
          .orderBy(mailRecipients.address)
          .limit(EXPORT_PAGE)
          .offset(offset),
    },
    {
      table: "activity",
      page: (db, offset) =>
        db
          .select()
          .from(activity)
          .where(eq(activity.groupId, groupId))
          .orderBy(activity.id)
          .limit(EXPORT_PAGE)
          .offset(offset),
    },
  ];
}
