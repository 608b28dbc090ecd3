export const dashboardMail = {
  title: "Email alerts",
  text: (email: string) => `Sent to ${email} only. Each includes an unsubscribe link.`,
  weekly: "Weekly figures",
  weeklyHint: "Every Monday morning, in the property’s time zone.",
  alert: "Low ratings",
  alertHint: "When a guest gives a low rating; at most one email per hour.",
  threshold: "Alert me at",
  thresholds: {
    1: "1 star",
    2: "2 stars or fewer",
    3: "3 stars or fewer",
    4: "4 stars or fewer",
  },
  overdue: "Guests who wait too long",
  overdueHint: "When a request takes longer than its service should; at most one email in ten minutes.",
  save: "Save",
  saving: "Saving",
  saved: "Alert settings saved",
  saveFailed: "Couldn’t save alert settings",
  readFailed: "Couldn’t load your alert settings.",
};

export type DashboardMailMessages = typeof dashboardMail;
