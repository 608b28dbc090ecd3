import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { COMMON_PASSWORDS } from "../../worker/identity/common-passwords.data.ts";
import { COMMON_PASSWORDS_FILE } from "../../worker/identity/common-passwords-file.ts";

/** Writes the filter of common passwords beside the client's files: six kilobytes of an upload that is bounded. */
export function commonPasswords(): Plugin {
  return {
    name: "foyer:common-passwords",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async writeBundle({ dir }) {
      if (!dir) return;
      const file = join(dir, COMMON_PASSWORDS_FILE);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, COMMON_PASSWORDS);
    },
  };
}
