import type {} from "./recorded-input.ts";

/** Ends the recording of presses; React hydrates for each that comes now. Call it right before hydration. */
export function stopRecordingInput(): void {
  window.earlyInput?.stop();
}

/**
 * Replays the input that came before hydration. Call it in a layout effect, thus before any other event. The code that
 * replays is loaded only where there is something to replay.
 */
export function replayEarlyInput(): void {
  const early = window.earlyInput;
  window.earlyInput = undefined;
  if (!early) return;
  early.settle();
  if (early.buttons.size + early.fields.size === 0) early.forget();
  else import("./replay-early-input.ts").then(({ replay }) => replay(early), console.warn);
}
