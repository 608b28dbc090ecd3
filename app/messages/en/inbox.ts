import { pluralIn } from "../plural.ts";

const plural = pluralIn("en");

export const inbox = {
  title: "Guest messages",
  requests: "Requests",
  requestsText:
    "Guest requests. Each is also emailed to the address set on its button, once that address is confirmed.",
  noRequests: "No requests yet.",
  noRequestsText: "Requests appear here once you publish a guest services button.",
  feedback: "Feedback",
  feedbackText: "Guests’ answers, newest first.",
  noFeedback: "No feedback yet.",
  noFeedbackText: "Answers appear here once you publish a feedback button.",
  room: (room: string) => `Room ${room}`,
  noRoom: "No room given",
  tickOff: (service: string) => `Mark as done: ${service}`,
  doneAt: (time: string) => `Done ${time}`,
  older: "Show older",
  stars: (value: number, max: number) => `${value} out of ${max} stars`,
  like: "Like",
  dislike: "Dislike",
  rating: (value: string, max: number) => `Average ${value} out of ${max}`,
  inLanguage: (language: string) => `in ${language}`,
  markDone: "Mark as done",
  reopen: "Reopen",
  reopenOne: (service: string) => `Reopen: ${service}`,
  markedDone: (service: string) => `Marked as done: ${service}`,
  reopened: (service: string) => `Open again: ${service}`,
  reopenFailed: "Couldn’t reopen this request",
  doneAgain: "Someone has marked it as done again",
  open: "Open",
  doneGroup: "Done",
  allDone: "Nothing is waiting.",
  undo: "Undo",
  show: "Show",
  arrived: (service: string, room: string) => `New: ${service}${room === "" ? "" : `, Room ${room}`}`,
  openRequests: (count: number) => plural(count, { one: "# open request", other: "# open requests" }),
  failed: "Couldn’t mark as done",
  held: {
    line: (count: number) =>
      plural(count, { one: "# similar message held back", other: "# similar messages held back" }),
    reason: "They came from one network within a short time. No email was sent.",
    nothingElse: "There are no other messages yet.",
    between: (first: string, last: string) => `First: ${first} · Last: ${last}`,
    show: "Show",
    hide: "Hide",
    empty: "These messages are no longer held back.",
    release: "Not spam",
    releaseHint:
      "They will be added to the list. No email is sent, and the dashboard’s figures don’t change.",
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
  },
};

export type InboxMessages = typeof inbox;
