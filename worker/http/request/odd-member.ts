/**
 * Whether a JSON value contains a `length` that is an array or object, or a `__proto__`. No valid input has
 * either. Zod compares any value's `length` with a number, which throws for an object without `toString`, and
 * it silently drops `__proto__`, so that a part of the input would be lost.
 */
export function hasOddMember(value: unknown): boolean {
  // Iterative: JSON may be nested deeper than the call stack.
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
