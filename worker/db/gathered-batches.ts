import { isSameQuestion, type Question, type Questions } from "./questions.ts";

type Batch = Pick<D1DatabaseSession, "batch">["batch"];

interface Waiting {
  readonly statements: D1PreparedStatement[];
  readonly resolve: (results: D1Result[] | Promise<D1Result[]>) => void;
}

/** The statements of several parts, none of them twice, and for each part where its answers will stand. */
function askedOnce(parts: readonly Waiting[], questions: Questions) {
  const statements: D1PreparedStatement[] = [];
  const asked: (Question | undefined)[] = [];
  const placed = (statement: D1PreparedStatement): number => {
    const question = questions.of(statement);
    const known = question ? asked.findIndex((other) => other && isSameQuestion(question, other)) : -1;
    if (known !== -1) return known;
    asked.push(question);
    return statements.push(statement) - 1;
  };
  return { statements, places: parts.map((part) => part.statements.map(placed)) };
}

/**
 * Sends what is read side by side as one batch: a round trip costs more than all that it asks for, and the parts of a
 * screen read each for itself. What several ask, such as who somebody is, is asked once. Where the one batch fails,
 * each is sent alone, so that no part fails for another.
 *
 * For statements that only read: they may be sent twice.
 */
export function gatherBatches(batch: Batch, questions: Questions): Batch {
  let waiting: Waiting[] = [];
  const send = async () => {
    const parts = waiting;
    waiting = [];
    try {
      const { statements, places } = askedOnce(parts, questions);
      const results = await batch(statements);
      for (const [index, { resolve }] of parts.entries()) {
        resolve((places[index] ?? []).flatMap((place) => results[place] ?? []));
      }
    } catch {
      for (const { statements, resolve } of parts) resolve(batch(statements));
    }
  };
  return <Row>(statements: D1PreparedStatement[]) =>
    new Promise<D1Result<Row>[]>((resolve) => {
      // What begins together has asked by then: ahead of its first read it waits for nothing but itself.
      if (waiting.length === 0) setTimeout(send, 0);
      waiting.push({ statements, resolve: resolve as Waiting["resolve"] });
    });
}
