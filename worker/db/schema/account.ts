import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { InterfaceLanguage } from "#domain/language.ts";

// Times are epoch milliseconds UTC. Foreign keys have no CASCADE: a removal that forgets a child fails instead
// of deleting rows with it, and D1 can't switch foreign keys off while it rebuilds a table.

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
    /** Number of properties that are not removed, maintained by triggers. */
    propertyCount: integer("property_count").notNull().default(0),
    /** Whether staff notifications may contain guests' texts; off until an owner allows it (N9). */
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
    role: text({ enum: ["owner", "editor", "viewer", "desk"] }).notNull(),
    /** Whether the person sees only the properties of `property_access`, not the whole group (D99). */
    isLimited: integer("is_limited", { mode: "boolean" }).notNull().default(false),
    /** Last day of access, `YYYY-MM-DD`; `null`: no end. */
    accessUntil: text("access_until"),
    /** The end of that day at the last of the person's properties to reach it. */
    accessEndsAt: integer("access_ends_at"),
    /** When a session of this person was last opened or refreshed; `null`: never. */
    lastSeenAt: integer("last_seen_at"),
    /** The six digits of shared desks (H3), hashed as a password; `null`: none. */
    deskDigitsHash: text("desk_digits_hash"),
    /** Whether an owner gave them: the person chooses others before the first use. */
    deskDigitsGiven: integer("desk_digits_given", { mode: "boolean" }).notNull().default(false),
    passwordHash: text("password_hash").notNull(),
    passwordIsDefault: integer("password_is_default", { mode: "boolean" }).notNull(),
    /** Registered with an unverified address: can't sign in yet. */
    awaitsConfirmation: integer("awaits_confirmation", { mode: "boolean" }).notNull().default(false),
    /** The subject at an external identity provider, set when the verified address is matched. */
    externalId: text("external_id"),
    /** Last used interface language, for mails; `null`: never recorded. */
    language: text().$type<InterfaceLanguage>(),
  },
  (table) => [
    uniqueIndex("users_email").on(table.email),
    uniqueIndex("users_external").on(table.externalId),
    index("users_group").on(table.groupId),
  ],
);

/** The properties that a limited person sees. Whole-group members have no rows. */
export const propertyAccess = sqliteTable(
  "property_access",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    propertyId: text("property_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.propertyId] }),
    index("property_access_property").on(table.propertyId),
  ],
);

/** One row per sign-in: a family of refresh tokens, stored as hashes. */
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
    /** The previous token, valid until the present one is presented: its response may have been lost. */
    previousHash: text("previous_hash"),
    rotatedAt: integer("rotated_at").notNull(),
    /** Hash of the part common to all its tokens; `null` until the first rotation. */
    familyHash: text("family_hash"),
    endedAt: integer("ended_at"),
    /** The browser at sign-in, such as "Firefox · Windows". */
    device: text().notNull().default(""),
    /** "Stay signed in" was chosen. Other sessions end after twelve hours without use. */
    keepsSignedIn: integer("keeps_signed_in", { mode: "boolean" }).notNull().default(false),
    /** When the person last proved who they are, by password or passkey; `null`: by a desk's digits only (H4). */
    provenAt: integer("proven_at"),
    /** The shared desk where the session was opened (H3). The desk may be gone; then the session has ended. */
    deskId: text("desk_id"),
  },
  (table) => [
    uniqueIndex("sessions_refresh").on(table.refreshHash),
    index("sessions_previous").on(table.previousHash),
    uniqueIndex("sessions_family").on(table.familyHash),
    index("sessions_user").on(table.userId),
    index("sessions_expiry").on(table.expiresAt),
    index("sessions_desk").on(table.deskId),
  ],
);

/**
 * Push subscriptions of members' browsers (N9), each tied to its session: owner and access are read from there
 * at each notification.
 */
export const staffSubscriptions = sqliteTable(
  "staff_subscriptions",
  {
    sessionId: text("session_id")
      .primaryKey()
      .references(() => sessions.id),
    /** The member's group, for finding a group's browsers. */
    groupId: text("group_id").notNull(),
    /** When the choice was last changed. */
    at: integer().notNull(),
    /** SHA-256 of the endpoint, unique: a browser belongs to the user signed in last. */
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

/** Shared desks (H3): browsers that stand at a property and show names, each with a key of its own. */
export const desks = sqliteTable(
  "desks",
  {
    id: text().primaryKey(),
    createdAt: integer("created_at").notNull(),
    groupId: text("group_id")
      .notNull()
      .references(() => groups.id),
    propertyId: text("property_id").notNull(),
    name: text().notNull(),
    /** Minutes without use after which the names return. */
    quietMinutes: integer("quiet_minutes").notNull(),
    /** Hash of the code that pairs a browser; `null`: used, or replaced by a key. */
    codeHash: text("code_hash"),
    codeExpiresAt: integer("code_expires_at"),
    /** When the browser was paired; `null`: never. */
    pairedAt: integer("paired_at"),
    /** Name of the person who made the code. */
    pairedBy: text("paired_by").notNull(),
    /** Hash of the browser's key, which each sign-in replaces; `null`: not paired. */
    keyHash: text("key_hash"),
    /** The key before, valid until the present one is presented: its response may have been lost. */
    previousHash: text("previous_hash"),
  },
  (table) => [
    uniqueIndex("desks_code").on(table.codeHash),
    uniqueIndex("desks_key").on(table.keyHash),
    index("desks_previous").on(table.previousHash),
    index("desks_property").on(table.propertyId),
    index("desks_group").on(table.groupId),
  ],
);

/** People who have been at a desk. Without the row, what the browser keeps for its person can't be read again. */
export const deskPeople = sqliteTable(
  "desk_people",
  {
    deskId: text("desk_id")
      .notNull()
      .references(() => desks.id),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    lastAt: integer("last_at").notNull(),
    /** Key that seals what the person typed at this desk, base64url of 32 bytes. */
    sealKey: text("seal_key").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.deskId, table.userId] }),
    index("desk_people_user").on(table.userId),
  ],
);

/** Browsers that a user has signed in with, by the hash of a cookie: a new browser triggers a mail. */
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

/** Passkeys of persons (H4). */
export const passkeys = sqliteTable(
  "passkeys",
  {
    /** The credential id, base64url. */
    id: text().primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    createdAt: integer("created_at").notNull(),
    /** Last sign-in with it; `null`: none yet. */
    lastUsedAt: integer("last_used_at"),
    name: text().notNull(),
    /** The public key as the authenticator gave it (COSE), in base64url. */
    publicKey: text("public_key").notNull(),
    /** Last signature counter; 0 of authenticators that don't count. */
    counter: integer().notNull(),
    /** How browsers reach the authenticator, comma-separated, such as `internal,hybrid`. */
    transports: text().notNull(),
    /** Whether the passkey is copied to the person's other devices. */
    isBackedUp: integer("backed_up", { mode: "boolean" }).notNull(),
  },
  (table) => [index("passkeys_user").on(table.userId)],
);

/** Challenges that were answered, by id, until they expire: each is accepted once. */
export const usedChallenges = sqliteTable(
  "used_challenges",
  { id: text().primaryKey(), expiresAt: integer("expires_at").notNull() },
  (table) => [index("used_challenges_expiry").on(table.expiresAt)],
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

/** An imported group, hidden until the import ends. */
export const groupImports = sqliteTable("group_imports", {
  groupId: text("group_id").primaryKey(),
  /** Hash of the file: the same file continues an interrupted import, another one is refused. */
  sha256: text().notNull(),
  /** Start of the import. The group's properties have it as `removed_at`, which hides them. */
  beganAt: integer("began_at").notNull(),
  /** When the import ended; `null`: the group is still hidden. */
  endedAt: integer("ended_at"),
  /** Number of stored lines. */
  done: integer().notNull().default(0),
  /** Reserved ids for its activities: they follow `activityBase`. */
  activityBase: integer("activity_base").notNull(),
  activityCount: integer("activity_count").notNull(),
});
