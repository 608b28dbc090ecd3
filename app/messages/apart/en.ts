import { pluralIn } from "../plural.ts";

const plural = pluralIn("en");

const announcements = {
  add: "New announcement",
  all: "All announcements",
  states: { draft: "Drafts", on: "On now", planned: "Planned", ended: "Ended" },
  draft: "Draft",
  kinds: { banner: "Banner", sheet: "Sheet", emergency: "Emergency" },
  kindTexts: {
    banner: "Under the header",
    sheet: "Opens once and asks guests to confirm",
    emergency: "Covers every open portal",
  },
  notSent: "Not sent",
  until: (time: string) => `Until ${time}`,
  untilEnded: "Until you end it",
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  from: (from: string) => `From ${from}`,
  endedAt: (time: string) => `Ended ${time}`,
  endedBy: (time: string, name: string) => `Ended by ${name}, ${time}`,
  openPortals: (count: number) => plural(count, { one: "# open portal", other: "# open portals" }),
  screens: (count: number) => plural(count, { one: "# screen", other: "# screens" }),
  turnedAway: (count: number) =>
    plural(count, {
      one: "# more portal hears within a minute",
      other: "# more portals hear within a minute",
    }),
  receipt: (reached: number, seen: number) =>
    `Sent to ${plural(reached, { one: "# open portal", other: "# open portals" })} · seen on ${plural(seen, { one: "# phone", other: "# phones" })}`,
  sentTo: (count: number) => `Sent to ${plural(count, { one: "# open portal", other: "# open portals" })}`,
  seenOn: (count: number) => `Seen on ${plural(count, { one: "# phone", other: "# phones" })}`,
  notified: (count: number) => `notified ${plural(count, { one: "# phone", other: "# phones" })}`,
  waiting: "Waiting for the first portal",
  nobody: "No one receives it: its places have been deleted",
  noText: "No text yet",
  everyone: "Everyone",
  byPlace: "By place",
  places: (count: number) => plural(count, { one: "# place", other: "# places" }),
  text: "Text",
  isDefault: (language: string) => `${language} is the default`,
  languages: "Language of the text",
  written: (language: string) => `${language}, written`,
  missing: (language: string) => `${language}, missing`,
  missingIn: (languages: string, fallback: string) => `Missing in ${languages}: guests see ${fallback}.`,
  write: (language: string) => `Write ${language}`,
  kind: "How guests see it",
  who: "Who sees it",
  whoHint: "Guests who have scanned a card of these places.",
  emergencyWho: "An emergency is for everyone.",
  choosePlaces: "Single places",
  choosePlacesText: "Guests who have scanned the card of one of these places see it.",
  findPlace: "Find a place",
  noPlace: "No place matches",
  removePlace: (place: string) => `Remove ${place}`,
  placesGone: (count: number) => plural(count, { one: "# deleted place", other: "# deleted places" }),
  placeGone: "One of the places has been deleted. Remove it to continue.",
  starts: "Starts",
  now: "Now",
  plan: "Plan",
  startDay: "Day it starts",
  startTime: "Time it starts",
  ends: "Until",
  endDay: "Day it ends",
  endTime: "Time it ends",
  wrongTime: "Enter a time such as 16:00.",
  emergencyEnds: "It stays until you end it.",
  zone: (zone: string) => `Times are in ${zone}.`,
  reaches: (count: number) => `Reaches ${plural(count, { one: "# open portal", other: "# open portals" })}`,
  nobodyNow: "No one has the portal open now. Guests who open it later see this.",
  notPublished: "The portal is not published yet. Guests see this once it is.",
  closedSeason: (day: string) =>
    `Closed for the season until ${day}. Guests see this only while the portal is open.`,
  prepared: "Ready-made texts",
  notify: "Also send as a notification",
  allowedOn: (count: number) =>
    `Guests allow it on ${plural(count, { one: "# phone", other: "# phones" })}. It shows the property’s name and the text.`,
  stopAll: "End all notifications",
  stopTitle: "End notifications for all guests?",
  stopText: "No one receives any more. Each guest can allow them again on the portal.",
  stopped: "Notifications ended",
  saveDraft: "Save draft",
  sendNow: "Send now",
  planFor: (time: string) => `Plan for ${time}`,
  sendEmergency: "Send emergency",
  saveText: "Save changes",
  endNow: "End now",
  endEmergency: "End emergency",
  remove: "Delete",
  removeTitle: "Delete this announcement?",
  removeText: "Guests have not seen it.",
  keep: "Keep it",
  again: "Use again",
  saved: "Draft saved",
  sent: "Sent",
  planned: (time: string) => `Planned for ${time}`,
  changed: "Guests see the corrected text",
  ended: "Ended",
  removed: "Deleted",
  failed: "Not sent. Guests see nothing of it",
  meant: "Send this one as well?",
  meantText: "The property has sent three announcements within the last hour. Guests may stop reading them.",
  dontSend: "Don’t send",
  sendAnyway: "Send it as well",
  licenceOver:
    "The licence is not valid. You can end what guests see and correct an emergency, nothing else.",
  stale: "Someone else has changed this announcement. What you typed is still here.",
  choose: "Choose an announcement",
  empty: "No announcements at the moment",
  emptyText: "Tell guests about a broken lift, early closing or a fire drill.",
  preview: "Preview",
  previewOf: (property: string) => `Preview of ${property}`,
  canClose: (time: string) => `Guests can close it. Ends automatically at ${time}.`,
  opensOnce: (time: string) => `Opens once. Ends automatically at ${time}.`,
  coversAll: "Covers the whole portal until you end it.",
  read: "I have read this",
  close: "Close",
  emergency: {
    title: "Send this emergency message to everyone?",
    phonesNow: (count: number) =>
      plural(count, { one: "# open portal is covered at once", other: "# open portals are covered at once" }),
    screensNow: (count: number) =>
      plural(count, { one: "# screen shows nothing else", other: "# screens show nothing else" }),
    screensText: "In every language that it is written in.",
    notified: (count: number) =>
      plural(count, { one: "# phone gets a notification", other: "# phones get a notification" }),
    notifiedText: "The others see it when they look at the portal.",
    phones: "Every open portal is covered at once",
    phonesText: "Guests who scan later see it first. It stays until you end it.",
    languages: (languages: string) => `In ${languages}`,
    gaps: (languages: string, fallback: string) => `In ${languages}, guests see ${fallback}`,
    languagesText: "Each guest reads their own language.",
    doesNot: "It doesn’t sound the fire alarm or call the fire brigade.",
    hold: "Press and hold to send",
    holdText: "Hold for 2 seconds, or hold Space. Let go to stop.",
    halfway: "Halfway. Keep holding.",
    typed: "Can’t hold? Type SEND",
    word: "SEND",
    send: "Send emergency",
    logged: "The log records who sent it and when.",
  },
};

const portfolio = {
  title: "Compare properties",
  back: "Dashboard",
  caption: (range: string) => `Properties side by side: ${range}`,
  property: "Property",
  trend: "Trend",
  change: "vs previous period",
  today: "Today",
  published: "Last published",
  never: "Never",
  noLicence: "No valid licence",
  notYet: "This day hasn’t started there yet",
  open: (property: string) => `Open the dashboard of ${property}`,
  sum: (count: number) => plural(count, { one: "# property", other: "All # properties" }),
  soFar: (counted: string | number) => `${counted} counted so far`,
  counting: (counted: string | number, all: string | number) => `Counting: ${counted} of ${all} properties`,
  countedAt: (time: string) => `Counted at ${time}`,
  countedBetween: (from: string, to: string) => `Counted between ${from} and ${to}`,
  notCounted: "Not counted yet",
  countingFailed: "Some properties couldn’t be counted. The total covers those with figures.",
  shown: (shown: string | number, all: string | number) =>
    `Showing ${shown} of ${all} properties. Sorting and total include all of them.`,
  more: "Show more properties",
  file: "properties",
  heads: {
    from: "From",
    to: "To",
    before: "Visits before",
    counted: "Counted (UTC)",
    id: "Property ID",
  },
  about: {
    name: "Comparison",
    text: "Each property is counted in its own time zone, as on its own dashboard, and only while its licence is valid. The total adds up the properties: a guest who visits two of them is a unique visitor in each. The change compares with the same part of the previous period.",
  },
  failed: "Couldn’t load the properties.",
};

const starts = {
  title: "Where cards lead",
  text: "Guests who scan a card of this kind go straight there.",
  portal: "The portal",
  gone: "Deleted button",
  goneHint: "Its cards open the portal instead.",
  saved: "Saved. It applies immediately.",
};

const screens = {
  title: "Show on a screen",
  text: "Open this address in a TV’s browser. It shows what is open, what comes next and announcements, in all your languages, with the code of this place.",
  copy: "Copy the address",
  open: "Open",
};

const held = {
  line: (count: number) =>
    plural(count, { one: "# similar message held back", other: "# similar messages held back" }),
  reason: "They came from one network within a short time. No email was sent.",
  between: (first: string, last: string) => `First: ${first} · Last: ${last}`,
  show: "Show",
  hide: "Hide",
  empty: "These messages are no longer held back.",
  release: "Not spam",
  releaseHint: "They will be added to the list. No email is sent, and the dashboard’s figures don’t change.",
  remove: "Delete",
  question: (count: number) => plural(count, { one: "Delete # message?", other: "Delete # messages?" }),
  warning: "This can’t be undone.",
  keep: "Keep",
  confirm: "Delete permanently",
  running: "Deleting",
  released: (count: number) =>
    plural(count, { one: "# message added to the list", other: "# messages added to the list" }),
  removed: (count: number) => plural(count, { one: "# message deleted", other: "# messages deleted" }),
  settled: "Someone has already dealt with these messages",
  failed: "That didn’t work",
};

const inboxKeys = {
  next: "Next request",
  previous: "Previous request",
  open: "Open the request",
  back: "Back to the list",
};

const notifications = {
  title: "Notifications",
  text: "On this device, for every property of your group, also while this tool is closed. They end when you’re signed out here: twelve hours after you last used it, unless you chose to stay signed in.",
  newRequests: "New requests",
  overdueRequests: "Requests over their time",
  lowRatings: "Low ratings",
  lowHint: "2 stars or fewer, unless you chose otherwise for your emails.",
  none: "This browser can’t receive notifications.",
  refused: "This browser blocks notifications from here. Allow them in its settings, then reload this page.",
  homeScreen:
    "On an iPhone or iPad, first add this tool to the home screen (Share › Add to Home Screen), then open it from there.",
  failed: "This browser couldn’t be set up for notifications. Try again later.",
  readFailed: "Your notifications couldn’t be loaded.",
  guestWords: "Show what guests write",
  guestWordsHint: (groupName: string) =>
    `For everyone at ${groupName}. While this is off, notifications show property, place and service alone.`,
};

/**
 * Texts of rarely opened screens: announcements, portfolio, start pages, spam, keys, notifications. Loaded
 * with each.
 */
export const apart = { announcements, portfolio, starts, screens, held, inboxKeys, notifications };

export type ApartMessages = typeof apart;
export type AnnouncementMessages = ApartMessages["announcements"];
