const GROUP_LENGTH = 4;

/** A property's licence key, as people read it out: in groups of four. */
export function formatLicenceKey(licenceKey: string): string {
  return (licenceKey.match(new RegExp(`.{1,${GROUP_LENGTH}}`, "g")) ?? []).join("-");
}
