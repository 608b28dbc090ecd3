import { Cron } from "croner";
import { unstable_readConfig } from "wrangler";

/** Fires the scheduled work of one pattern now, and waits until it has ended. */
export async function fireCron(origin: string, pattern: string): Promise<void> {
  const answer = await fetch(`${origin}/cdn-cgi/local/scheduled?${new URLSearchParams({ cron: pattern })}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The work of "${pattern}" failed: ${answer.status} ${text}`);
}

/**
 * Fires scheduled work at the times in wrangler.toml (UTC), because the local workerd never does. A failure is
 * printed, and fires again at its next time. @returns a function that stops it.
 */
export function fireCrons(origin: string, fire = fireCron): () => void {
  const { triggers } = unstable_readConfig({ config: "wrangler.toml" }, { hideWarnings: true });
  const crons: readonly string[] = triggers.crons ?? [];
  const jobs = crons.map(
    (pattern) =>
      new Cron(
        pattern,
        { timezone: "UTC", protect: true, unref: true, catch: (error) => console.error(String(error)) },
        () => fire(origin, pattern),
      ),
  );
  return () => {
    for (const job of jobs) job.stop();
  };
}
