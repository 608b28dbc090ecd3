/** Screens that end what guests see of an emergency and answer who waits: they open whatever the licence says. */
const PROTECTING = ["/announcements", "/inbox"] as const;

export function protectsGuests(pathname: string): boolean {
  return PROTECTING.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
