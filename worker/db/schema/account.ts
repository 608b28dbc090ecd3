import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { InterfaceLanguage } from "#domain/language.ts";

// Times are epoch milliseconds UTC. Foreign keys carry no CASCADE: a removal that forgets a child fails
// loudly instead of taking rows with it, and D1 can't switch foreign keys off while it rebuilds a table.

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
    /** Whether notifications to its staff may hold what guests typed; off until an owner allows it (N9). */
    pushesGuestWords: integer("pushes_guest_words", { mode: "boolean" }).notNull().default(false),
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
    /** In which they last used the product; null: not since that is kept. Mails to them are in it. */
    language: text().$type<InterfaceLanguage>(),
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
    /** Of the part that all its tokens have in common; null until its first token is replaced. */
    familyHash: text("family_hash"),
    endedAt: integer("ended_at"),
    /** What the browser called itself when it signed in, as coarse as "Firefox · Windows". */
    device: text().notNull().default(""),
    /** The person asked for it on this device. Other sessions end twelve hours after they were last used. */
    keepsSignedIn: integer("keeps_signed_in", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    uniqueIndex("sessions_refresh").on(table.refreshHash),
    index("sessions_previous").on(table.previousHash),
    uniqueIndex("sessions_family").on(table.familyHash),
    index("sessions_user").on(table.userId),
    index("sessions_expiry").on(table.expiresAt),
  ],
);

/**
 * The browsers of members that are pushed to (N9), each as long as its session lives: whose it is, and what they may
 * see, is read from there whenever something is sent.
 */
export const staffSubscriptions = sqliteTable(
  "staff_subscriptions",
  {
    sessionId: text("session_id")
      .primaryKey()
      .references(() => sessions.id),
    /** Of the member: the browsers of a group are found by it. */
    groupId: text("group_id").notNull(),
    /** When they last chose. */
    at: integer().notNull(),
    /** SHA-256 of the endpoint: one browser is there once, by whom it is signed in now. */
    hash: text().notNull(),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    newRequests: integer("new_requests", { mode: "boolean" }).notNull(),
    overdueRequests: integer("overdue_requests", { mode: "boolean" }).notNull(),
    lowRatings: integer("low_ratings", { mode: "boolean" }).notNull(),
  },
  (table) => [
    uniqueIndex("staff_subscriptions_hash").on(table.hash),
    index("staff_subscriptions_group").on(table.groupId, table.sessionId),
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

/** A group that was brought here from a file, or is being: nobody sees it until its end. */
export const groupImports = sqliteTable("group_imports", {
  groupId: text("group_id").primaryKey(),
  /** Of the file's lines: the same file goes on where it was broken off, another one is refused. */
  sha256: text().notNull(),
  /** Stands in `removed_at` of its properties that are not removed. */
  beganAt: integer("began_at").notNull(),
  /** When it ended; null: nobody sees the group yet. */
  endedAt: integer("ended_at"),
  /** How many lines of the file are stored. */
  done: integer().notNull().default(0),
  /** The ids of its activity begin behind this one, and so many are kept free. */
  activityBase: integer("activity_base").notNull(),
  activityCount: integer("activity_count").notNull(),
});
