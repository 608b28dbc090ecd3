import { resolve } from "node:path";

const SHIPPED = "fernholt";

/** The folder of the brand that a build ships: the one that `BRAND` names. */
export function brandFolder(client = process.env.BRAND || SHIPPED): string {
  return resolve("brand", client);
}

/**
 * Where `#shipped` leads in a build. Without a `BRAND` it stays where package.json points it, at the brand
 * that is shipped.
 */
export function brandAlias(client = process.env.BRAND ?? ""): { find: RegExp; replacement: string }[] {
  return client ? [{ find: /^#shipped\//, replacement: `${brandFolder(client)}/` }] : [];
}
