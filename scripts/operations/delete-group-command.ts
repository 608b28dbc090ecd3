import { createInterface } from "node:readline/promises";
import type { GroupDeletion } from "#domain/account/group-deletion.ts";
import { SECOND_MS } from "#domain/time.ts";
import { type Command, parseId } from "./command.ts";
import type { OpsCall } from "./ops-call.ts";

interface Deleting {
  readonly name: string;
  readonly force: boolean;
  readonly print: (line: string) => void;
  readonly wait: (seconds: number) => Promise<unknown>;
}

/** Deletes a group page by page. @returns counts of deleted rows by kind. */
export async function deleteAll(
  call: OpsCall,
  groupId: string,
  { name, force, print, wait }: Deleting,
): Promise<Readonly<Record<string, number>>> {
  const sums: Record<string, number> = {};
  for (let cursor: string | undefined, isMore = true; isMore; ) {
    const json = { name, force, ...(cursor ? { cursor } : {}) };
    const page = (await (await call("POST", `/groups/${groupId}/delete`, json)).json()) as GroupDeletion;
    for (const [what, count] of Object.entries(page.done)) sums[what] = (sums[what] ?? 0) + count;
    cursor = page.nextCursor;
    isMore = cursor !== undefined;
    const part = cursor?.split(":")[0];
    if (page.waitSeconds !== undefined) {
      print(`Off the air. The rest goes in ${page.waitSeconds} seconds, when no cache shows it any more.`);
      await wait(page.waitSeconds);
    } else if (part !== undefined) print(`${part} …`);
  }
  return sums;
}

export const DELETE_GROUP_COMMAND: Command = {
  usage: "GROUP [--force]",
  about:
    "deletes all that is kept of a group for good; asks for its name; refused while a property's licence is valid or will be, unless --force",
  words: 1,
  run: async (call, [id], { force = false }, print) => {
    const groupId = parseId(id);
    const name = await readLine(`Everything of ${groupId} will be gone. The group's name: `);
    const wait = (seconds: number) => new Promise((after) => setTimeout(after, seconds * SECOND_MS));
    const done = await deleteAll(call, groupId, { name, force, print, wait });
    const counts = Object.entries(done).map(([what, count]) => `${count} ${what}`);
    return `Deleted ${name}: ${counts.join(", ")}.`;
  },
};

/** Typed answer to a question, or the first line of piped input; empty without input. */
async function readLine(question: string): Promise<string> {
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
