import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import { STAFF_WORKER_PATH } from "../../session/notifications/worker-path.ts";

const SCRIPT = fileURLToPath(new URL("./guest.ts", import.meta.url));
const MORE_SCRIPT = fileURLToPath(new URL("./more.ts", import.meta.url));
const HOURS_SCRIPT = fileURLToPath(new URL("./hours.ts", import.meta.url));
const PROGRESS_SCRIPT = fileURLToPath(new URL("./progress.ts", import.meta.url));
const NEWS_SCRIPT = fileURLToPath(new URL("./news.ts", import.meta.url));
const ASK_SCRIPT = fileURLToPath(new URL("./ask.ts", import.meta.url));
const SEARCH_SCRIPT = fileURLToPath(new URL("./search/search.ts", import.meta.url));
const GUARD_SCRIPT = fileURLToPath(new URL("./guard.ts", import.meta.url));
const SERVICE_WORKER = fileURLToPath(new URL("./offline/service-worker.ts", import.meta.url));
const SCREEN_SCRIPT = fileURLToPath(new URL("./screen/screen.ts", import.meta.url));
const STAFF_WORKER = fileURLToPath(new URL("../../session/notifications/staff-worker.ts", import.meta.url));
const STYLE = fileURLToPath(new URL("../style/portal.css", import.meta.url));
const GUIDE_STYLE = fileURLToPath(new URL("../style/guide.css", import.meta.url));
const SCREEN_STYLE = fileURLToPath(new URL("../style/screen.css", import.meta.url));

interface Made {
  readonly exports: Readonly<Record<string, string>>;
  readonly files: readonly string[];
}

/** Bundles one script, ignoring the surrounding configuration. */
async function makeScript(input: string, format: "iife" | "es" = "iife"): Promise<Made> {
  const result = await build({
    configFile: false,
    envFile: false,
    logLevel: "silent",
    publicDir: false,
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      target: "es2022",
      rolldownOptions: { input, output: { format }, preserveEntrySignatures: "strict" },
    },
  });
  const [output] = [result].flat();
  const chunk = output && "output" in output ? output.output[0] : undefined;
  if (chunk?.type !== "chunk") throw new Error(`${input} did not become one file.`);
  const source = chunk.code.trim();
  const hash = createHash("sha256").update(source).digest("hex").slice(0, 16);
  return { exports: { source, hash }, files: chunk.moduleIds.filter((file) => !file.startsWith("\0")) };
}

/** A style sheet with its imports in order, and the list of files. */
async function readStyle(file: string): Promise<{ css: string; files: string[] }> {
  const sheet = await readFile(file, "utf8");
  const parts = [...sheet.matchAll(/^@import "(.+)";$/gm)].map(([, part = ""]) => join(dirname(file), part));
  const texts = await Promise.all(parts.map((part) => readFile(part, "utf8")));
  return { css: texts.join("\n"), files: [file, ...parts] };
}

/** Removes comments and unneeded white space. Only for our own sheets, which contain no strings. */
function compact(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/\s+/g, " ")
    .replace(/ ?([{};,>]) ?/g, "$1")
    .replace(/: /g, ":")
    .replaceAll(";}", "}")
    .trim();
}

async function makeStyle(file: string): Promise<Made> {
  const { css, files } = await readStyle(file);
  return { exports: { css: compact(css) }, files };
}

/** Script and style of a lobby screen: static files, which keep the Worker smaller. */
async function makeScreenFiles() {
  const { exports, files } = await makeScript(SCREEN_SCRIPT);
  const css = compact(await readFile(SCREEN_STYLE, "utf8"));
  const toFile = (name: string, text = "") => {
    const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
    return { href: `/assets/${name.replace(".", `-${hash}.`)}`, text };
  };
  const script = toFile("screen.js", exports.source);
  const style = toFile("screen.css", css);
  return { script, style, files: [...files, SCREEN_STYLE] };
}

/** All generated client files. The staff service worker has a fixed URL. */
async function makeFiles(): Promise<readonly { readonly href: string; readonly text: string }[]> {
  const { script, style } = await makeScreenFiles();
  const { exports } = await makeScript(STAFF_WORKER);
  return [script, style, { href: STAFF_WORKER_PATH, text: exports.source ?? "" }];
}

async function makeScreen(): Promise<Made> {
  const { script, style, files } = await makeScreenFiles();
  return { exports: { script: script.href, style: style.href }, files };
}

const MODULES: Readonly<Record<string, () => Promise<Made>>> = {
  "virtual:guest-script": () => makeScript(SCRIPT),
  "virtual:more-script": () => makeScript(MORE_SCRIPT, "es"),
  "virtual:hours-script": () => makeScript(HOURS_SCRIPT),
  "virtual:progress-script": () => makeScript(PROGRESS_SCRIPT, "es"),
  "virtual:news-script": () => makeScript(NEWS_SCRIPT, "es"),
  "virtual:ask-script": () => makeScript(ASK_SCRIPT, "es"),
  "virtual:search-script": () => makeScript(SEARCH_SCRIPT, "es"),
  "virtual:guard-script": () => makeScript(GUARD_SCRIPT, "es"),
  "virtual:service-worker": () => makeScript(SERVICE_WORKER),
  "virtual:portal-css": () => makeStyle(STYLE),
  "virtual:guide-css": () => makeStyle(GUIDE_STYLE),
  "virtual:screen-files": makeScreen,
};

/**
 * Provides the built texts of published pages: `virtual:guest-script`, `virtual:more-script`,
 * `virtual:hours-script`, `virtual:progress-script`, `virtual:news-script`, `virtual:ask-script`,
 * `virtual:search-script`, `virtual:guard-script`, `virtual:service-worker`, `virtual:portal-css` and
 * `virtual:guide-css`. Also writes the files of `virtual:screen-files` and the staff service worker next to the
 * client's files. Needed by every
 * configuration that builds or tests the portal.
 */
export function guestScript(): Plugin {
  return {
    name: "foyer:guest-portal",
    resolveId: (id) => (Object.hasOwn(MODULES, id) ? `\0${id}` : null),
    async load(id) {
      const make = id.startsWith("\0") ? MODULES[id.slice(1)] : undefined;
      if (!make) return null;
      const { exports, files } = await make();
      for (const file of files) this.addWatchFile(file);
      const lines = Object.entries(exports).map(
        ([name, text]) => `export const ${name} = ${JSON.stringify(text)};`,
      );
      return lines.join("\n");
    },
    async writeBundle({ dir }) {
      if (this.environment.name !== "client" || !dir) return;
      for (const { href, text } of await makeFiles()) {
        await mkdir(dirname(join(dir, href)), { recursive: true });
        await writeFile(join(dir, href), text);
      }
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (!request.url || !/^\/(?:assets\/screen-|staff-worker)/.test(request.url)) return next();
        const file = (await makeFiles()).find(({ href }) => href === request.url);
        if (!file) return next();
        response.setHeader("content-type", file.href.endsWith(".js") ? "text/javascript" : "text/css");
        response.end(file.text);
      });
    },
  };
}
