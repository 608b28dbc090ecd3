import { resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { type ChunkingContext, reachedFrom } from "./reached-from.ts";

/** What the Worker begins with. */
const BEGINNING = resolve("worker/index.ts");
/** What guests never wait for: staff's screens and API, and what runs by the clock. */
const LATE = [resolve("worker/http/answer-staff.ts"), resolve("worker/ops/run-jobs.ts")];

/** In the order in which they take their modules, each with what these import. */
const FILES = ["beginning", "guests", "staff"] as const;
type File = (typeof FILES)[number];

/**
 * What each file is called. All of them are uploaded as one, so that no name needs a hash. Those that parts share would
 * be named after all of these, six kilobytes of names.
 */
function fileNameOf({ name }: Rolldown.PreRenderedChunk): string {
  return `assets/${name.startsWith("guests") ? "guests" : name}.js`;
}

function reach(context: ChunkingContext) {
  const atOnce = reachedFrom([BEGINNING], context);
  const later = [...atOnce].flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const guests = reachedFrom(
    later.filter((id) => !LATE.includes(id)),
    context,
  );
  return { atOnce, guests };
}

/**
 * Puts what the Worker begins with into one file, and what staff's parts and jobs share into another. By default each
 * set of parts that share a module gets a file: two hundred, whose lists of imports and exports alone are 32 KB of the
 * upload. Of guests' parts each set keeps its own, so that none loads what it does not run.
 */
export function workerChunks(): Plugin {
  let reached: ReturnType<typeof reach> | null = null;
  const fileOf = (id: string, context: ChunkingContext): File => {
    reached ??= reach(context);
    if (reached.atOnce.has(id)) return "beginning";
    return reached.guests.has(id) ? "guests" : "staff";
  };
  const groupOf = (file: File, index: number): Rolldown.CodeSplittingGroup => ({
    debugName: file,
    priority: FILES.length - index,
    name: (id, context) => (fileOf(id, context) === file ? file : null),
    minShareCount: 2,
    entriesAware: file === "guests",
  });
  return {
    name: "foyer:worker-chunks",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    enforce: "post",
    outputOptions: (options) => ({
      ...options,
      chunkFileNames: fileNameOf,
      codeSplitting: { groups: FILES.map(groupOf) },
    }),
  };
}
