/** The themes that somebody may choose; without a choice the device decides. */
export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const COOKIE = "theme";
const MAX_AGE_SECONDS = 31_536_000;

/** What this browser has chosen; null: as the device. */
export function readTheme(request: Request): Theme | null {
  const cookies = (request.headers.get("cookie") ?? "").split(/;\s*/);
  return THEMES.find((theme) => cookies.includes(`${COOKIE}=${theme}`)) ?? null;
}

/** The `Set-Cookie` that keeps a choice for a year, or forgets it. */
export function themeCookie(theme: Theme | null): string {
  return `${COOKIE}=${theme ?? ""}; Path=/; Max-Age=${theme ? MAX_AGE_SECONDS : 0}; SameSite=Lax; Secure`;
}
