import { MESSAGE_PATHS } from "#domain/guest/messages/message-path.ts";

const OF_GUESTS = [...MESSAGE_PATHS, "held", "pins", "recipient", "guest-data", "visitor-ids"];

/** Tags of operations by path; the first match counts. */
const TAGS = [
  ["Operations", /^\/api\/ops\//, "What operations do, under a token of their own"],
  [
    "Sign-in",
    /^\/api\/(?:identity\/|desk)|^\/\.well-known\//,
    "Accounts, sessions, passwords and the links of mails",
  ],
  ["People", /^\/api\/members/, "The people of a group, and their sessions"],
  ["Notifications", /^\/api\/notifications/, "What is pushed to browsers of staff"],
  ["Account", /^\/api\/account\//, "The group of who asks, and upgrades of the product"],
  ["Reports", /\/analytics(?:\/|$)|\/mail-preferences$/, "What guests did, as figures and files"],
  ["Guests", new RegExp(`/(?:${OF_GUESTS.join("|")})(?:/|$)`), "What guests send, and what is kept of them"],
  [
    "Publishing",
    /\/(?:publish|publications|planned-publications|history|closure|preview-links)(?:\/|$)/,
    "Versions, what is planned, closures, and what guests saw",
  ],
  ["Announcements", /\/announcements(?:\/|$)/, "What a property tells its guests now, or at a planned time"],
  [
    "Content",
    /\/(?:draft|documents|buttons|clone|reset|restore-points|media|places|start-pages|qr(?:\.\w+)?)(?:\/|$)/,
    "The draft of a property, its files, places and QR codes",
  ],
  ["Properties", /^\/api\/properties/, "The properties of a group"],
  ["Activity", /^\/api\/activity/, "Who did what"],
  ["Live", /^\/api\/live/, "The channel on which screens hear of changes"],
  ["Support", /^\/api\/(?:support|crashes)/, "Messages to support, and reports of crashes"],
  ["Service", /^\//, "The state of the installation"],
] as const satisfies readonly (readonly [name: string, path: RegExp, description: string])[];

export function getTag(path: string): string {
  return TAGS.find(([, begins]) => begins.test(path))?.[0] ?? "Service";
}

/** The tags used by some paths, with their descriptions. */
export function getTags(paths: readonly string[]): { name: string; description: string }[] {
  const used = new Set(paths.map(getTag));
  return TAGS.filter(([name]) => used.has(name)).map(([name, , description]) => ({ name, description }));
}
