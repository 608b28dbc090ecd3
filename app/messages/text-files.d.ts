/** Emitted files of the message catalogues, built by scripts/bundle/text-files.ts. */
declare module "virtual:text-files" {
  /** URLs by name, such as `shell-en`; empty in development. */
  export const textFiles: Readonly<Record<string, string>>;
}
