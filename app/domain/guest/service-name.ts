/** A service's names: by language for staff, and as the guest read it. */
interface Named {
  readonly names?: Readonly<Partial<Record<string, string>>> | undefined;
  readonly service: string;
}

/** Texts of a button for staff, by language: `names` of a message. */
type Names = Named["names"];

/**
 * A button text for a member of staff: in their language, then the property's default language, then as the
 * guest read it (older messages have no other text).
 */
export function staffTextFor(
  names: Names,
  asGuestRead: string,
  reader: string,
  defaultLanguage: string,
): string {
  return names?.[reader] ?? names?.[defaultLanguage] ?? asGuestRead;
}

/** A service's name for a member of staff. */
export function serviceNameFor({ names, service }: Named, reader: string, defaultLanguage: string): string {
  return staffTextFor(names, service, reader, defaultLanguage);
}
