import { existsSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import {
  type ExportPage,
  type ImportEnded,
  type ImportProgress,
  KEYS_PER_CHECK_MAX,
  type TransferHeader,
  type TransferLine,
} from "#domain/account/group-transfer.ts";
import { type Command, parseId } from "./command.ts";
import { FileReferences, getUniqueValues } from "./file-references.ts";
import { LineValidator } from "./line-validator.ts";
import { LostObjects } from "./lost-objects.ts";
import { type OpsCall, OpsError, OpsWarning } from "./ops-call.ts";
import { readPassword } from "./read-password.ts";
import { findSeal } from "./sealed-file.ts";
import { readLines, TransferWriter, verifyFile } from "./transfer-file.ts";

/** Size of a page of lines; a larger line is sent alone. */
const PAGE_CHARACTERS_MAX = 1_000_000;
const PAGE_LINES_MAX = 500;

const readAnswer = async <Answer>(response: Promise<Response>) => (await (await response).json()) as Answer;

/** Delays before an unanswered page is retried. An export can't be resumed. */
const PAUSES_MS = [1_000, 5_000, 20_000];

/** Reads a page, with retries: reading changes nothing, and an export of minutes meets a moment without answer. */
async function readPage(call: OpsCall, groupId: string, cursor: string): Promise<ExportPage> {
  const read = () => readAnswer<ExportPage>(call("POST", `/groups/${groupId}/export`, { cursor }));
  for (const pause of PAUSES_MS) {
    try {
      return await read();
    } catch {
      // A permanent refusal fails again on the last try.
      await new Promise((after) => setTimeout(after, pause));
    }
  }
  return read();
}

/** Writes a group to a new file. @returns counts of lines by kind. */
async function exportAll(
  call: OpsCall,
  groupId: string,
  { file, passphrase }: { readonly file: string; readonly passphrase: string | null },
) {
  // Before the file is created: an unknown group leaves no file.
  let page = await readAnswer<ExportPage>(call("POST", `/groups/${groupId}/export`, {}));
  const writer = new TransferWriter(file, passphrase);
  try {
    if (page.header) await writer.header(page.header);
    for (;;) {
      for (const line of page.lines) await writer.line(line);
      if (page.nextCursor === undefined) return await writer.end();
      page = await readPage(call, groupId, page.nextCursor);
    }
  } catch (error) {
    await writer.drop();
    throw error;
  }
}

const FAULTS_NAMED_MAX = 20;

/**
 * Reads a whole file, validates each line and checks references. Throws `OpsError` when it is truncated or changed.
 * `faults` are the first lines that no installation accepts, in words.
 */
async function checkFile(file: string, passphrase: string | null) {
  const references = new FileReferences();
  const lost = new LostObjects();
  const lines = new LineValidator();
  const faults: string[] = [];
  const { header, trailer } = await verifyFile(file, passphrase, async (line, lineNumber) => {
    references.see(line, lineNumber);
    lost.see(line);
    const fault = faults.length < FAULTS_NAMED_MAX ? await lines.judge(line, lineNumber) : null;
    if (fault !== null) faults.push(fault);
  });
  const problem = references.end(header);
  if (problem !== null && faults.length === 0) throw new OpsError(`${file} is not whole: ${problem}`);
  return { header, trailer, lost: lost.words, faults };
}

/** Warning of an export about lines that no import accepts. */
function formatFaults(faults: readonly string[]): string | null {
  if (faults.length === 0) return null;
  return ["No installation takes this file, because of what is stored here:", ...faults].join("\n  ");
}

/** Report of a command. Throws it when objects are lost, so that the exit code says so. */
function appendLost(lost: string | null, said: string): string {
  if (lost === null) return said;
  throw new OpsWarning(`${said}\n${lost}`);
}

const PASSPHRASE_LENGTH_MIN = 16;

/** Passphrase from the environment or typed, never from an argument: those are visible in history and process list. */
const readPassphrase = async () =>
  process.env.FOYER_EXPORT_PASSPHRASE || (await readPassword("Passphrase of the file: "));

async function newPassphrase(): Promise<string> {
  const passphrase = await readPassphrase();
  if (passphrase.length < PASSPHRASE_LENGTH_MIN) {
    throw new OpsError(`A passphrase has ${PASSPHRASE_LENGTH_MIN} characters at least: five random words.`);
  }
  const isTyped = !process.env.FOYER_EXPORT_PASSPHRASE && process.stdin.isTTY;
  if (isTyped && (await readPassword("The same again: ")) !== passphrase) {
    throw new OpsError("These are two passphrases; nothing is written.");
  }
  return passphrase;
}

interface Checking {
  readonly lines: AsyncIterable<TransferLine>;
  readonly header: TransferHeader;
  readonly sha256: string;
}

/**
 * Asks the target whether values of the file are in use, unless this import has begun there. @returns the number of
 * stored lines.
 */
async function askConflicts(call: OpsCall, { lines, header, sha256 }: Checking): Promise<ImportProgress> {
  const ask = (keys: Readonly<Record<string, readonly string[]>>) =>
    readAnswer<ImportProgress>(call("POST", "/imports/check", { header, sha256, keys }));
  const before = await ask({});
  if (before.done !== null) return before;
  // Reads the file again: its values may exceed memory.
  const waiting: Record<string, string[]> = {};
  for await (const line of lines) {
    for (const [column, value] of getUniqueValues(line)) {
      const values = waiting[column] ?? [];
      waiting[column] = values;
      values.push(value);
      if (values.length === KEYS_PER_CHECK_MAX) await ask({ [column]: values.splice(0) });
    }
  }
  await ask(waiting);
  return before;
}

/** Ends an import, which may be repeated, and puts portals on the air until no more succeed. */
async function endImport(
  call: OpsCall,
  groupId: string,
  { end, print }: { readonly end: object; readonly print: (line: string) => void },
): Promise<ImportEnded> {
  const ask = () => readAnswer<ImportEnded>(call("POST", `/imports/${groupId}/end`, end));
  let ended = await ask();
  for (let before = Number.POSITIVE_INFINITY; ended.waiting > 0 && ended.waiting < before; ) {
    before = ended.waiting;
    print(`${before} portals to bring on the air …`);
    ended = await ask();
  }
  return ended;
}

/** Pages of the lines after the first `done`. */
async function* toPages(lines: AsyncIterable<TransferLine>, done: number) {
  let lineNumber = 0;
  let size = 0;
  let page: TransferLine[] = [];
  for await (const line of lines) {
    lineNumber += 1;
    if (lineNumber <= done) continue;
    const length = JSON.stringify(line).length;
    if (page.length > 0 && (size + length > PAGE_CHARACTERS_MAX || page.length >= PAGE_LINES_MAX)) {
      yield { from: lineNumber - 1 - page.length, lines: page };
      page = [];
      size = 0;
    }
    page.push(line);
    size += length;
  }
  if (page.length > 0) yield { from: lineNumber - page.length, lines: page };
}

const TRUST_WARNING =
  "Import only a file that you trust: the person who made it decides who signs in here, and what guests read under your address.";

export const TRANSFER_COMMANDS: Readonly<Record<string, Command>> = {
  "export-group": {
    usage: "GROUP FILE [--seal]",
    about:
      "writes a group with its accounts, files and figures to a new file (gzip) that import-group reads; it holds password hashes: keep it as you keep the OPS_TOKEN; objects that R2 has lost are named, and the exit is 2; --seal encrypts it by FOYER_EXPORT_PASSPHRASE, or one that is typed",
    words: 2,
    run: async (call, [id, file = ""], { seal = false }) => {
      if (existsSync(file)) throw new OpsError(`${file} is there already.`);
      if (!existsSync(dirname(file))) throw new OpsError(`There is no folder ${dirname(file)}.`);
      const groupId = parseId(id);
      // Written under a temporary name, so that the final name means a complete file.
      const part = `${file}.part`;
      rmSync(part, { force: true });
      const passphrase = seal ? await newPassphrase() : null;
      const counts = await exportAll(call, groupId, { file: part, passphrase });
      const { lost, faults } = await checkFile(part, passphrase).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        throw new OpsError(`The group was changed while it was read; export it again. ${reason}`);
      });
      renameSync(part, file);
      const lines = Object.values(counts).reduce((sum, count) => sum + count, 0);
      const safe = seal ? "it is sealed: keep the passphrase elsewhere" : "only you can read it";
      const said = `Wrote ${lines} lines of ${id} to ${file}. It holds password hashes; ${safe}.`;
      const warnings = [lost, formatFaults(faults)].filter((words) => words !== null);
      return appendLost(warnings.length > 0 ? warnings.join("\n") : null, said);
    },
  },
  "import-group": {
    usage: "FILE",
    about:
      "brings a group here from a file of export-group; import only a file that you trust: its people will sign in here, under your address; each line is judged first, and a file is refused whole, also while anything of it is in use here; broken off, it goes on when typed again",
    words: 1,
    run: async (call, [file = ""], _options, print) => {
      if (!existsSync(file)) throw new OpsError(`There is no ${file}.`);
      const passphrase = findSeal(file) ? await readPassphrase() : null;
      print(TRUST_WARNING);
      const { header, trailer, lost, faults } = await checkFile(file, passphrase);
      const [fault] = faults;
      if (fault !== undefined) throw new OpsError(`${fault} Nothing was changed.`);
      const lines = () => readLines(file, passphrase);
      const { sha256 } = trailer;
      const before = await askConflicts(call, { lines: lines(), header, sha256 });
      const activity = trailer.end.activity ?? 0;
      const begun = await readAnswer<ImportProgress>(call("POST", "/imports", { header, sha256, activity }));
      if (before.endedAt === null && before.done !== null) print(`It goes on behind line ${before.done}.`);
      const all = Object.values(trailer.end).reduce((sum, count) => sum + count, 0);
      const rest = begun.endedAt === null ? toPages(lines(), begun.done ?? 0) : [];
      for await (const page of rest) {
        await call("POST", `/imports/${header.group}/lines`, { sha256, ...page });
        print(`${page.from + page.lines.length} of ${all} lines …`);
      }
      const end = { sha256, counts: trailer.end };
      const { properties, waiting } = await endImport(call, header.group, { end, print });
      const what = `${header.name}: ${properties} ${properties === 1 ? "property" : "properties"}, ${trailer.end.users ?? 0} people`;
      const portals =
        waiting === 0
          ? "All portals show what they should."
          : `${waiting} portals follow within minutes; check-portals tells.`;
      const said =
        begun.endedAt === null
          ? `Brought ${what}.`
          : `${what} came from this file at ${new Date(begun.endedAt).toISOString()} already; nothing was changed.`;
      return appendLost(lost, `${said} ${portals}`);
    },
  },
};
