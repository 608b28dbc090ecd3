import type {} from "./recorded-input.ts";

/** Stops recording presses; from now on React hydrates for each press itself. Call it right before hydration. */
export function stopRecordingInput(): void {
  window.earlyInput?.stop();
}

/**
 * Replays input from before hydration. Call it in a layout effect, so before any other event. The replay code
 * is loaded only if needed.
 */
export function replayEarlyInput(): void {
  const early = window.earlyInput;
  window.earlyInput = undefined;
  if (!early) return;
  early.settle();
  if (early.buttons.size + early.fields.size === 0) early.disconnect();
  else import("./replay-early-input.ts").then(({ replay }) => replay(early), console.warn);
}
