import { pluralIn } from "../plural.ts";

const plural = pluralIn("en");

/** What guests saw at any moment of the past. */
export const history = {
  title: "History",
  hint: "What guests saw, to the minute",
  empty: "Your first version will appear here.",
  timeline: "Timeline",
  moment: "Moment",
  date: "Date",
  time: "Time",
  now: "Now",
  nowAt: (time: string) => `Now, ${time}`,
  show: "Show",
  versions: "Versions",
  licence: "Licence",
  season: "Season",
  live: "Live",
  liveSince: (time: string) => `Live since ${time}`,
  span: (from: string, to: string) => `${from} to ${to}`,
  licenceOpen: "Licence valid",
  licenceUntil: (day: string) => `Licence valid until ${day}`,
  licenceEnded: "Licence ended",
  closure: "Closed for the season",
  closureEnded: "Closing for the season taken back",
  recordBegan: "The record begins here",
  unpublished: "Portal taken offline",
  before: "The change before",
  after: "The change after",
  none: "No version yet",
  compare: "Compare with now",
  frame: (moment: string) => `What guests saw: ${moment}`,
  nothing: "Guests saw no portal at this moment.",
  inexact: "This is older than the record. You see the version as it was published.",
  same: "Nothing differs.",
  differ: (count: number) => plural(count, { one: "# place differs", other: "# places differ" }),
  actions: {
    new: (name: string) => `${name}: new`,
    gone: (name: string) => `${name}: gone`,
    renamed: (name: string) => `${name}: renamed`,
    moved: (name: string) => `${name}: moved`,
    changed: (name: string) => `${name}: changed`,
  },
  bringButton: "Bring this button back",
  bringLanguage: "Bring this language back",
  bringSection: "Bring this section back",
  notThen: "It was not there then.",
  older: "Show older changes",
};

export type HistoryMessages = typeof history;
