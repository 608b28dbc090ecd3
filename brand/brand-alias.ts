import { resolve } from "node:path";

const SHIPPED = "fernholt";

/** Folder of the brand that the build ships, named by `BRAND`. */
export function brandFolder(client = process.env.BRAND || SHIPPED): string {
  return resolve("brand", client);
}

/** Resolves `#shipped` in a build. Without `BRAND`, package.json decides: the shipped brand. */
export function brandAlias(client = process.env.BRAND ?? ""): { find: RegExp; replacement: string }[] {
  return client ? [{ find: /^#shipped\//, replacement: `${brandFolder(client)}/` }] : [];
}
