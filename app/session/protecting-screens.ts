/** Screens for ending emergencies and answering guests: available whatever the licence. */
const PROTECTING = ["/announcements", "/inbox"] as const;

export function protectsGuests(pathname: string): boolean {
  return PROTECTING.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
