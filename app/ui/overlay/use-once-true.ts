import { useState } from "react";

/**
 * Whether the value has ever been true: keeps an opened part mounted, so that it can return the focus when
 * closing.
 */
export function useOnceTrue(value: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(value);
  if (value && !wasTrue) setWasTrue(true);
  return value || wasTrue;
}
