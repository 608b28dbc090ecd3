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
    /** What `RECORD_EARLY_INPUT` has noted; gone once it was taken. */
    earlyInput?: EarlyInput;
  }
}
