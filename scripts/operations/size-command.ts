import type { GroupFiles, GroupTables, Size } from "#domain/account/group-size.ts";
import { type Command, idOf } from "./command.ts";
import type { OpsCall } from "./ops-call.ts";

const KILOBYTE = 1_000;

function bytesText(bytes: number): string {
  const units = ["bytes", "kB", "MB", "GB"];
  const power = Math.min(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(KILOBYTE)), units.length - 1);
  return `${power === 0 ? bytes : (bytes / KILOBYTE ** power).toFixed(1)} ${units[power]}`;
}

const lineOf = (name: string, { count, bytes }: Size, what: string) =>
  `  ${name.padEnd(24)}${String(count).padStart(9)} ${what}  ${bytesText(bytes).padStart(12)}`;

function sumOf(sizes: readonly Size[]): Size {
  return {
    count: sizes.reduce((sum, { count }) => sum + count, 0),
    bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/** All pages of a group's files. */
async function readFiles(call: OpsCall, groupId: string): Promise<readonly GroupFiles[]> {
  const pages: GroupFiles[] = [];
  for (let cursor: string | undefined, isMore = true; isMore; ) {
    const query = cursor ? `?cursor=${encodeURIComponent(cursor)}` : "";
    const page = (await (await call("GET", `/groups/${groupId}/size/files${query}`)).json()) as GroupFiles;
    pages.push(page);
    cursor = page.nextCursor;
    isMore = cursor !== undefined;
  }
  return pages;
}

export const SIZE_COMMAND: Command = {
  usage: "GROUP",
  about:
    "says what a group takes: rows and bytes by table without indexes, files in R2, messages and figures",
  words: 1,
  run: async (call, [id]) => {
    const groupId = idOf(id);
    const response = await call("GET", `/groups/${groupId}/size/tables`);
    const { tables } = (await response.json()) as GroupTables;
    const pages = await readFiles(call, groupId);
    const publications = sumOf(pages.map((page) => page.publications));
    const objects = sumOf(pages.map((page) => page.objects));
    const uploads = sumOf(pages.map((page) => page.uploads));
    return [
      "database (D1)",
      ...tables.filter(({ count }) => count > 0).map((size) => lineOf(size.table, size, "rows   ")),
      lineOf("sum", sumOf(tables), "rows   "),
      "files (R2)",
      lineOf("publications", publications, "objects"),
      lineOf("uploads", uploads, "objects"),
      "messages and figures (Durable Objects)",
      lineOf("sum", objects, "objects"),
    ].join("\n");
  },
};
