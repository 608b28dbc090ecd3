import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A package in `node_modules` whose code is in a bundle. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression; empty when the package names none. */
  readonly licence: string;
  /** The package's licence and notices; empty when it has none. */
  readonly text: string;
}

const FOLDER = /^.*\/node_modules\/(?:@[^/]+\/)?[^/@][^/]*(?=\/)/;
const TEXT = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;
/** Excludes code: a module may be called `license`. */
const CODE = /\.[cm]?[jt]sx?$/;
/** Below this heading a tool lists its own dependencies, which are not in our bundles. */
const OF_THE_TOOL = /^# Licenses of bundled dependencies$/m;

/** Folder of the package that a bundled module is from; null for our own and generated modules. */
export function findPackageFolder(moduleId: string): string | null {
  const path = moduleId.replaceAll("\\", "/").replaceAll("\0", "").replace(/\?.*$/, "");
  return FOLDER.exec(path)?.[0] ?? null;
}

/** Reads a package's manifest and licence. Throws when the folder has no manifest. */
export function readPackage(folder: string): BundledPackage {
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    readonly name: string;
    readonly version: string;
    readonly license?: unknown;
  };
  const texts = readdirSync(folder).filter((file) => TEXT.test(file) && !CODE.test(file));
  return {
    name: manifest.name,
    version: manifest.version,
    licence: typeof manifest.license === "string" ? manifest.license : "",
    text: texts
      .sort()
      .map((file) => (readFileSync(join(folder, file), "utf8").split(OF_THE_TOOL)[0] ?? "").trim())
      .join("\n\n"),
  };
}
