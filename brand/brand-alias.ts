import { resolve } from "node:path";

/**
 * Where `#shipped` leads in a build: to the folder of the brand that `BRAND` names. Without one it stays
 * where package.json points it, at the brand that is shipped.
 */
export function brandAlias(client = process.env.BRAND ?? ""): { find: RegExp; replacement: string }[] {
  return client ? [{ find: /^#shipped\//, replacement: `${resolve("brand", client)}/` }] : [];
}
