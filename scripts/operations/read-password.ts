import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { OpsError } from "./ops-call.ts";

/** Shows the question and hides the typed answer. */
function mutedOutput(): Writable & { isMuted: boolean } {
  const output = Object.assign(
    new Writable({
      write: (chunk, _encoding, done) => {
        if (!output.isMuted) process.stdout.write(chunk);
        done();
      },
    }),
    { isMuted: false },
  );
  return output;
}

/**
 * Reads a password without leaving it in the shell history or the process list: typed unseen, or the first line of
 * piped input. Throws `OpsError` on an empty one.
 */
export async function readPassword(
  question: string,
  input: NodeJS.ReadStream = process.stdin,
): Promise<string> {
  const isTerminal = input.isTTY === true;
  const output = mutedOutput();
  const lines = createInterface({ input, output, terminal: isTerminal });
  try {
    if (isTerminal) output.write(question);
    output.isMuted = true;
    const { value } = await lines[Symbol.asyncIterator]().next();
    const password = typeof value === "string" ? value : "";
    if (password === "") throw new OpsError("The password is empty.");
    return password;
  } finally {
    lines.close();
    if (isTerminal) process.stdout.write("\n");
  }
}
