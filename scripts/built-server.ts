import { globSync, readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";

/*
 * Serves the production build in workerd until its input closes: `built-server.ts --port PORT --state FOLDER [--var
 * NAME=VALUE]… [--front FILE]…`.
 *
 * The browser talks to workerd directly. `vite preview` and `wrangler dev` add a proxy, which costs as much processor
 * time as the Worker.
 */
const { values } = parseArgs({
  options: {
    port: { type: "string" },
    /** Folder of the databases, files and objects. */
    state: { type: "string" },
    /** Variables that the installation adds to its configuration. */
    var: { type: "string", multiple: true, default: [] },
    /** For benchmarks: a module whose default export wraps the Worker, and the modules it imports. */
    front: { type: "string", multiple: true, default: [] },
  },
});

/** `NAME=VALUE`; the value may contain equals signs. */
function parseVariable(text: string): readonly [name: string, value: string] {
  const end = text.indexOf("=");
  return [text.slice(0, end), text.slice(end + 1)];
}

const { workerOptions, main } = unstable_getMiniflareWorkerOptions(resolve("build/server/wrangler.json"));
const { modulesRules: _rules, ...worker } = workerOptions;
const rootPath = dirname(main ?? "");
const entry = "index.js";
const others = globSync("**/*.js", { cwd: rootPath }).filter((path) => path !== entry);

interface Module {
  readonly type: "ESModule";
  readonly path: string;
  readonly contents?: string;
}

/** Modules in front of our entry; the new entry comes first. */
function buildFrontModules(files: readonly string[]): readonly Module[] {
  const [first] = files;
  if (first === undefined) return [];
  const toName = (file: string) => join("front", relative(dirname(first), file));
  const made = `import worker from "./${entry}";
    import front from "./${toName(first)}";
    export * from "./${entry}";
    export default front(worker);`;
  return [
    { type: "ESModule", path: join(rootPath, "front.js"), contents: made },
    ...files.map((file): Module => {
      const contents = stripTypeScriptTypes(readFileSync(file, "utf8"));
      return { type: "ESModule", path: join(rootPath, toName(file)), contents };
    }),
  ];
}

const server = new Miniflare(
  convertV4MiniflareOptions({
    host: "localhost",
    port: Number(values.port),
    log: new Log(LogLevel.WARN),
    // Otherwise Miniflare looks up the machine's location over the network.
    cf: false,
    telemetry: { enabled: false },
    // A request fires crons (local-crons.ts).
    unsafeTriggerHandlers: true,
    resourcePersistencePath: join(resolve(values.state ?? ""), "v3"),
    workers: [
      {
        ...worker,
        bindings: Object.assign({}, worker.bindings, Object.fromEntries(values.var.map(parseVariable))),
        rootPath,
        modules: [
          ...buildFrontModules(values.front),
          ...[entry, ...others].map((path): Module => ({ type: "ESModule", path })),
        ],
      },
    ],
  }),
);
const stop = () => void server.dispose().then(() => process.exit());
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
// The parent process has ended.
process.stdin.on("end", stop).resume();
await server.ready;
