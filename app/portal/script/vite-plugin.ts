import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const MODULE = "virtual:guest-script";
const RESOLVED = `\0${MODULE}`;
const ENTRY = fileURLToPath(new URL("./guest.ts", import.meta.url));

/** Bundles the guest script on its own, and with nothing of the surrounding configuration. */
async function bundleGuestScript(): Promise<{ source: string; files: readonly string[] }> {
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
      rolldownOptions: { input: ENTRY, output: { format: "iife" } },
    },
  });
  const [output] = [result].flat();
  const chunk = output && "output" in output ? output.output[0] : undefined;
  if (chunk?.type !== "chunk") throw new Error("The guest script did not become one file.");
  return { source: chunk.code.trim(), files: chunk.moduleIds };
}

/** Gives `virtual:guest-script`: the text of the script that published pages load, and its hash. */
export function guestScript(): Plugin {
  return {
    name: "foyer:guest-script",
    resolveId: (id) => (id === MODULE ? RESOLVED : null),
    async load(id) {
      if (id !== RESOLVED) return null;
      const { source, files } = await bundleGuestScript();
      for (const file of files) if (!file.startsWith("\0")) this.addWatchFile(file);
      const hash = createHash("sha256").update(source).digest("hex").slice(0, 16);
      return `export const source = ${JSON.stringify(source)};\nexport const hash = ${JSON.stringify(hash)};\n`;
    },
  };
}
