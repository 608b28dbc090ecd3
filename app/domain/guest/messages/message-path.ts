/** Icons of the design system, as screens name them. */
type MessageIcon = "bell" | "feedback" | "search";

/**
 * Kinds of messages as used in addresses, settings and group files, with their icons; in the order of
 * `MESSAGE_KINDS`. Lets screens use them without loading the kinds' schemas.
 */
export const MESSAGE_ICONS = { requests: "bell", feedback: "feedback" } as const satisfies Readonly<
  Record<string, MessageIcon>
>;

export type MessagePath = keyof typeof MESSAGE_ICONS;
export const MESSAGE_PATHS = Object.keys(MESSAGE_ICONS) as readonly MessagePath[];
