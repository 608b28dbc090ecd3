/** Joins the class names that are set, leaving out what a condition switched off. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
