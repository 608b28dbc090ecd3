import type { Plugin } from "vite";

const NAME = "virtual:text-files";

/** Modules that a page's texts are fetched from. */
const TEXTS = /\/app\/messages\/([a-z]{2})\/([a-z-]+)\.ts$/;

/**
 * Passes the Worker the paths of the browser's text files, such as `shell-en`. The page links those of its language,
 * so that they load with the screen instead of after it. Empty in development.
 */
export function textFiles(): Plugin {
  const files: Record<string, string> = {};
  return {
    name: "foyer:text-files",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      return `export const textFiles = ${JSON.stringify(files)};`;
    },
    // Vite builds the client first.
    writeBundle(_options, bundle) {
      if (this.environment.name !== "client") return;
      for (const file of Object.values(bundle)) {
        const facade = file.type === "chunk" ? file.facadeModuleId : null;
        const [, language, part] = TEXTS.exec(facade ?? "") ?? [];
        if (part && language) files[`${part}-${language}`] = `/${file.fileName}`;
      }
    },
  };
}
