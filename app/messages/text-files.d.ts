/** Which file of the build holds which texts, as scripts/bundle/text-files.ts finds it. */
declare module "virtual:text-files" {
  /** Addresses by name, such as `first-en`; none while developing. */
  export const textFiles: Readonly<Record<string, string>>;
}
