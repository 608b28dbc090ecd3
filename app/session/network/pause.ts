export interface Pause {
  /** Resolves after some milliseconds or on `end`; never after being cancelled. */
  readonly for: (milliseconds: number) => Promise<void>;
  readonly end: () => void;
  readonly callOff: () => void;
}

/** A delay that can be cut short. One at a time. */
export function createPause(): Pause {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let finish: (() => void) | null = null;
  return {
    for: (milliseconds) =>
      new Promise((resolve) => {
        finish = resolve;
        timer = setTimeout(resolve, milliseconds);
      }),
    end: () => {
      clearTimeout(timer);
      finish?.();
    },
    callOff: () => clearTimeout(timer),
  };
}
