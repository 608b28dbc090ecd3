export const notifications = {
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

export type NotificationMessages = typeof notifications;
