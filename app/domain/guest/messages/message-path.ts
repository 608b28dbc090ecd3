/** Icons that the design system has, as staff screens name them. */
type MessageIcon = "bell" | "feedback" | "search";

/**
 * The kinds of messages as addresses, settings and group files name them, each with what marks it beside its name; in
 * the order of `MESSAGE_KINDS`. Screens know them by this, without the schemas of kinds.
 */
export const MESSAGE_ICONS = { requests: "bell", feedback: "feedback" } as const satisfies Readonly<
  Record<string, MessageIcon>
>;

export type MessagePath = keyof typeof MESSAGE_ICONS;
export const MESSAGE_PATHS = Object.keys(MESSAGE_ICONS) as readonly MessagePath[];
