export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface EarlyInput {
  readonly buttons: Set<HTMLElement>;
  /** What was typed or chosen; of boxes whether they are ticked. */
  readonly fields: Map<Field, string | boolean>;
  /** Records no more presses. */
  readonly stop: () => void;
  /** Records no more changes of fields. */
  readonly settle: () => void;
  /** Listens no longer. */
  readonly forget: () => void;
}

declare global {
  interface Window {
    /** What `NOTE_EARLY_INPUT` has noted; gone once it was taken. */
    earlyInput?: EarlyInput;
  }
}

/** Ends the recording of presses; React hydrates for each that comes now. Call it right before hydration. */
export function stopNotingEarlyInput(): void {
  window.earlyInput?.stop();
}

/**
 * Replays the input that came before hydration. Call it in a layout effect, thus before any other event. The code that
 * replays is loaded only where there is something to replay.
 */
export function redoEarlyInput(): void {
  const early = window.earlyInput;
  window.earlyInput = undefined;
  if (!early) return;
  early.settle();
  if (early.buttons.size + early.fields.size === 0) early.forget();
  else import("./replay-early-input.ts").then(({ replay }) => replay(early), console.warn);
}
