export const dashboardMail = {
  title: "E-mails about this property",
  text: (email: string) => `They go to ${email} and to nobody else. Each has a link that ends it.`,
  weekly: "The figures of the week",
  weeklyHint: "Each Monday morning, in the time zone of the property.",
  alert: "Low ratings",
  alertHint: "When a guest gives a low rating; at most one e-mail an hour, with all that came in between.",
  threshold: "Low means",
  thresholds: {
    1: "1 star",
    2: "2 stars or fewer",
    3: "3 stars or fewer",
    4: "4 stars or fewer",
  },
  save: "Save",
  saving: "Saving",
  saved: "E-mails saved",
  saveFailed: "E-mails could not be saved",
  readFailed: "What you chose could not be read.",
};

export type DashboardMailMessages = typeof dashboardMail;
