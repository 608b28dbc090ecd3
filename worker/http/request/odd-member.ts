/**
 * Whether a JSON value holds an object with a `length` that is a list or an object, or with a `__proto__`. Nothing that
 * we take has one. Zod compares the length of whatever it is given with a number: one without a `toString` of its own
 * throws there; and it drops a `__proto__` from what it lets through, so that a part of what was sent would be lost.
 */
export function hasOddMember(value: unknown): boolean {
  // A list of what is left to look at: JSON may be nested deeper than calls can be.
  const left: unknown[] = [value];
  while (left.length > 0) {
    const part = left.pop();
    if (typeof part !== "object" || part === null) continue;
    if (!Array.isArray(part) && Object.hasOwn(part, "length") && isCompound(part)) return true;
    if (Object.hasOwn(part, "__proto__")) return true;
    for (const each of Object.values(part)) left.push(each);
  }
  return false;
}

function isCompound({ length }: { readonly length?: unknown }): boolean {
  return typeof length === "object" && length !== null;
}
