import { useState } from "react";

/**
 * The newest value, but for as long as `isHeld` the last one of the same `key`: a value must not
 * be replaced while the user is editing it.
 */
export function useFrozenValue<Value>(
  value: Value,
  keyOf: (value: Value) => unknown,
  isHeld: boolean,
): Value {
  const [kept, setKept] = useState(value);
  if (kept === value) return value;
  if (isHeld && keyOf(kept) !== keyOf(value)) return kept;
  setKept(value);
  return value;
}
