import type { Plugin } from "vite";
import { writePhrasebookFiles } from "./write-files.ts";

/** Ships the phrasebook beside the browser's files: its 1.6 MB are too large for the Worker's upload. */
export function phrasebookFiles(): Plugin {
  return {
    name: "foyer:phrasebook-files",
    writeBundle({ dir }) {
      if (this.environment.name === "client" && dir) writePhrasebookFiles(dir);
    },
  };
}
