/** What each parameter of an address is, where its schema does not say. A name means the same on every route. */
export const PARAMETERS: Readonly<Record<string, string>> = {
  // in the path
  propertyId: "The property, by its id",
  groupId: "The group, by its id",
  buttonId: "The button, by its id; it is the same in every language",
  placeId: "The place, by its id",
  planId: "The planned version, by its id",
  pointId: "The restore point, by its id",
  requestId: "The guest's request, by its id",
  heldGroup: "The group of held messages, by its name",
  sessionId: "The session, by its id",
  uid: "The person, by their id",
  mailId: "The mail, by its id",
  visitorId: "The consent, by the id of the browser that gave it",
  sha256: "The picture, by the SHA-256 of its bytes in hexadecimal",
  number: "The version, by the number that it was published under",
  section: "The part of the draft",

  // in the query
  language:
    "The language, by its code. Of documents: that of `buttons`, which is one a language; empty for every other section",
  kind: "What kind of thing is meant",
  name: "The name that the file has where it comes from",
  limit: "The most entries of one page",
  cursor: "`nextCursor` of the page before; absent for the first page",
  state: "Only properties whose licence is in this state",
  usable: "Only properties with a valid licence",
  text: "What is searched for",
  active: "A property that is wanted as well, wherever it stands in the list",
  draft: "The whole draft of the property that is wanted, as well",
  held: "The messages of one group that was held back, in place of those that were not",
  download: "The picture is taken away to be printed, and not only looked at",
  range: "The last 7 or 30 days with today, one day by its hours, or one month by its days",
  date: "The day of `daily` as YYYY-MM-DD, the month of `monthly` as YYYY-MM; absent for the present one",
  format: "The form of the file",
  address: "An email address",
  requests: "Days that closed requests are supposed to be kept",
  feedback: "Days that feedback is supposed to be kept",
  before: "Only what is older than this moment, ISO 8601 UTC",
  at: "The moment, ISO 8601 UTC",
  unattended:
    "Sent by a tab that nobody has used since it refreshed last: the session does not last longer for it",
};
