import { sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { PortfolioFigures } from "#domain/analytics/report.ts";
import type { PageWeight } from "#domain/look/page-weight.ts";

// Times are epoch milliseconds UTC. Foreign keys carry no CASCADE: a removal that forgets a child fails
// loudly instead of taking rows with it, and D1 can't switch foreign keys off while it rebuilds a table.
//
// drizzle knows no triggers: migration 0007 has those of properties and property_licences. A rebuild of either
// table (`__new_…` in the generated SQL) drops them in silence, so its migration must create them again at its
// end; tests/migrations.test.ts names each one and fails without it.

export const companies = sqliteTable("companies", {
  id: text().primaryKey(),
  createdAt: integer("created_at").notNull(),
  name: text().notNull(),
});

export const groups = sqliteTable(
  "groups",
  {
    id: text().primaryKey(),
    createdAt: integer("created_at").notNull(),
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id),
    name: text().notNull(),
    currentVersion: text("current_version").notNull(),
    /** How many properties it has, removed ones aside. Kept by triggers of the properties. */
    propertyCount: integer("property_count").notNull().default(0),
  },
  (table) => [index("groups_company").on(table.companyId)],
);

export const users = sqliteTable(
  "users",
  {
    id: text().primaryKey(),
    createdAt: integer("created_at").notNull(),
    groupId: text("group_id")
      .notNull()
      .references(() => groups.id),
    /** Lower case: an address is one account however it is typed. */
    email: text().notNull(),
    displayName: text("display_name").notNull(),
    role: text({ enum: ["owner", "editor", "viewer"] }).notNull(),
    passwordHash: text("password_hash").notNull(),
    passwordIsDefault: integer("password_is_default", { mode: "boolean" }).notNull(),
    /** Registered, and the address not yet proven: no sign-in until it is. */
    awaitsConfirmation: integer("awaits_confirmation", { mode: "boolean" }).notNull().default(false),
    /** The subject of an outside identity provider, once its verified address has been matched. */
    externalId: text("external_id"),
  },
  (table) => [
    uniqueIndex("users_email").on(table.email),
    uniqueIndex("users_external").on(table.externalId),
    index("users_group").on(table.groupId),
  ],
);

/** One row a sign-in: the family of its refresh tokens, of which only hashes are kept. */
export const sessions = sqliteTable(
  "sessions",
  {
    id: text().primaryKey(),
    createdAt: integer("created_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    refreshHash: text("refresh_hash").notNull(),
    /** The token before, accepted until the present one is brought back: its answer may have been lost. */
    previousHash: text("previous_hash"),
    rotatedAt: integer("rotated_at").notNull(),
    endedAt: integer("ended_at"),
    /** What the browser called itself when it signed in, as coarse as "Firefox · Windows". */
    device: text().notNull().default(""),
    /** The person asked for it on this device. Other sessions end twelve hours after they were last used. */
    keepsSignedIn: integer("keeps_signed_in", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    uniqueIndex("sessions_refresh").on(table.refreshHash),
    index("sessions_previous").on(table.previousHash),
    index("sessions_user").on(table.userId),
    index("sessions_expiry").on(table.expiresAt),
  ],
);

/** Every token a session has rotated away: the sight of one again ends the session. */
export const spentTokens = sqliteTable(
  "spent_tokens",
  {
    hash: text().primaryKey(),
    sessionId: text("session_id")
      .notNull()
      .references(() => sessions.id),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [
    index("spent_tokens_session").on(table.sessionId),
    index("spent_tokens_expiry").on(table.expiresAt),
  ],
);

/** The browsers that a person has signed in with, by the hash of a cookie: another one is told of by mail. */
export const knownDevices = sqliteTable(
  "known_devices",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    hash: text().notNull(),
    lastUsedAt: integer("last_used_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.hash] }),
    index("known_devices_last_used").on(table.lastUsedAt),
  ],
);

export const passwordResets = sqliteTable(
  "password_resets",
  {
    tokenHash: text("token_hash").primaryKey(),
    createdAt: integer("created_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
    usedAt: integer("used_at"),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
  },
  (table) => [index("password_resets_user").on(table.userId)],
);

export const properties = sqliteTable(
  "properties",
  {
    id: text().primaryKey(),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at"),
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id),
    groupId: text("group_id")
      .notNull()
      .references(() => groups.id),
    /** The person responsible, shown as the user name in the site selection (S38). */
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    updatedBy: text("updated_by"),
    name: text().notNull(),
    slug: text().notNull(),
    active: integer({ mode: "boolean" }).notNull(),
    languages: text({ mode: "json" }).$type<string[]>().notNull(),
    defaultLanguage: text("default_language").notNull(),
    timeZone: text("time_zone").notNull(),
    address: text().notNull().default(""),
    telephone: text().notNull().default(""),
    features: text({ mode: "json" }).$type<{ guestServices: boolean }>().notNull(),
    thumbnail: text(),
    publishedNumber: integer("published_number"),
    revision: integer().notNull(),
    /** What support asks for on the telephone. Never changes. */
    licenceKey: text("licence_key"),
    /** Preview links that were made until then show nothing any more. */
    previewsEndedAt: integer("previews_ended_at"),
    /** Removed by operations: nobody finds it any more, and it can be brought back until it is purged. */
    removedAt: integer("removed_at"),
    /** When it was updated, 0 for never: what lists are sorted by. */
    recency: integer().generatedAlwaysAs(sql`coalesce(updated_at, 0)`, { mode: "virtual" }),
    /** The name without accents and capitals, for searching. */
    nameFolded: text("name_folded").notNull().default(""),
    /** The displayed state of its licence (S68), true until `licenceStateUntil`; null before it was decided. */
    licenceState: text("licence_state"),
    /** When the state may be another. Triggers of the licences set it to 0: to be decided again. */
    licenceStateUntil: integer("licence_state_until").notNull().default(0),
    /** When what guests see was last changed here, and up to which change their portal has followed. */
    projectionWanted: integer("projection_wanted").notNull().default(0),
    projectionDone: integer("projection_done").notNull().default(0),
    /** Whether guests' pages keep a random id until the end of the property's day (D11). */
    countsByVisitorId: integer("counts_by_visitor_id", { mode: "boolean" }).notNull().default(true),
  },
  (table) => [
    uniqueIndex("properties_slug").on(table.slug),
    uniqueIndex("properties_licence_key").on(table.licenceKey),
    index("properties_group").on(table.groupId, table.name, table.id),
    index("properties_recent").on(table.groupId, table.recency, table.id).where(sql`removed_at is null`),
    index("properties_state")
      .on(table.groupId, table.licenceState, table.recency, table.id)
      .where(sql`removed_at is null`),
    index("properties_undecided").on(table.groupId, table.licenceStateUntil),
    index("properties_removed").on(table.removedAt).where(sql`removed_at is not null`),
    index("properties_projection_due")
      .on(table.projectionWanted, table.id)
      .where(sql`projection_wanted > projection_done`),
  ],
);

export const propertyLicences = sqliteTable("property_licences", {
  propertyId: text("property_id")
    .primaryKey()
    .references(() => properties.id),
  mode: text().notNull(),
  modePrevious: text("mode_previous"),
  dateStart: integer("date_start"),
  dateEnd: integer("date_end"),
});

/** The draft: one row a section, and one a language for buttons. */
export const documents = sqliteTable(
  "documents",
  {
    propertyId: text("property_id")
      .notNull()
      .references(() => properties.id),
    section: text().notNull(),
    language: text().notNull(),
    updatedAt: integer("updated_at").notNull(),
    updatedBy: text("updated_by"),
    body: text().notNull(),
    schemaVersion: integer("schema_version").notNull(),
    revision: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.section, table.language] })],
);

export const publications = sqliteTable(
  "publications",
  {
    propertyId: text("property_id")
      .notNull()
      .references(() => properties.id),
    number: integer().notNull(),
    publishedAt: integer("published_at").notNull(),
    publishedBy: text("published_by"),
    snapshotKey: text("snapshot_key").notNull(),
    languages: text({ mode: "json" }).$type<string[]>().notNull(),
    note: text().notNull(),
    /** Keys of the files that the snapshot names; null where that was not kept, so that none is collected. */
    media: text({ mode: "json" }).$type<string[]>(),
    /** What a phone loads to show it; null where that was not weighed. */
    weight: text({ mode: "json" }).$type<PageWeight>(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.number] })],
);

/** What one click brings back: the draft before a clone, copy or reset, a deleted button, a retired QR code. */
export const restorePoints = sqliteTable(
  "restore_points",
  {
    id: text().primaryKey(),
    createdAt: integer("created_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
    restoredAt: integer("restored_at"),
    propertyId: text("property_id")
      .notNull()
      .references(() => properties.id),
    createdBy: text("created_by"),
    kind: text().notNull(),
    /** What screens name it by. */
    summary: text().notNull(),
    /** What is not a document: the property's own fields, a button and its place, a code. */
    payload: text().notNull(),
  },
  (table) => [
    index("restore_points_property").on(table.propertyId, table.createdAt),
    index("restore_points_expiry").on(table.expiresAt),
  ],
);

/** The documents of a restore point, copied in the batch that replaces them. */
export const restorePointDocuments = sqliteTable(
  "restore_point_documents",
  {
    pointId: text("point_id")
      .notNull()
      .references(() => restorePoints.id),
    section: text().notNull(),
    language: text().notNull(),
    body: text().notNull(),
    schemaVersion: integer("schema_version").notNull(),
  },
  (table) => [primaryKey({ columns: [table.pointId, table.section, table.language] })],
);

export const qrCodes = sqliteTable(
  "qr_codes",
  {
    code: text().primaryKey(),
    createdAt: integer("created_at").notNull(),
    retiredAt: integer("retired_at"),
    /** When it was first downloaded, to be printed. */
    downloadedAt: integer("downloaded_at"),
    propertyId: text("property_id")
      .notNull()
      .references(() => properties.id),
    /** The value that its key in KV was given last; null: none by the writer yet. */
    projected: text(),
  },
  (table) => [index("qr_codes_property").on(table.propertyId, table.retiredAt)],
);

export const media = sqliteTable(
  "media",
  {
    key: text().primaryKey(),
    /** When it was uploaded last, or last marked as in use by the nightly collection. */
    createdAt: integer("created_at").notNull(),
    propertyId: text("property_id")
      .notNull()
      .references(() => properties.id),
    kind: text().notNull(),
    type: text().notNull(),
    name: text().notNull(),
    bytes: integer().notNull(),
    width: integer(),
    height: integer(),
    sha256: text().notNull(),
  },
  (table) => [index("media_property").on(table.propertyId)],
);

/** The change log, written in the same batch as the change it announces. */
export const changes = sqliteTable(
  "changes",
  {
    sequence: integer().primaryKey({ autoIncrement: true }),
    at: integer().notNull(),
    groupId: text("group_id").notNull(),
    propertyId: text("property_id"),
    kind: text().notNull(),
    payload: text().notNull(),
  },
  (table) => [index("changes_group").on(table.groupId, table.sequence), index("changes_at").on(table.at)],
);

/** Who did what, in words that screens make of `action`. Outlives the property it tells of. */
export const activity = sqliteTable(
  "activity",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    at: integer().notNull(),
    groupId: text("group_id").notNull(),
    /** Empty for an action that concerns the group and none of its properties. */
    propertyId: text("property_id").notNull(),
    /** Null: operations did it. */
    userId: text("user_id"),
    userName: text("user_name"),
    action: text().notNull(),
    summary: text().notNull(),
  },
  (table) => [
    index("activity_property").on(table.propertyId, table.id),
    index("activity_group").on(table.groupId, table.id),
  ],
);

export const feedback = sqliteTable(
  "feedback",
  {
    id: text().primaryKey(),
    at: integer().notNull(),
    propertyId: text("property_id")
      .notNull()
      .references(() => properties.id),
    buttonId: text("button_id").notNull(),
    language: text().notNull(),
    answers: text().notNull(),
    rating: real(),
    /** Names the flood that it belongs to; it is shown apart and not mailed. Null: a message like any other. */
    heldGroup: text("held_group"),
  },
  (table) => [
    index("feedback_property").on(table.propertyId, table.at),
    index("feedback_held").on(table.propertyId, table.heldGroup, table.at).where(sql`held_group is not null`),
  ],
);

/** What guests asked for through a guest-services button. */
export const guestRequests = sqliteTable(
  "guest_requests",
  {
    id: text().primaryKey(),
    at: integer().notNull(),
    doneAt: integer("done_at"),
    propertyId: text("property_id")
      .notNull()
      .references(() => properties.id),
    buttonId: text("button_id").notNull(),
    serviceId: text("service_id").notNull(),
    /** The service's name as the guest read it. */
    service: text().notNull(),
    language: text().notNull(),
    room: text().notNull(),
    note: text().notNull(),
    /** As of feedback. */
    heldGroup: text("held_group"),
  },
  (table) => [
    index("guest_requests_property").on(table.propertyId, table.at),
    index("guest_requests_held")
      .on(table.propertyId, table.heldGroup, table.at)
      .where(sql`held_group is not null`),
  ],
);

export const consents = sqliteTable(
  "consents",
  {
    id: text().primaryKey(),
    at: integer().notNull(),
    propertyId: text("property_id")
      .notNull()
      .references(() => properties.id),
    visitorId: text("visitor_id").notNull(),
    kind: text().notNull(),
    given: integer({ mode: "boolean" }).notNull(),
    /** Which wording the guest was shown. */
    textVersion: text("text_version").notNull().default(""),
  },
  (table) => [index("consents_property").on(table.propertyId, table.visitorId)],
);

/** What a person wants to be told of a property by mail. No row: nothing. */
export const mailPreferences = sqliteTable(
  "mail_preferences",
  {
    propertyId: text("property_id")
      .notNull()
      .references(() => properties.id),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    weeklyMail: integer("weekly_mail", { mode: "boolean" }).notNull(),
    lowRatingAlert: integer("low_rating_alert", { mode: "boolean" }).notNull(),
    alertRating: integer("alert_rating").notNull(),
    /** The interface language, and the origin where none is configured, when they were chosen. */
    language: text().notNull(),
    origin: text().notNull(),
    /** The secret of the link by which a mail is ended without signing in. */
    stopToken: text("stop_token").notNull(),
    /** The Monday of the week in which the newest weekly mail was queued, `YYYY-MM-DD`. */
    mailedWeek: text("mailed_week").notNull(),
    alertedAt: integer("alerted_at"),
    /** When the first low rating came that was held back after the last mail; null where none was. */
    heldSince: integer("held_since"),
  },
  (table) => [
    primaryKey({ columns: [table.propertyId, table.userId] }),
    uniqueIndex("mail_preferences_stop").on(table.stopToken),
    index("mail_preferences_user").on(table.userId),
    index("mail_preferences_weekly").on(table.propertyId, table.userId).where(sql`weekly_mail = 1`),
    index("mail_preferences_held").on(table.alertedAt).where(sql`held_since is not null`),
  ],
);

/**
 * What guests of a property did in a range, as it was counted at a moment for the comparison of a group's
 * properties. Another count replaces it; it is good for its day alone, and forgotten afterwards.
 */
export const portfolioFigures = sqliteTable(
  "portfolio_figures",
  {
    propertyId: text("property_id")
      .notNull()
      .references(() => properties.id),
    /** `30d`, or with a chosen day or month `daily 2026-11-21`. */
    choice: text().notNull(),
    countedAt: integer("counted_at").notNull(),
    figures: text({ mode: "json" }).$type<PortfolioFigures>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.propertyId, table.choice] }),
    index("portfolio_figures_counted").on(table.countedAt),
  ],
);

/** An address outside a group that gets its guests' messages, once its owner has agreed by a link in one mail. */
export const mailRecipients = sqliteTable(
  "mail_recipients",
  {
    groupId: text("group_id")
      .notNull()
      .references(() => groups.id),
    /** Lower case. */
    address: text().notNull(),
    askedAt: integer("asked_at").notNull(),
    confirmedAt: integer("confirmed_at"),
    /** Of the link in the newest mail that asked; null where nobody had to be asked. */
    tokenHash: text("token_hash"),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.address] }),
    uniqueIndex("mail_recipients_token").on(table.tokenHash),
  ],
);

/** Mails about guests' messages, of the last hour and those that wait to be sent together as one. */
export const messageMails = sqliteTable(
  "message_mails",
  {
    /** The id of the message. */
    id: text().primaryKey(),
    at: integer().notNull(),
    /** When its mail was queued, by itself or together with others; null while it waits. */
    mailedAt: integer("mailed_at"),
    propertyId: text("property_id")
      .notNull()
      .references(() => properties.id),
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
  },
  (table) => [
    index("message_mails_recipient").on(table.propertyId, table.recipient, table.at),
    index("message_mails_waiting").on(table.at).where(sql`mailed_at is null`),
  ],
);

/** Mail that is still to be sent, or was. */
export const outbox = sqliteTable(
  "outbox",
  {
    id: text().primaryKey(),
    createdAt: integer("created_at").notNull(),
    sentAt: integer("sent_at"),
    groupId: text("group_id"),
    recipient: text().notNull(),
    /** Whom an answer reaches, where that is not the brand's support. */
    replyTo: text("reply_to"),
    /** The address that ends mail of this kind, for the mail program's own button; null where none can be ended. */
    stopLink: text("stop_link"),
    subject: text().notNull(),
    body: text().notNull(),
    attempts: integer().notNull().default(0),
    lastError: text("last_error"),
  },
  (table) => [index("outbox_unsent").on(table.createdAt).where(sql`sent_at is null`)],
);
