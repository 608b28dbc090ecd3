type Batch = Pick<D1DatabaseSession, "batch">["batch"];

interface Waiting {
  readonly statements: D1PreparedStatement[];
  readonly resolve: (results: D1Result[] | Promise<D1Result[]>) => void;
}

/**
 * Sends what is read side by side as one batch: a round trip costs more than all that it asks for, and the parts of a
 * screen read each for itself. Where the one batch fails, each is sent alone, so that no part fails for another.
 *
 * For statements that only read: they may be sent twice.
 */
export function gatherBatches(batch: Batch): Batch {
  let waiting: Waiting[] = [];
  const send = async () => {
    const parts = waiting;
    waiting = [];
    try {
      const results = await batch(parts.flatMap(({ statements }) => statements));
      let start = 0;
      for (const { statements, resolve } of parts) {
        resolve(results.slice(start, start + statements.length));
        start += statements.length;
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
