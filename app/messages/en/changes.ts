import { pluralIn } from "../plural.ts";

const plural = pluralIn("en");

/** Differences between drafts, comparing versions, and restoring pieces. */
export const changes = {
  title: (version: string | number) => `What changes with version ${version}`,
  /** While `version` is planned. */
  afterPlanned: (version: string | number) => `What changes after version ${version}`,
  between: (from: string, to: string) => `What changed: ${from} → ${to}`,
  since: (count: number, version: string | number, date: string) =>
    plural(count, {
      one: `# change since version ${version}, published ${date}`,
      other: `# changes since version ${version}, published ${date}`,
    }),
  sincePlanned: (count: number, version: string | number) =>
    plural(count, {
      one: `# change since the planned version ${version}`,
      other: `# changes since the planned version ${version}`,
    }),
  count: (count: number) => plural(count, { one: "# change", other: "# changes" }),
  compare: "Compare",
  compareVersion: (version: string | number) => `Compare version ${version} with your draft`,
  with: (version: string | number) => `With version ${version}`,
  withPlanned: "With the planned version",
  planned: "The planned version",
  another: "Another…",
  from: "From",
  to: "To",
  draft: "Your draft",
  same: "There are no differences.",
  loading: "Comparing",
  failed: "The comparison couldn’t be loaded.",
  retry: "Try again",
  what: "What",
  before: "Before",
  after: "After",
  notThere: "Didn’t exist",
  noLonger: "Removed",
  empty: "Empty",
  notAnswered: "Not answered",
  notApplicable: "Does not apply",
  /** Fields of an own entry of the guide. */
  entry: {
    title: "Title",
    content: "Content",
    searchWords: "Search words",
    topic: "Topic",
    guard: "Who may read it",
  },
  groups: {
    buttons: "Buttons",
    texts: (language: string) => `Texts in ${language}`,
    language: (language: string) => `Buttons in ${language}`,
    theme: "Theme",
    homepage: "Homepage",
    answers: "Answers",
    property: "Property",
    social: "Social media",
  },
  counts: {
    changed: (count: number) => plural(count, { one: "# changed", other: "# changed" }),
    added: (count: number) => plural(count, { one: "# added", other: "# added" }),
    removed: (count: number) => plural(count, { one: "# removed", other: "# removed" }),
    moved: (count: number) => plural(count, { one: "# moved", other: "# moved" }),
  },
  more: (count: number) => plural(count, { one: "Show # more", other: "Show # more" }),
  fewer: "Show fewer",
  added: "Added",
  addedAt: (position: number) => `Added in position ${position}`,
  hidden: (text: string) => `${text}, hidden from guests`,
  languageWith: (language: string, count: number) =>
    plural(count, { one: `${language}, # button`, other: `${language}, # buttons` }),
  removed: "Removed",
  moved: "Moved",
  renamed: "Renamed",
  position: (position: number) => `Position ${position}`,
  contrast: (before: string, after: string) => `Text contrast: ${before} → ${after}`,
  formatting: "Formatting, links or pictures only",
  inside: (entry: string, field: string) => `${entry}: ${field}`,
  picture: "Picture",
  fields: {
    hidden: "Visible to guests",
    shown: "Shown",
    hours: "Opening hours",
    iconSize: "Icon size",
    iconPosition: "Icon position",
    nameOfButton: "Name of the button",
    width: "Width",
    answer: "How it is answered",
    note: "Guests can add a note",
    focus: "Focal point",
    other: "Other setting",
  },
  hours: {
    always: "Guests always see it",
    everyDay: "Every day",
    span: (from: string, to: string) => `${from} to ${to}`,
    on: (days: string, times: string) => `${days} ${times}`,
    yearly: (line: string, from: string, to: string) => `${line}, ${from} to ${to} every year`,
    dates: (line: string, days: string) => `${line}, ${days}`,
    exception: (date: string, times: string) => `${date}: ${times}`,
    closed: "closed",
    hide: "Otherwise hidden",
    close: "Otherwise shown closed",
  },
  ready: {
    title: "Ready to publish",
    passed: (passed: string | number, of: string | number) => `${passed} of ${of} checks passed`,
    show: "Show the checks",
    hide: "Hide the checks",
  },
  chip: {
    title: "Unpublished changes",
    count: (count: number) => plural(count, { one: "# unpublished change", other: "# unpublished changes" }),
    publish: "Go to Publish",
  },
  back: {
    action: "Bring back",
    button: (name: string, version: string | number) => `Bring “${name}” back as in version ${version}`,
    done: "Brought back to your draft",
    failed: "Couldn’t bring this back",
    missing: (count: number) =>
      plural(count, {
        one: "# of its files no longer exists. Choose another.",
        other: "# of its files no longer exist. Choose others.",
      }),
    applyFirst: "Apply or discard your changes first",
  },
};

export type ChangesMessages = typeof changes;
