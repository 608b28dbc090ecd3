import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A package of which code is in a bundle, as it lies in `node_modules`. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression; empty where the package says none. */
  readonly licence: string;
  /** What the package brings of its licence and notices; empty where it brings nothing. */
  readonly text: string;
}

const FOLDER = /^.*\/node_modules\/(?:@[^/]+\/)?[^/@][^/]*(?=\/)/;
const TEXT = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;
/** A package of code may be named `license`: its text is not. */
const CODE = /\.[cm]?[jt]sx?$/;
/** Below it a tool lists what it is made of itself, which is not in our bundles. */
const OF_THE_TOOL = /^# Licenses of bundled dependencies$/m;

/** The folder of the package that a module of a bundle is from; null for what is ours or made by a plugin. */
export function findPackageFolder(moduleId: string): string | null {
  const path = moduleId.replaceAll("\\", "/").replaceAll("\0", "").replace(/\?.*$/, "");
  return FOLDER.exec(path)?.[0] ?? null;
}

/** Reads what a package says of itself. Throws where the folder has no manifest. */
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
