export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface EarlyInput {
  readonly buttons: Set<HTMLElement>;
  /** What was typed or chosen; of boxes whether they are ticked. */
  readonly fields: Map<Field, string | boolean>;
  readonly stop: () => void;
  /** Listens no longer. */
  readonly forget: () => void;
}

declare global {
  interface Window {
    /** What `NOTE_EARLY_INPUT` has noted; gone once it was taken. */
    earlyInput?: EarlyInput;
  }
}

/** Ends the noting; from here on React itself hears all that is done. Belongs right before hydration. */
export function stopNotingEarlyInput(): void {
  window.earlyInput?.stop();
}

/** Does over again what was done before the screen was alive, once it is. The code for it comes only where it is needed. */
export function redoEarlyInput(): void {
  const early = window.earlyInput;
  window.earlyInput = undefined;
  if (!early) return;
  if (early.buttons.size + early.fields.size === 0) early.forget();
  else import("./replay-early-input.ts").then(({ replay }) => replay(early), console.warn);
}
