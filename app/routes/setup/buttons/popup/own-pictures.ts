/** Picture keys seen in texts of this tab, by property: only these can be pasted. */
const OWN_PICTURES = new Set<string>();

const toName = (propertyId: string, key: string) => `${propertyId}/${key}`;

export function rememberPicture(propertyId: string, key: string): void {
  OWN_PICTURES.add(toName(propertyId, key));
}

export function isOwnPicture(propertyId: string, key: string): boolean {
  return OWN_PICTURES.has(toName(propertyId, key));
}
