/**
 * Parses a typed colour to `#rrggbb` in lower case. Accepts three or six digits, with or without `#`.
 *
 * @returns `null` if invalid.
 */
export function readHexColour(text: string): string | null {
  const digits = text.trim().replace(/^#/, "").toLowerCase();
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`;
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${[...digits].map((digit) => digit + digit).join("")}`;
  return null;
}
