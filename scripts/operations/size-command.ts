import type { GroupFiles, GroupTables, Size } from "#domain/account/group-size.ts";
import { type Command, parseId } from "./command.ts";
import type { OpsCall } from "./ops-call.ts";

const KILOBYTE = 1_000;

function bytesText(bytes: number): string {
  const units = ["bytes", "kB", "MB", "GB"];
  const power = Math.min(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(KILOBYTE)), units.length - 1);
  return `${power === 0 ? bytes : (bytes / KILOBYTE ** power).toFixed(1)} ${units[power]}`;
}

const formatLine = (name: string, { count, bytes }: Size, what: string) =>
  `  ${name.padEnd(24)}${String(count).padStart(9)} ${what}  ${bytesText(bytes).padStart(12)}`;

function sumSizes(sizes: readonly Size[]): Size {
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
    const groupId = parseId(id);
    const response = await call("GET", `/groups/${groupId}/size/tables`);
    const { tables } = (await response.json()) as GroupTables;
    const pages = await readFiles(call, groupId);
    const publications = sumSizes(pages.map((page) => page.publications));
    const objects = sumSizes(pages.map((page) => page.objects));
    const uploads = sumSizes(pages.map((page) => page.uploads));
    return [
      "database (D1)",
      ...tables.filter(({ count }) => count > 0).map((size) => formatLine(size.table, size, "rows   ")),
      formatLine("sum", sumSizes(tables), "rows   "),
      "files (R2)",
      formatLine("publications", publications, "objects"),
      formatLine("uploads", uploads, "objects"),
      "messages and figures (Durable Objects)",
      formatLine("sum", objects, "objects"),
    ].join("\n");
  },
};
