import type { Plugin } from "vite";

const NAME = "virtual:text-files";

/** The modules that a page's texts are fetched by. */
const TEXTS = /\/app\/messages\/([a-z]{2})\/([a-z-]+)\.ts$/;

/**
 * Tells the Worker where the browser's texts are, such as `first-en`: the page names those of its
 * language, so that they are fetched with the screen and not after it. Nothing while developing.
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
    // The client is built first.
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
