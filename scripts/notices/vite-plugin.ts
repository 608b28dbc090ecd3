import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { NOTICES_HREF } from "../../app/routes/settings/notices-href.ts";
import { findPackageFolder, readPackage } from "./bundled-package.ts";
import { composeNotices } from "./notices.ts";
import { withSharedText } from "./shared-text.ts";

/** Tools that add code without a module of their own: loaders of files, and the base style. */
const TOOLS = ["rolldown", "tailwindcss", "vite"] as const;

const ENVIRONMENTS = ["client", "ssr"] as const;

const readByName = (name: string) => readPackage(resolve("node_modules", name));

/** Modules of a chunk with their code that is left after tree shaking. */
type Chunk = { readonly modules: Readonly<Record<string, { readonly renderedLength: number }>> };

function foldersIn({ modules }: Chunk): readonly string[] {
  return Object.entries(modules).flatMap(([id, { renderedLength }]) =>
    renderedLength > 0 ? (findPackageFolder(id) ?? []) : [],
  );
}

/**
 * Writes the licences of all packages in the browser's and the Worker's bundles beside the browser's files. Fails the
 * build when a licence is not allowed. Guests' scripts are a separate bundle (`app/portal/script`) without packages.
 */
export function thirdPartyNotices(): Plugin {
  const folders = new Map<string, readonly string[]>();
  let browserFiles = "";
  return {
    name: "foyer:third-party-notices",
    apply: "build",
    async writeBundle({ dir = "" }, bundle) {
      const { name } = this.environment;
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      folders.set(name, chunks.flatMap(foldersIn));
      if (name === "client") browserFiles = dir;
      // Only the last build has seen both bundles.
      if (!ENVIRONMENTS.every((environment) => folders.has(environment))) return;
      const bundled = new Set([...folders.values()].flat());
      const packages = [...[...bundled].map(readPackage), ...TOOLS.map(readByName)];
      const notices = composeNotices(packages.map((found) => withSharedText(found, readByName)));
      await writeFile(join(browserFiles, NOTICES_HREF), notices);
    },
  };
}
