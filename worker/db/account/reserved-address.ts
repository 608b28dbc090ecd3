/**
 * Stored address of an invited user while the address belongs to another group's account: the inviting group's
 * id follows after a space. Real addresses contain no space, so it can't be used for sign-in or mail, and is
 * unique per group.
 */
export function reservedAddress(email: string, groupId: string): string {
  return `${email} ${groupId}`;
}

/** A stored address without the reserving group's id. */
export function shownAddress(stored: string): string {
  return stored.split(" ")[0] ?? stored;
}
