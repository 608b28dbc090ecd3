interface Period {
  readonly days: number;
  /** Event that starts the period. */
  readonly since: string;
}

/** Default retention periods (D20). Each entry of the register of personal data has one. */
export const PERIODS = {
  changeLog: { days: 7, since: "the change" },
  /** Thirteen months. */
  activity: { days: 396, since: "the action" },
  closedRequests: { days: 30, since: "the request was closed" },
  /** Fallback for a request that was never closed. */
  openRequests: { days: 365, since: "the request" },
  feedback: { days: 365, since: "the feedback" },
  /** 180 days while the consent cookie is valid, then three years as proof of the consent. */
  consents: { days: 180 + 3 * 365, since: "the guest's last answer" },
  /** Shorter if the guest or the property ends the notifications. */
  notifications: { days: 14, since: "the guest agreed" },
  sentMail: { days: 7, since: "it was sent; its text goes at once" },
  /** Mail that could not be delivered during the whole period. */
  unsentMail: { days: 90, since: "it was written" },
  messageMails: { days: 1, since: "its mail was queued; hours later" },
  sessions: { days: 7, since: "the session ended" },
  devices: { days: 365, since: "the browser was last used" },
  links: { days: 1, since: "the link ran out" },
  unconfirmedRecipients: { days: 365, since: "the address was asked" },
  portfolioFigures: { days: 2, since: "they were counted" },
  announcements: { days: 30, since: "the announcement ended" },
  restorePoints: { days: 30, since: "the point was made" },
  /** Hashes with a daily salt that is deleted after the day. */
  visitorHashes: { days: 2, since: "the visit" },
  /** As `SEARCHES_KEPT_DAYS`. */
  searches: { days: 30, since: "the search" },
  knownVisitors: { days: 180, since: "the last visit of a guest who consented" },
  signInAttempts: { days: 1, since: "the attempt" },
  /** Until the member is removed or the account is deleted. */
  membership: { days: Number.POSITIVE_INFINITY, since: "the person joined" },
  /** Until staff delete it, or thirty days after the property was removed. */
  property: { days: Number.POSITIVE_INFINITY, since: "staff wrote it" },
} satisfies Record<string, Period>;

/** Retention of routine activity (`BUNDLED_ACTIONS`), shorter to save database space. */
export const ROUTINE_KEPT_DAYS = 92;

export type PeriodName = keyof typeof PERIODS;

export const KEPT_DAYS_MIN = 1;
export const KEPT_DAYS_MAX = 3_650;
