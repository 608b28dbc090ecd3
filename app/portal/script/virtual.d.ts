/** The guest script, bundled and minified; made by vite-plugin.ts. */
declare module "virtual:guest-script" {
  export const source: string;
  /** The first 16 hex digits of the SHA-256 of `source`. */
  export const hash: string;
}
