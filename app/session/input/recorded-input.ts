export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface EarlyInput {
  readonly buttons: Set<HTMLElement>;
  /** Typed or selected values; checkboxes as booleans. */
  readonly fields: Map<Field, string | boolean>;
  /** Stops recording presses. */
  readonly stop: () => void;
  /** Stops recording fields. */
  readonly settle: () => void;
  /** Removes the listeners. */
  readonly disconnect: () => void;
}

declare global {
  interface Window {
    /** Record of `RECORD_EARLY_INPUT`; removed once replayed. */
    earlyInput?: EarlyInput;
  }
}
