/**
 * Runs scheduled jobs one after the other, each by its name. One that fails keeps no other from running; what failed is
 * logged at once and thrown at the end, so that the platform counts the run as failed.
 */
export async function runJobs(jobs: Readonly<Record<string, () => Promise<unknown>>>): Promise<void> {
  const failures: unknown[] = [];
  for (const [job, run] of Object.entries(jobs)) {
    try {
      await run();
    } catch (error) {
      console.error(JSON.stringify({ event: "job_failed", job, message: String(error) }), error);
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} scheduled jobs failed.`);
}
