export const dashboardAnswers = {
  title: "How quickly requests were answered",
  about:
    "From request to Done, for requests received in this period. Half were answered within the median. Medians need five answered requests. Not answered: still open, or could not be done. A request counts for the hour in which it came. Deleted requests are left out.",
  median: (count: string) => `Median of ${count} requests`,
  ninetieth: "9 of 10 answered within …",
  open: "Not answered",
  few: "Too few requests to show a median",
  byService: "By service",
  numbers: "Median and requests",
  byKind: "By kind of place",
  byHour: "By hour, median minutes",
  slowest: (from: string, to: string, time: string) => `Slowest ${from} to ${to}, ${time}`,
  noPlace: "No place known",
  columns: { requests: "Requests", answered: "Answered", median: "Median", ninetieth: "9 of 10" },
  all: "All requests",
  tooFew: "Too few",
};

export type DashboardAnswersMessages = typeof dashboardAnswers;
