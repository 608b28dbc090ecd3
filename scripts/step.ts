const SECOND_MS = 1_000;

/** Prints a step while it runs, and its duration on the same line when it ends or fails. */
export async function step<Result>(name: string, run: () => Result | Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  process.stdout.write(`${name} … `);
  try {
    return await run();
  } finally {
    process.stdout.write(`${((performance.now() - startedAt) / SECOND_MS).toFixed(1)} s\n`);
  }
}
