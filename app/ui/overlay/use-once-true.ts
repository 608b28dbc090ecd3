import { useState } from "react";

/** Whether a value has been true: what has opened stays mounted, and gives the focus back as it closes. */
export function useOnceTrue(value: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(value);
  if (value && !wasTrue) setWasTrue(true);
  return value || wasTrue;
}
