import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { FONT_DISPLAYS, fontSheetHref } from "../font-href.ts";
import { readFontPackages, readScreenFonts, styleSheetOf } from "./font-package.ts";

const VERSIONS = "virtual:font-versions";

/** A file under `/fonts/`: a copy of one in a package, or a text of ours. */
type Served = { readonly href: string } & ({ readonly copyOf: string } | { readonly text: string });

function servedFiles(): readonly Served[] {
  const besides = readScreenFonts().flatMap(({ subsets }) => subsets);
  const families = readFontPackages().flatMap((family): readonly Served[] => [
    ...FONT_DISPLAYS.map((display) => ({
      href: fontSheetHref(family.id, display),
      text: styleSheetOf(family, display),
    })),
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
 * Serves the catalogue's fonts from our own origin: into the client's build, from the packages while
 * developing, and the versions in their addresses as `virtual:font-versions`. Every configuration that
 * builds or tests the portal needs it.
 */
export function fontFiles(): Plugin {
  return {
    name: "foyer:font-files",
    // The style sheets of the screens name these addresses; there is nothing to find on disk.
    config: () => ({ build: { rolldownOptions: { external: [/^\/fonts\//] } } }),
    resolveId: (id) => (id === VERSIONS ? `\0${VERSIONS}` : null),
    load(id) {
      if (id !== `\0${VERSIONS}`) return null;
      const versions = Object.fromEntries(readFontPackages().map((family) => [family.id, family.version]));
      return `export const versions = ${JSON.stringify(versions)};`;
    },
    async writeBundle({ dir }) {
      if (this.environment.name === "client" && dir) await writeAll(servedFiles(), dir);
    },
    configureServer(server) {
      const files = new Map(servedFiles().map((file) => [file.href, file]));
      server.middlewares.use(async (request, response, next) => {
        const file = files.get(request.url?.split("?")[0] ?? "");
        if (!file) return next();
        response.setHeader("content-type", TYPES[file.href.split(".").at(-1) ?? ""] ?? "");
        response.end("text" in file ? file.text : await readFile(file.copyOf));
      });
    },
  };
}
