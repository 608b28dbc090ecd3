/** What a statement asks: its text, and what stands in its places. */
export interface Question {
  readonly query: string;
  readonly values: readonly unknown[];
}

/** What the statements of a session ask, so that the same question is known again. */
export interface Questions {
  /** A statement as it was, but that what is bound from it is known. */
  noted(statement: D1PreparedStatement, query: string): D1PreparedStatement;
  /** Undefined of a statement that is not known. */
  of(statement: D1PreparedStatement): Question | undefined;
}

export function tellQuestions(): Questions {
  const asked = new WeakMap<D1PreparedStatement, Question>();
  return {
    noted: (statement, query) =>
      Object.create(statement, {
        bind: {
          value: (...values: unknown[]) => {
            const bound = statement.bind(...values);
            asked.set(bound, { query, values });
            return bound;
          },
        },
      }),
    of: (statement) => asked.get(statement),
  };
}

/** Of values that are compared as they stand: bytes are the same only where they are the same object. */
export function isSameQuestion(one: Question, other: Question): boolean {
  return one.query === other.query && one.values.every((value, at) => value === other.values[at]);
}
