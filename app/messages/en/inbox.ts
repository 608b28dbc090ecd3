import { pluralIn } from "../plural.ts";

const plural = pluralIn("en");

export const inbox = {
  title: "Guest messages",
  back: "Dashboard",
  requests: "Requests",
  requestsText:
    "What guests asked for. The mailbox of each button gets them too, once its address is confirmed.",
  noRequests: "No guest has asked for anything yet.",
  noRequestsText: "Requests appear here once a guest-services button is published.",
  feedback: "Feedback",
  feedbackText: "What guests answered, newest first.",
  noFeedback: "No guest has answered yet.",
  noFeedbackText: "Answers appear here once a feedback button is published.",
  room: (room: string) => `Room ${room}`,
  noRoom: "No room given",
  done: "Done",
  tickOff: (service: string) => `Tick off: ${service}`,
  doneAt: (time: string) => `Done ${time}`,
  older: "Show older",
  stars: (value: number, max: number) => `${value} of ${max} stars`,
  like: "Like",
  dislike: "Dislike",
  rating: (value: string, max: number) => `Average ${value} of ${max}`,
  inLanguage: (language: string) => `in ${language}`,
  failed: "This could not be ticked off",
  held: {
    line: (count: number) =>
      plural(count, { one: "# similar message held back", other: "# similar messages held back" }),
    reason: "They came from one network within a short time. Nobody was mailed.",
    nothingElse: "There are no other messages yet.",
    between: (first: string, last: string) => `First: ${first} · Last: ${last}`,
    show: "Show",
    hide: "Hide",
    empty: "These messages are no longer held back.",
    release: "These are real",
    releaseHint: "Real ones join the list. Nobody is mailed, and the dashboard’s figures stay as they are.",
    remove: "Delete",
    question: (count: number) => plural(count, { one: "Delete # message?", other: "Delete # messages?" }),
    warning: "Nobody can bring them back.",
    keep: "Keep",
    confirm: "Delete for good",
    running: "Deleting",
    released: (count: number) =>
      plural(count, { one: "# message joined the list", other: "# messages joined the list" }),
    removed: (count: number) => plural(count, { one: "# message deleted", other: "# messages deleted" }),
    settled: "Somebody has seen to these messages already",
    failed: "That did not work",
  },
};

export type InboxMessages = typeof inbox;
