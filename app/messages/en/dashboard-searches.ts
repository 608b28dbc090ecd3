import { pluralIn } from "../plural.ts";

const plural = pluralIn("en");

export const dashboardSearches = {
  title: "What guests looked for",
  about:
    "Words that guests typed into the search of your portal, in the last 30 days. A word is shown once 3 phones sent it on the same or on different days. Digits and addresses are never counted, nor who searched.",
  none: "Nobody has looked for anything yet.",
  noneHere: "Nobody looked for anything in this period.",
  tooOld: "Searches are kept for 30 days.",
  filter: "Language of the searches",
  everyLanguage: "Every language",
  byLanguage: "Share found, by language",
  columns: ["Words", "Result", "Times", "Opened"],
  outcomes: { found: "Found", missing: "Not found" },
  sums: { searches: "Searches", found: "Found", missing: "Not found" },
  timesOpened: "Times, and how many opened it",
  unanswered: "What nobody has answered yet",
  allFound: "Everything was found.",
  noneMissing: "Nothing is left to answer.",
  rare: "Looked for on fewer than 3 phones: not shown",
  times: (count: number) => plural(count, { one: "# time", other: "# times" }),
  answer: "Answer it",
  answerTerm: (term: string) => `Answer it: ${term}`,
  dismiss: "Not for us",
  dismissTerm: (term: string) => `Not for us: ${term}`,
  dismissed: (term: string) => `“${term}” is not for us`,
  undo: "Undo",
  undoTerm: (term: string) => `Undo: ${term}`,
  undone: (title: string) => `“${title}” is back to what guests see`,
  undoFailed: "Couldn’t undo this",
  answered: "Answered",
  becomesEntry: "Becomes an entry of your own",
  isQuestion: (name: string) => `Is the question “${name}”`,
  inDraft: (name: string) => `“${name}”, in the draft until you publish`,
  leadsTo: (title: string) => `leads to “${title}”`,
  showAll: (count: number) => `Show all ${count}`,
  failed: "The searches couldn’t be read.",
  again: "Try again",
};

export type DashboardSearchMessages = typeof dashboardSearches;
