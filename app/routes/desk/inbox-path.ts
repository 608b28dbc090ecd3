/** The inbox of a desk's property. */
export function getInboxPath(propertyId: string): string {
  return `/inbox?property=${propertyId}`;
}
