/** Queries as guests type them, by the question that answers them. Of several ids (`coffee|kettle`), each is right. */
export type EverydayQueries = Readonly<Record<string, readonly string[]>>;
