import { createInterface } from "node:readline/promises";

/** What is typed after a question, or the first line of what is piped in; empty where nothing comes. */
export async function readLine(question: string): Promise<string> {
  const { stdin: input, stdout: output } = process;
  const lines = createInterface({ input, output, terminal: input.isTTY === true });
  try {
    if (input.isTTY) output.write(question);
    const { value } = await lines[Symbol.asyncIterator]().next();
    return typeof value === "string" ? value.trim() : "";
  } finally {
    lines.close();
  }
}
