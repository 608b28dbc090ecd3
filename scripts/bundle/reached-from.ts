import type { Rolldown } from "vite";

/** What the build knows while it puts modules into files. */
export type ChunkingContext = Parameters<Exclude<Rolldown.CodeSplittingGroup["name"], string>>[1];
export type Modules = ReadonlySet<string>;

/** All modules that these import, and those import in turn; not what is imported only once it is needed. */
export function reachedFrom(entries: readonly string[], context: ChunkingContext): Modules {
  const reached = new Set<string>();
  const open = [...entries];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue;
    const found = context.getModuleInfo(id);
    if (found === null)
      throw new Error(`The build has no module ${id}, from which its files are told apart.`);
    reached.add(id);
    open.push(...found.importedIds);
  }
  return reached;
}
