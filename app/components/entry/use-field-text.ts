import { useMessages } from "#app/messages/messages-context.tsx";
import { toEntryFieldError } from "#domain/field-error.ts";

interface Length {
  readonly min: number;
  readonly max?: number;
}

/** Error text of a field, with the limit if the field has one. */
export function useFieldText() {
  const { fields, limits } = useMessages("everywhere").problems;
  return ({ errors }: { readonly errors: string[] | undefined }, length?: Length): string | undefined => {
    // Show only the first error.
    const code = errors?.[0];
    if (code === undefined) return undefined;
    if (length && (code === "too_short" || (code === "too_long" && length.max))) {
      return length.max ? limits.between(length.min, length.max) : limits.atLeast(length.min);
    }
    return fields[toEntryFieldError(code)];
  };
}
