const SECOND_MS = 1_000;

/** Names a step while it runs, and how long it took on the same line once it has ended, well or not. */
export async function step<Result>(name: string, run: () => Result | Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  process.stdout.write(`${name} … `);
  try {
    return await run();
  } finally {
    process.stdout.write(`${((performance.now() - startedAt) / SECOND_MS).toFixed(1)} s\n`);
  }
}
