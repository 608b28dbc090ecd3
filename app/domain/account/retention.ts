interface Period {
  readonly days: number;
  /** When the days begin. */
  readonly since: string;
}

/** How long data is kept by default (D20). The register of personal data names one of these for each of its entries. */
export const PERIODS = {
  changeLog: { days: 7, since: "the change" },
  /** Thirteen months. */
  activity: { days: 396, since: "the action" },
  closedRequests: { days: 30, since: "the request was closed" },
  /** Of a request that nobody ever closed. */
  openRequests: { days: 365, since: "the request" },
  feedback: { days: 365, since: "the feedback" },
  /** The cookie lives for 180 days; then three years of proof. */
  consents: { days: 180 + 3 * 365, since: "the guest's last answer" },
  /** Or until the guest or the property ends it, if that is earlier. */
  notifications: { days: 14, since: "the guest agreed" },
  sentMail: { days: 7, since: "it was sent; its text goes at once" },
  /** Mail that nobody took, and that waited all the time. */
  unsentMail: { days: 90, since: "it was written" },
  messageMails: { days: 1, since: "its mail was queued; hours later" },
  sessions: { days: 7, since: "the session ended" },
  devices: { days: 365, since: "the browser was last used" },
  links: { days: 1, since: "the link ran out" },
  unconfirmedRecipients: { days: 365, since: "the address was asked" },
  portfolioFigures: { days: 2, since: "they were counted" },
  announcements: { days: 30, since: "the announcement ended" },
  restorePoints: { days: 30, since: "the point was made" },
  /** Hashes with a salt of the day, which goes with the day. */
  visitorHashes: { days: 2, since: "the visit" },
  knownVisitors: { days: 180, since: "the last visit of a guest who consented" },
  signInAttempts: { days: 1, since: "the attempt" },
  /** Until a member is removed, or the account of the property is deleted. */
  membership: { days: Number.POSITIVE_INFINITY, since: "the person joined" },
  /** Until staff take it out, or thirty days after the property was removed. */
  property: { days: Number.POSITIVE_INFINITY, since: "staff wrote it" },
} satisfies Record<string, Period>;

/** Of the activity, what is done day by day (`BUNDLED_ACTIONS`): a database full of it would hold fewer properties. */
export const ROUTINE_KEPT_DAYS = 92;

export type PeriodName = keyof typeof PERIODS;

export const KEPT_DAYS_MIN = 1;
export const KEPT_DAYS_MAX = 3_650;
