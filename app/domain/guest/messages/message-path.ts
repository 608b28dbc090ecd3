/** The kinds of messages as addresses, settings and group files name them, in the order of `MESSAGE_KINDS`. */
export const MESSAGE_PATHS = ["requests", "feedback"] as const;

export type MessagePath = (typeof MESSAGE_PATHS)[number];
