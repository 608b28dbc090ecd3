import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * Files of the Worker that name the binding of a database, or open one by it, with the reason. All others ask
 * `databaseOf`, which is given the group.
 */
const ALLOWED: Readonly<Record<string, string>> = {
  "worker/db/client.ts": "it is the one way",
  "worker/http/request/read-nearby.ts": "a session of reads is opened before it is known who asks",
  "worker/live/group-channel.ts": "the same of a channel",
  "worker/live/log-delivery.ts": "reads in that session",
  "worker/ops/health.ts": "asks each binding whether it answers",
  "worker/ops/run-jobs.ts": "counts what jobs ask of it",
};

const OPENS = /\bopenDatabase\(|\benv\.DB\b/;

/** The lines of a file of the Worker that open a database past the one way, by number. */
export function openingsOf(file: string, source: string): readonly number[] {
  if (file in ALLOWED) return [];
  return source.split("\n").flatMap((line, index) => (OPENS.test(line) ? [index + 1] : []));
}

/** Prints each opening, and each file that is allowed one and has none. @returns whether there is neither. */
function checkWorker(): boolean {
  const listed = execFileSync("git", ["ls-files", "worker/*.ts", "worker/*.tsx"], { encoding: "utf8" });
  const files = listed.split("\n").filter((file) => file !== "" && !/\.test\.tsx?$/.test(file));
  const openings = files.flatMap((file) =>
    openingsOf(file, readFileSync(file, "utf8")).map(
      (line) => `${file}:${line} opens a database by its binding`,
    ),
  );
  const idle = Object.keys(ALLOWED)
    .filter((file) => !files.includes(file) || !OPENS.test(readFileSync(file, "utf8")))
    .map((file) => `${file} needs no leave any more; take it out of scripts/lint/databases.ts`);
  for (const line of [...openings, ...idle]) console.log(line);
  return openings.length + idle.length === 0;
}

if (import.meta.main) process.exitCode = checkWorker() ? 0 : 1;
