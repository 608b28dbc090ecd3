/**
 * How the address of an invited person is stored while another group's account has it: with the inviting
 * group's id behind a space. No address has one, so nobody signs in or is mailed by it, and it is one a group.
 */
export function reservedAddress(email: string, groupId: string): string {
  return `${email} ${groupId}`;
}

/** A stored address as people read it. */
export function shownAddress(stored: string): string {
  return stored.split(" ")[0] ?? stored;
}
