/** What a request names: by language as staff read it, and as the guest read it. */
interface Named {
  readonly names?: Readonly<Partial<Record<string, string>>> | undefined;
  readonly service: string;
}

/** Texts of a button by language, as far as staff read them: `names` of a message. */
type Names = Named["names"];

/**
 * What a guest was asked or offered as somebody on the staff reads it: in their language, else the property's default
 * one, else as the guest read it, as messages from before the others were kept have it.
 */
export function staffTextFor(
  names: Names,
  asGuestRead: string,
  reader: string,
  defaultLanguage: string,
): string {
  return names?.[reader] ?? names?.[defaultLanguage] ?? asGuestRead;
}

/** A service as somebody on the staff reads it. */
export function serviceNameFor({ names, service }: Named, reader: string, defaultLanguage: string): string {
  return staffTextFor(names, service, reader, defaultLanguage);
}
