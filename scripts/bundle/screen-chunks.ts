import { resolve } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { Plugin, Rolldown } from "vite";
import routes from "../../app/routes.ts";
import { type ChunkingContext, type Modules, reachedFrom } from "./reached-from.ts";

/** React Router makes an entry of each route's file: under this name. */
const entryOf = (route: string) => resolve("app", `${route}?__react-router-build-client-route`);

/** Begins by being run, once the page has named its screens: it stays in a file of its own. */
const BEGINNING = resolve("app/entry.client.tsx");
const SHELL = "./routes/shell/route.tsx";
const SETUP = "./routes/setup/route.tsx";
const SIGN_IN = "./routes/entry/route.tsx";
const DASHBOARD = "./routes/dashboard/route.tsx";
/** The tab that staff are in most: what it shares with other screens is in the files of frames. */
const BUTTONS = "./routes/setup/buttons/route.tsx";

/** What changes from one version of the product to the next only with its packages. */
const FRAMEWORK =
  /\/node_modules\/(?:react|react-dom|react-router|scheduler)\/|^\0?rolldown\/runtime|^\0vite\/preload-helper/;
/** What checks values, and the library that it is written with: needed from the first save on, and no screen sooner. */
const LIBRARY_OF_SCHEMAS = /\/node_modules\/zod\//;
const OF_SCHEMAS = /\/app\/domain\/[^?]*-schemas?\.ts$/;
/** Values and rules: a file of schemas takes along all that it reads, and no screen is to wait for it for them. */
const OF_THE_DOMAIN = /\/app\/domain\/[^?]*\.ts$/;
/** What opens over a screen: no screen begins with it. */
const OVERLAYS = ["confirm-dialog", "dialog", "menu", "popover", "tooltip"].map((name) =>
  resolve(`app/ui/overlay/${name}-panel.tsx`),
);
/** What the texts of every language are written with. */
const OF_TEXTS = /\/app\/messages\/(?:plural|inside|text-part|compiled\/placeholder)\.ts$/;
/** Where help is, and how a refusal leads there: too small for a request each. */
const OF_HELP = /\/app\/components\/help\/(?:article-of|articles|use-help-action)\.ts$/;
/** Pieces that several screens show, such as a switch: too small for a request each. */
const SMALL_PARTS = /\/app\/ui\/[^?]*\.tsx?$/;
const PART_BYTES_MAX = 4_000;

/** The files that hold more than one screen, in the order in which they take their modules. */
const FILES = [
  "framework",
  "everywhere",
  "shell",
  "setup",
  "values",
  "schemas",
  "overlays",
  "tabs",
  "help",
  "parts",
] as const;
type File = (typeof FILES)[number];

function filesUnder(list: readonly RouteConfigEntry[]): readonly string[] {
  return list.flatMap(({ file, children = [] }) => [file, ...filesUnder(children)]);
}

function routeOf(file: string, list: readonly RouteConfigEntry[] = routes): RouteConfigEntry | undefined {
  for (const route of list) {
    const found = route.file === file ? route : routeOf(file, route.children ?? []);
    if (found) return found;
  }
  return undefined;
}

/** What modules import only once it is needed. */
function importedLater(modules: Modules, context: ChunkingContext): readonly string[] {
  return [...modules].flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
}

/**
 * Throws where a screen that staff begin with would wait for the library of schemas, and names what imports it. Such a
 * value belongs into a module of its own, beside the one with its schema.
 */
function refuseSchemas(frames: readonly Modules[], context: ChunkingContext): void {
  const reached = new Set(frames.flatMap((modules) => [...modules]));
  const guilty = [...reached].filter(
    (id) =>
      !LIBRARY_OF_SCHEMAS.test(id) &&
      context.getModuleInfo(id)?.importedIds.some((imported) => LIBRARY_OF_SCHEMAS.test(imported)),
  );
  if (guilty.length === 0) return;
  throw new Error(`Screens begin with schemas, which come later: ${guilty.join(", ")}.`);
}

/** What the entries of the build reach. */
function reach(context: ChunkingContext) {
  const from = (...files: string[]) => reachedFrom(files.map(entryOf), context);
  const tabs = filesUnder(routeOf(SETUP)?.children ?? []);
  const frames = new Set([SHELL, SETUP]);
  const buttons = from(BUTTONS);
  const others = filesUnder(routes).filter((file) => !tabs.includes(file) && !frames.has(file));
  const everywhere = new Set([...reachedFrom([BEGINNING], context), ...from("root.tsx")]);
  const [signIn, shell, setup] = [from(SIGN_IN), from(SHELL), from(SETUP)];
  refuseSchemas([everywhere, signIn, shell, setup, buttons, from(DASHBOARD)], context);
  return {
    everywhere,
    signIn,
    shell,
    setup,
    buttons,
    later: reachedFrom(importedLater(buttons, context), context),
    tabs: tabs.filter((file) => file !== BUTTONS).map((file) => from(file)),
    others: others.map((file) => from(file)),
    overlays: reachedFrom(OVERLAYS, context),
    readsSchemas: (id: string) =>
      [...reachedFrom([id], context)].some((imported) => LIBRARY_OF_SCHEMAS.test(imported)),
  };
}

type Reached = ReturnType<typeof reach>;

/**
 * Whose file a module stands in. What a frame imports is there for every screen inside it; what the sign-in screen
 * shares with a frame is in the file of all, so that it loads nothing of a frame.
 */
function fileOf(id: string, reached: Reached): File | null {
  const { everywhere, signIn, shell, setup, buttons, later, tabs, others, overlays, readsSchemas } = reached;
  if (id === BEGINNING) return null;
  if (FRAMEWORK.test(id)) return "framework";
  const isOurs = id.includes("/app/");
  if (everywhere.has(id) || OF_TEXTS.test(id) || (signIn.has(id) && isOurs)) return "everywhere";
  const isOfOthers = others.some((screen) => screen.has(id));
  if (shell.has(id) || ((setup.has(id) || buttons.has(id)) && isOfOthers)) return "shell";
  const tabCount = tabs.filter((tab) => tab.has(id)).length;
  if (setup.has(id) || (buttons.has(id) && tabCount > 0)) return "setup";
  // What its editor needs as well would be a file of its own.
  if (buttons.has(id)) return later.has(id) ? "setup" : null;
  if (OF_THE_DOMAIN.test(id) && !readsSchemas(id) && (isOfOthers || tabCount > 0)) return "values";
  if (LIBRARY_OF_SCHEMAS.test(id) || OF_SCHEMAS.test(id)) return "schemas";
  if (overlays.has(id)) return "overlays";
  if (OF_HELP.test(id)) return "help";
  if (tabCount > 1 && !isOfOthers) return "tabs";
  return SMALL_PARTS.test(id) && !signIn.has(id) ? "parts" : null;
}

/**
 * Puts what frames of screens import into one file a frame, with the frame itself. By default each set of routes that
 * share a module gets a file: 120 of them a screen, each with its own request and its own compression. What only single
 * screens use is left to that default.
 */
export function screenChunks(): Plugin {
  let reached: Reached | null = null;
  const groupOf = (file: File, index: number): Rolldown.CodeSplittingGroup => ({
    debugName: file,
    priority: FILES.length - index,
    // One group a file: of several names in one group, the first one met takes along what another one owns.
    name: (id, context) => {
      reached ??= reach(context);
      return fileOf(id, reached) === file ? file : null;
    },
    ...(file === "parts" ? { minShareCount: 2, maxModuleSize: PART_BYTES_MAX } : {}),
  });
  return {
    name: "foyer:screen-chunks",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    enforce: "post",
    // React Router asks for the exports of a route and no more. With more of them a frame's file is the frame itself:
    // each would be a file of its own otherwise, which only names the other.
    configEnvironment: (name) =>
      name === "client"
        ? { build: { rolldownOptions: { preserveEntrySignatures: "allow-extension" as const } } }
        : null,
    outputOptions: (options) => ({ ...options, codeSplitting: { groups: FILES.map(groupOf) } }),
  };
}
