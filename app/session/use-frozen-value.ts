import { useState } from "react";

/**
 * The latest value, or, while `isHeld`, the last one with the same `key`: prevents replacing a value that is
 * being edited.
 */
export function useFrozenValue<Value>(
  value: Value,
  getKey: (value: Value) => unknown,
  isHeld: boolean,
): Value {
  const [kept, setKept] = useState(value);
  if (kept === value) return value;
  if (isHeld && getKey(kept) !== getKey(value)) return kept;
  setKept(value);
  return value;
}
