import { resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";

type Context = Parameters<Exclude<Rolldown.CodeSplittingGroup["name"], string>>[1];

/** React Router's entry for a route's file. */
const toEntry = (route: string) =>
  resolve("app/routes", `${route}/route.tsx?__react-router-build-client-route`);

/** Runs as soon as it is loaded, so it needs its own file. */
const BEGINNING = resolve("app/entry.client.tsx");

const FRAMEWORK =
  /\/node_modules\/(?:react|react-dom|react-router|scheduler)\/|^\0?rolldown\/runtime|^\0vite\/preload-helper/;
const SCHEMAS = /\/node_modules\/zod\/|\/app\/domain\/(?:[^?]*-schemas?|zod)\.ts$/;

/** Small parts of many screens, which would get a file each. */
const PARTS = {
  everywhere: ["messages/plural.ts"],
  shell: ["components/new-id.ts", "ui/chip.tsx", "ui/feedback/progress.tsx", "ui/feedback/skeleton.tsx"],
};
const toPart = (path: string) => resolve("app", path);

/** Screens whose imports share one file each. Order matters: earlier frames claim modules first. */
const FRAMES: Readonly<Record<string, readonly string[]>> = {
  everywhere: [
    BEGINNING,
    resolve("app/root.tsx?__react-router-build-client-route"),
    toEntry("entry"),
    ...PARTS.everywhere.map(toPart),
  ],
  shell: [toEntry("shell"), ...PARTS.shell.map(toPart)],
  setup: [toEntry("setup"), resolve("app/routes/setup/setup-frame.tsx")],
  buttons: [toEntry("setup/buttons")],
  answers: [toEntry("answers")],
};

/** All static imports of these modules, themselves included. */
function reachFrom(entries: readonly string[], context: Context): ReadonlySet<string> {
  const reached = new Set(entries);
  for (const id of reached)
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) reached.add(next);
  return reached;
}

/**
 * Puts the imports of a screen frame into one file. By default every set of routes that share a module gets its own
 * file: 120 requests for one screen.
 */
export function screenChunks(): Plugin {
  const reached = new Map<string, ReadonlySet<string>>();
  const isReached = (frame: string, id: string, context: Context) => {
    const known = reached.get(frame) ?? reachFrom(FRAMES[frame] ?? [], context);
    reached.set(frame, known);
    return id !== BEGINNING && known.has(id);
  };
  const frames = Object.keys(FRAMES).map((name, index) => ({
    name: (id: string, context: Context) => (isReached(name, id, context) ? name : null),
    priority: 10 - index,
  }));
  return {
    name: "foyer:screen-chunks",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    enforce: "post",
    outputOptions: (options) => ({
      ...options,
      codeSplitting: {
        groups: [
          { name: "framework", test: FRAMEWORK, priority: 20 },
          ...frames,
          { name: "schemas", test: SCHEMAS, priority: 5 },
        ],
      },
    }),
  };
}
