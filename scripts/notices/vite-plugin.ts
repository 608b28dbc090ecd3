import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { NOTICES_HREF } from "../../app/routes/settings/notices-href.ts";
import { findPackageFolder, readPackage } from "./bundled-package.ts";
import { composeNotices } from "./notices.ts";
import { withSharedText } from "./shared-text.ts";

/** What tools put into the bundles without a module of theirs: loaders of files, and the style that all begins with. */
const TOOLS = ["rolldown", "tailwindcss", "vite"] as const;

const ENVIRONMENTS = ["client", "ssr"] as const;

const readByName = (name: string) => readPackage(resolve("node_modules", name));

/** What a module's code is of, where something of it is left in a chunk. */
type Chunk = { readonly modules: Readonly<Record<string, { readonly renderedLength: number }>> };

function foldersIn({ modules }: Chunk): readonly string[] {
  return Object.entries(modules).flatMap(([id, { renderedLength }]) =>
    renderedLength > 0 ? (findPackageFolder(id) ?? []) : [],
  );
}

/**
 * Writes the licences of all packages in the browser's and the Worker's bundles beside the browser's files, and ends
 * the build where one of them may not be bundled. Guests' scripts are bundled apart (`app/portal/script`), of our code
 * alone.
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
      // The one that is built last knows both.
      if (!ENVIRONMENTS.every((environment) => folders.has(environment))) return;
      const bundled = new Set([...folders.values()].flat());
      const packages = [...[...bundled].map(readPackage), ...TOOLS.map(readByName)];
      const notices = composeNotices(packages.map((found) => withSharedText(found, readByName)));
      await writeFile(join(browserFiles, NOTICES_HREF), notices);
    },
  };
}
