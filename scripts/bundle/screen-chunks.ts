import { resolve } from "node:path";
import type { Rolldown } from "vite";

type NameModule = Exclude<Rolldown.CodeSplittingGroup["name"], string>;
type ChunkingContext = Parameters<NameModule>[1];

/** React Router makes an entry of each route's file: under this name. */
const entryOf = (route: string) => resolve("app", `${route}?__react-router-build-client-route`);

/** Begins by being run, once the page has named its screens: it stays in a file of its own. */
const BEGINNING = resolve("app/entry.client.tsx");

const ENTRIES = {
  everywhere: [BEGINNING, entryOf("root.tsx")],
  signIn: [entryOf("routes/entry/route.tsx")],
  shell: [entryOf("routes/shell/route.tsx")],
  setup: [entryOf("routes/setup/route.tsx")],
} as const;

/** Pieces that several screens show, such as a switch: too small for a request each. */
const SMALL_PARTS = /\/app\/ui\/[^?]*\.tsx?$/;
const PART_BYTES_MAX = 4_000;

type Reached = Readonly<Record<keyof typeof ENTRIES, ReadonlySet<string>>>;

/** All modules that these import, and those import in turn; not what is imported only once it is needed. */
function reachedFrom(entries: readonly string[], context: ChunkingContext): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [...entries];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue;
    const found = context.getModuleInfo(id);
    if (found === null) throw new Error(`The build has no module ${id}, an entry of screen-chunks.ts`);
    reached.add(id);
    open.push(...found.importedIds);
  }
  return reached;
}

/**
 * Whose file a module stands in. What a frame imports is there for every screen inside it; what the sign-in screen
 * shares with a frame is in the file of all, so that it loads nothing of a frame.
 */
function fileOf(id: string, { everywhere, signIn, shell, setup }: Reached): string | null {
  if (id === BEGINNING) return null;
  if (everywhere.has(id)) return "everywhere";
  if (signIn.has(id) && (shell.has(id) || setup.has(id))) return "everywhere";
  if (shell.has(id)) return "shell";
  return setup.has(id) ? "setup" : null;
}

/**
 * Puts what frames of screens import into one file a frame. By default each set of routes that share a module gets a
 * file: 120 of them a screen, each with its own request and its own compression. What only single screens use is left
 * to that default.
 */
export function screenChunks(): Rolldown.CodeSplittingOptions {
  let reached: Reached | null = null;
  const reach = (context: ChunkingContext): Reached => ({
    everywhere: reachedFrom(ENTRIES.everywhere, context),
    signIn: reachedFrom(ENTRIES.signIn, context),
    shell: reachedFrom(ENTRIES.shell, context),
    setup: reachedFrom(ENTRIES.setup, context),
  });
  // One group a file: of several names in one group, the first one met takes along what another one owns.
  const groups: Rolldown.CodeSplittingGroup[] = ["everywhere", "shell", "setup"].map(
    (file, index, { length }) => ({
      priority: length - index,
      name: (id: string, context: ChunkingContext) => {
        reached ??= reach(context);
        return fileOf(id, reached) === file ? file : null;
      },
    }),
  );
  groups.push({
    name: (id, context) => {
      reached ??= reach(context);
      const isPart = SMALL_PARTS.test(id) && !reached.signIn.has(id);
      return isPart ? "parts" : null;
    },
    minShareCount: 2,
    maxModuleSize: PART_BYTES_MAX,
  });
  return { groups };
}
