const GROUP_LENGTH = 4;

/** Licence key in groups of four, for reading out. */
export function formatLicenceKey(licenceKey: string): string {
  return (licenceKey.match(new RegExp(`.{1,${GROUP_LENGTH}}`, "g")) ?? []).join("-");
}
