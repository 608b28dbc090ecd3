/** What a request names: by language as staff read it, and as the guest read it. */
interface Named {
  readonly names?: Readonly<Partial<Record<string, string>>> | undefined;
  readonly service: string;
}

/**
 * A service as somebody on the staff reads it: in their language, else the property's default one, else as the guest
 * read it, as requests from before it was kept have it.
 */
export function serviceNameFor({ names, service }: Named, reader: string, defaultLanguage: string): string {
  return names?.[reader] ?? names?.[defaultLanguage] ?? service;
}
