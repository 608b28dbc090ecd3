import { useState } from "react";

/**
 * The newest value, but for as long as `isHeld` the last one of the same `key`: what is being edited must not
 * be exchanged for something else under the person's hands.
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
