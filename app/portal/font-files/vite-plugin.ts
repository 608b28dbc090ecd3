import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { fontSheetHref } from "../fonts/font-href.ts";
import { buildStyleSheet, readFontPackages, readScreenFonts } from "./font-package.ts";
import { measureFamilies, measureSystemFonts } from "./measure-fonts.ts";

/** Cached: slow, and used by several configurations; the packages do not change. */
let metrics: Readonly<Record<string, object>> | null = null;

function measureFontMetrics(): Readonly<Record<string, object>> {
  metrics ??= { families: measureFamilies(), systems: measureSystemFonts() };
  return metrics;
}

const MODULES: Readonly<Record<string, () => Readonly<Record<string, object>>>> = {
  "virtual:font-versions": () => ({
    versions: Object.fromEntries(readFontPackages().map(({ id, version }) => [id, version])),
  }),
  "virtual:font-metrics": measureFontMetrics,
};

/** A file below `/fonts/`: a package file or generated text. */
type Served = { readonly href: string } & ({ readonly copyOf: string } | { readonly text: string });

function listServedFiles(): readonly Served[] {
  const besides = readScreenFonts().flatMap(({ subsets }) => subsets);
  const families = readFontPackages().flatMap((family): readonly Served[] => [
    { href: fontSheetHref(family.id), text: buildStyleSheet(family) },
    { href: `/fonts/${family.id}.txt`, copyOf: family.licenceFile },
    ...family.subsets.map(({ href, file }) => ({ href, copyOf: file })),
  ]);
  return [...families, ...besides.map(({ href, file }) => ({ href, copyOf: file }))];
}

async function writeAll(files: readonly Served[], folder: string): Promise<void> {
  await Promise.all(
    files.map(async (file) => {
      const target = join(folder, file.href);
      await mkdir(dirname(target), { recursive: true });
      await ("text" in file ? writeFile(target, file.text) : copyFile(file.copyOf, target));
    }),
  );
}

const TYPES: Readonly<Record<string, string>> = { css: "text/css", txt: "text/plain", woff2: "font/woff2" };

/**
 * Serves the catalogue's fonts from our origin: copied into the client build, read from packages in
 * development. Provides versions for URLs (`virtual:font-versions`) and metrics for fallback fonts
 * (`virtual:font-metrics`). Needed by every configuration that builds or tests the portal.
 */
export function fontFiles(): Plugin {
  return {
    name: "foyer:font-files",
    // Style sheets refer to these URLs; they are not files on disk.
    config: () => ({ build: { rolldownOptions: { external: [/^\/fonts\//] } } }),
    resolveId: (id) => (Object.hasOwn(MODULES, id) ? `\0${id}` : null),
    load(id) {
      const read = id.startsWith("\0") ? MODULES[id.slice(1)] : undefined;
      if (!read) return null;
      const lines = Object.entries(read()).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
      );
      return lines.join("\n");
    },
    async writeBundle({ dir }) {
      if (this.environment.name === "client" && dir) await writeAll(listServedFiles(), dir);
    },
    configureServer(server) {
      const files = new Map(listServedFiles().map((file) => [file.href, file]));
      server.middlewares.use(async (request, response, next) => {
        const file = files.get(request.url?.split("?")[0] ?? "");
        if (!file) return next();
        response.setHeader("content-type", TYPES[file.href.split(".").at(-1) ?? ""] ?? "");
        response.end("text" in file ? file.text : await readFile(file.copyOf));
      });
    },
  };
}
