/** Runs in the page, where nothing of this module is: it reads no name from outside but its parameters. */
export type PageFunction<Values extends unknown[], Answer> = (...values: Values) => Answer | Promise<Answer>;

/** An element of the page: what a selector finds that is shown and has this accessible name. */
export interface Spot {
  readonly css: string;
  readonly name?: string;
}

/** A browser of another engine than Chromium's, with a profile of its own and one window. */
export interface Engine {
  readonly open: (address: string) => Promise<void>;
  /** Loads the page again, as its person does: the service worker may answer. */
  readonly reload: () => Promise<void>;
  /** Values and the answer travel as JSON; a promise is awaited. */
  readonly evaluate: <Values extends unknown[], Answer>(
    run: PageFunction<Values, Answer>,
    ...values: Values
  ) => Promise<Answer>;
  /** @returns false while the element is not there, or something covers it. */
  readonly click: (spot: Spot) => Promise<boolean>;
  /** Replaces what a field holds, key by key. @returns false while the field is not there. */
  readonly type: (spot: Spot, text: string) => Promise<boolean>;
  /** The window as a PNG. */
  readonly picture: () => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

export const PHONE: WindowSize = { width: 390, height: 844 };
export const DESK: WindowSize = { width: 1440, height: 900 };
