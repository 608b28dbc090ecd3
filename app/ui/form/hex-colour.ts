/**
 * The colour that was typed, as `#rrggbb` in lower case. Takes three or six digits with or without `#`.
 *
 * @returns null when it is not a colour.
 */
export function readHexColour(text: string): string | null {
  const digits = text.trim().replace(/^#/, "").toLowerCase();
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`;
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${[...digits].map((digit) => digit + digit).join("")}`;
  return null;
}
