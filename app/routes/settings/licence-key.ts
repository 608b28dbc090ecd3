const GROUP_LENGTH = 4;

/** A property's licence key, as people read it out: its id in capitals, in groups of four. */
export function formatLicenceKey(propertyId: string): string {
  return (propertyId.toUpperCase().match(new RegExp(`.{1,${GROUP_LENGTH}}`, "g")) ?? []).join("-");
}
