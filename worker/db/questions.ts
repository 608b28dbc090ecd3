/** What the statements of a session ask, so that the same question is known again. */
export interface Questions {
  /** A statement as it was, but that what is bound from it is known. */
  noted(statement: D1PreparedStatement, query: string): D1PreparedStatement;
  /** Text that only the same question has; undefined of a statement that is not known, or has bytes for a value. */
  of(statement: D1PreparedStatement): string | undefined;
}

export function tellQuestions(): Questions {
  const asked = new WeakMap<D1PreparedStatement, readonly [query: string, ...values: unknown[]]>();
  return {
    noted: (statement, query) =>
      Object.create(statement, {
        bind: {
          value: (...values: unknown[]) => {
            const bound = statement.bind(...values);
            asked.set(bound, [query, ...values]);
            return bound;
          },
        },
      }),
    of(statement) {
      const question = asked.get(statement);
      const isText = question?.every((part) => part === null || typeof part !== "object");
      return isText ? JSON.stringify(question) : undefined;
    },
  };
}
