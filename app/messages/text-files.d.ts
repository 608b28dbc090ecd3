/** Build files of the catalogues, from scripts/bundle/text-files.ts. */
declare module "virtual:text-files" {
  /** URLs by name, such as `first-en`; empty in development. */
  export const textFiles: Readonly<Record<string, string>>;
}
