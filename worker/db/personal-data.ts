import type { Person, Purpose } from "#domain/account/record-words.ts";
import type { PeriodName } from "#domain/account/retention.ts";
import { MESSAGE_KIND_NAMES, MESSAGE_KINDS } from "#domain/guest/messages/kinds.ts";

export interface Processing {
  readonly person: Person;
  /** Purpose of the processing. */
  readonly purpose: Purpose;
  readonly period: PeriodName;
}

/** A table's columns: personal ones with their processing, and the others. */
interface TableEntry {
  readonly personal: Readonly<Record<string, Processing>>;
  readonly others: readonly string[];
}

const account = {
  person: "staff",
  purpose: "Signing in and telling colleagues apart",
  period: "membership",
} as const;
const session = {
  person: "staff",
  purpose: "Staying signed in, and ending it from elsewhere",
  period: "sessions",
} as const;
const staffPush = {
  person: "staff",
  purpose: "Sending notifications to staff who switched them on",
  period: "sessions",
} as const;
const link = { person: "staff", purpose: "Setting a password by a mailed link", period: "links" } as const;
const device = {
  person: "staff",
  purpose: "Telling of a sign-in from a new browser",
  period: "devices",
} as const;
const author = {
  person: "staff",
  purpose: "Showing colleagues who changed something",
  period: "property",
} as const;
const written = {
  person: "named",
  purpose: "What a property publishes, which may name people",
  period: "property",
} as const;
const point = { person: "staff", purpose: "Undoing a change", period: "restorePoints" } as const;
const change = { person: "staff", purpose: "Telling open screens of changes", period: "changeLog" } as const;
const action = { person: "staff", purpose: "Answering who did what", period: "activity" } as const;
const opinion = {
  person: "guest",
  purpose: "Letting the property hear what guests think",
  period: "feedback",
} as const;
const request = {
  person: "guest",
  purpose: "Bringing guests what they ask for",
  period: "closedRequests",
} as const;
const pushed = {
  person: "guest",
  purpose: "Sending notifications to who agreed",
  period: "notifications",
} as const;
const consent = {
  person: "guest",
  purpose: "Proving consent and its withdrawal",
  period: "consents",
} as const;
const preference = {
  person: "staff",
  purpose: "Mailing people what they asked to be told",
  period: "membership",
} as const;
const recipient = {
  person: "named",
  purpose: "Mailing guests’ messages to who agreed to it",
  period: "unconfirmedRecipients",
} as const;
const waiting = {
  person: "guest",
  purpose: "Mailing guests’ messages, ten an hour at most",
  period: "messageMails",
} as const;
const mail = {
  person: "staff",
  purpose: "Sending mail, and answering whether it was sent",
  period: "sentMail",
} as const;
const visitor = {
  person: "guest",
  purpose: "Counting visits without knowing who came",
  period: "visitorHashes",
} as const;
const search = {
  person: "guest",
  purpose: "Seeing what guests look for and do not find",
  period: "searches",
} as const;
const known = {
  person: "guest",
  purpose: "Recognising guests who consented",
  period: "knownVisitors",
} as const;

/**
 * Register of personal data: every column of D1, either as personal, with its purpose and retention period
 * (D20), or as not personal. A column without an entry fails a test.
 */
export const PERSONAL_DATA_REGISTER: Readonly<Record<string, TableEntry>> = {
  companies: { personal: {}, others: ["id", "created_at", "name"] },
  groups: {
    personal: {},
    others: [
      ...["id", "created_at", "company_id", "name", "current_version", "property_count"],
      "pushes_guest_words",
    ],
  },
  group_imports: {
    personal: {},
    others: ["group_id", "sha256", "began_at", "ended_at", "done", "activity_base", "activity_count"],
  },
  users: {
    personal: {
      id: account,
      email: account,
      display_name: account,
      role: account,
      is_limited: account,
      access_until: account,
      access_ends_at: account,
      last_seen_at: account,
      desk_digits_hash: account,
      password_hash: account,
      external_id: account,
      language: account,
    },
    others: [
      ...["created_at", "group_id", "password_is_default", "awaits_confirmation"],
      "desk_digits_given",
    ],
  },
  property_access: { personal: { user_id: account }, others: ["property_id"] },
  sessions: {
    personal: { id: session, user_id: session, device: session, rotated_at: session },
    others: [
      ...["created_at", "expires_at", "refresh_hash", "previous_hash", "family_hash", "ended_at"],
      ...["keeps_signed_in", "proven_at", "desk_id"],
    ],
  },
  staff_subscriptions: {
    personal: {
      session_id: staffPush,
      hash: staffPush,
      endpoint: staffPush,
      p256dh: staffPush,
      auth: staffPush,
    },
    others: ["group_id", "at", "new_requests", "overdue_requests", "low_ratings"],
  },
  known_devices: { personal: { user_id: device, hash: device, last_used_at: device }, others: [] },
  passkeys: {
    personal: {
      id: account,
      user_id: account,
      last_used_at: account,
      name: account,
      public_key: account,
      transports: account,
    },
    others: ["created_at", "counter", "backed_up"],
  },
  desks: {
    personal: { paired_by: author },
    others: [
      ...["id", "created_at", "group_id", "property_id", "name", "quiet_minutes", "code_hash"],
      ...["code_expires_at", "paired_at", "key_hash", "previous_hash"],
    ],
  },
  desk_people: { personal: { user_id: account, last_at: account }, others: ["desk_id", "seal_key"] },
  translation_drafts: {
    personal: { body: written },
    others: ["property_id", "language", "place", "fingerprint", "origin", "is_left", "created_at"],
  },
  translation_runs: {
    personal: { started_by: author },
    others: [
      ...["property_id", "languages", "started_at", "leased_until", "retry_at", "ended_at", "problem"],
    ],
  },
  translation_usage: { personal: {}, others: ["group_id", "month", "characters"] },
  terms: {
    personal: { term: written, wordings: written, updated_by: author },
    others: ["id", "group_id", "updated_at"],
  },
  used_challenges: { personal: {}, others: ["id", "expires_at"] },
  password_resets: {
    personal: { user_id: link },
    others: ["token_hash", "created_at", "expires_at", "used_at"],
  },
  documents: {
    personal: { body: written, updated_by: author },
    others: ["property_id", "section", "language", "updated_at", "schema_version", "revision"],
  },
  publications: {
    personal: { published_by: author, note: written },
    others: [
      "property_id",
      "number",
      "published_at",
      "snapshot_key",
      "languages",
      "media",
      "weight",
      "draft_at",
    ],
  },
  served_portals: {
    personal: { closure: written },
    others: ["property_id", "served_from", "number", "licence", "pages_key", "digest"],
  },
  planned_publications: {
    personal: { user_id: author, planned_by: author, note: written, findings: written },
    others: [
      ...[
        "id",
        "planned_at",
        "due_at",
        "ended_at",
        "property_id",
        "language",
        "origin",
        "local_time",
        "state",
      ],
      ...["snapshot_key", "media", "number", "problem", "draft_at"],
    ],
  },
  restore_points: {
    personal: { created_by: point, payload: point, summary: point },
    others: ["id", "created_at", "expires_at", "restored_at", "property_id", "kind"],
  },
  restore_point_documents: {
    personal: { body: { ...written, period: "restorePoints" } },
    others: ["point_id", "section", "language", "schema_version"],
  },
  former_addresses: {
    personal: { slug: written },
    others: ["ended_at", "property_id", "projected"],
  },
  cloned_contacts: {
    personal: { value: written },
    others: ["cloned_at", "property_id", "kind", "source"],
  },
  media: {
    personal: { name: written },
    others: [
      ...["key", "created_at", "property_id", "kind", "type", "bytes", "width", "height", "sha256"],
      "is_published",
    ],
  },
  guest_desks: {
    personal: {},
    others: ["property_id", "delivered", "open_requests", "aside", "behind_since"],
  },
  jobs: {
    personal: {},
    others: [
      ...["name", "known_at", "began_at", "ended_at", "completed_at", "failed_at", "last_error"],
      ...["done", "cursor"],
    ],
  },
  changes: { personal: { payload: change }, others: ["sequence", "at", "group_id", "property_id", "kind"] },
  activity: {
    personal: { user_id: action, user_name: action, summary: action, bundle: action },
    others: ["id", "at", "group_id", "property_id", "action", "count", "until"],
  },
  mail_preferences: {
    personal: { user_id: preference, language: preference, origin: preference, stop_token: preference },
    others: [
      ...["property_id", "weekly_mail", "low_rating_alert", "alert_rating", "mailed_week"],
      "overdue_mail",
    ],
  },
  mail_recipients: {
    personal: { address: recipient, asked_at: recipient, confirmed_at: recipient },
    others: ["group_id", "token_hash"],
  },
  outbox: {
    personal: {
      id: mail,
      recipient: mail,
      reply_to: mail,
      stop_link: mail,
      subject: mail,
      body: { ...mail, period: "unsentMail" },
      last_error: { ...mail, period: "unsentMail" },
    },
    others: ["created_at", "sent_at", "group_id", "attempts", "kind", "due_at"],
  },
  properties: {
    personal: {
      user_id: author,
      updated_by: author,
      name: written,
      name_folded: written,
      slug: written,
      address: written,
      telephone: written,
      closure: written,
    },
    others: [
      ...["id", "created_at", "updated_at", "company_id", "group_id", "active", "languages"],
      ...["default_language", "time_zone", "features", "thumbnail", "published_number", "revision"],
      ...["licence_key", "previews_ended_at", "removed_at", "recency", "licence_state"],
      ...[
        "licence_state_until",
        "projection_wanted",
        "projection_done",
        "counts_by_visitor_id",
        "start_pages",
      ],
      ...["rendered_number", "rendered_by", "rendered_origin", "rendered_as", "pages_key"],
      ...["render_attempts", "render_problem"],
      ...["kept_days", "uses_translator", "automatic_languages"],
    ],
  },
  property_licences: {
    personal: {},
    others: ["property_id", "mode", "mode_previous", "date_start", "date_end"],
  },
  qr_codes: {
    personal: {},
    others: ["code", "created_at", "retired_at", "downloaded_at", "property_id", "projected"],
  },
  places: {
    personal: { name: written, position: written },
    others: ["id", "created_at", "retired_at", "property_id", "kind"],
  },
  place_codes: {
    personal: {},
    others: ["code", "created_at", "replaced_at", "property_id", "place_id", "projected"],
  },
  announcements: {
    personal: {
      texts: { ...written, period: "announcements" },
      updated_by: { ...author, period: "announcements" },
      sent_by: { ...author, period: "announcements" },
      ended_by: { ...author, period: "announcements" },
    },
    others: [
      ...["id", "updated_at", "sent_at", "starts_at", "ends_at", "due_at", "property_id", "kind"],
      ...["audience", "notifies", "revision"],
    ],
  },
  portfolio_figures: { personal: {}, others: ["property_id", "choice", "counted_at", "figures"] },
};

/** Tables of a property's analytics object, by table; otherwise as `PERSONAL_DATA_REGISTER`. */
export const ANALYTICS_REGISTER: Readonly<Record<string, Processing | null>> = {
  salts: visitor,
  visitors: visitor,
  seen_events: visitor,
  submissions: visitor,
  known_visitors: known,
  day_figures: null,
  questions: null,
  settings: null,
  place_days: null,
  scanned_places: null,
  scanned_old_cards: null,
  seen_news: null,
  search_counts: search,
  search_devices: visitor,
  dismissed_terms: null,
  shares: null,
  network_peaks: null,
  migrations: null,
};

/**
 * Tables of a property's desk, as `PERSONAL_DATA_REGISTER`. Message columns hold all kinds of messages; each kind
 * has its own period.
 */
export const DESK_REGISTER: Readonly<Record<string, TableEntry>> = {
  messages: {
    personal: {
      content: opinion,
      room: request,
      language: request,
      receipt_code: request,
      handling: request,
      stars: opinion,
      liked: opinion,
      disliked: opinion,
    },
    others: ["id", "kind", "at", "closed_at", "button_id", "held_group", "due_at"],
  },
  consents: {
    personal: { visitor_id: consent, given: consent, given_at: consent },
    others: ["id", "at", "kind", "text_version"],
  },
  mails: {
    personal: { recipient: waiting, subject: waiting, body: waiting },
    others: ["id", "at", "mailed_at"],
  },
  alerts: { personal: { user_id: preference }, others: ["alerted_at", "deferred_since"] },
  outbox: { personal: { task: waiting }, others: ["number", "message_id"] },
  // The id of a queue's item; for an alert, the member's id.
  aside: { personal: { item: preference }, others: ["kind", "first_at", "is_due"] },
  // Written by staff, for guests who pass the guard.
  guarded: { personal: {}, others: ["button_id", "language", "guard", "html", "form", "files"] },
  pins: { personal: {}, others: ["button_id", "hash", "set_at"] },
  // The network is stored as a fingerprint, which identifies nobody.
  guesses: { personal: {}, others: ["network", "count", "until"] },
  subscriptions: {
    personal: { endpoint: pushed, p256dh: pushed, auth: pushed, language: pushed, place: pushed },
    others: ["hash", "at", "until"],
  },
  // Announcements written by staff, and hashes of browsers for retries.
  notifications: {
    personal: {},
    others: ["id", "at", "due_at", "ended_at", "position", "sent", "notification"],
  },
  notification_retries: { personal: {}, others: ["notification_id", "hash", "attempts", "due_at"] },
  // Only the message's id, none of its content.
  staff_notifications: {
    personal: {},
    others: ["message_id", "kind", "occasion", "level", "at", "due_at", "position"],
  },
  staff_retries: { personal: { session_id: staffPush }, others: ["message_id", "attempts", "due_at"] },
  staff_ratings: { personal: { session_id: staffPush }, others: ["at"] },
  settings: { personal: {}, others: ["name", "value"] },
  migrations: { personal: {}, others: ["step"] },
};

/** The processing of each kind of message, from its description. */
export const MESSAGE_PROCESSINGS: readonly Processing[] = MESSAGE_KIND_NAMES.map((name) => {
  const { purpose, period } = MESSAGE_KINDS[name];
  return { person: "guest", purpose, period };
});

/** Keys of R2, KV and other Durable Objects, by prefix. */
export const STORAGE_KEYS_REGISTER: Readonly<Record<string, Processing | null>> = {
  "R2 media/": written,
  "R2 snapshots/": written,
  "R2 variants/": written,
  "KV FLAGS maintenance": null,
  "KV FLAGS render-pace": null,
  "KV FLAGS blocked pictures": null,
  "KV PORTALS portals": written,
  "KV PORTALS codes": null,
  "DO SignInThrottle kept": {
    person: "staff",
    purpose: "Stopping who guesses passwords",
    period: "signInAttempts",
  },
  "DO GroupChannel sockets": { ...session, purpose: "Knowing who is looking at what" },
  "DO GroupChannel identity, licences, tickets": null,
  "DO PortalChannel news": { ...written, period: "announcements" },
  "DO PortalChannel reached, sockets": null,
  "DO PortalWriter propertyId": null,
  "DO PortalWriter due": null,
};

/**
 * All processings by purpose and period, ordered: the input of the record of processing. Storage locations are
 * left out, because the record lists categories of data, not tables.
 */
export function listProcessings(): Processing[] {
  const entries = [
    ...Object.values({ ...PERSONAL_DATA_REGISTER, ...DESK_REGISTER }).flatMap(({ personal }) =>
      Object.values(personal),
    ),
    ...MESSAGE_PROCESSINGS,
    ...Object.values({ ...ANALYTICS_REGISTER, ...STORAGE_KEYS_REGISTER }).flatMap((entry) => entry ?? []),
  ];
  return [...new Map(entries.map((entry) => [`${entry.purpose} ${entry.period}`, entry])).values()];
}
