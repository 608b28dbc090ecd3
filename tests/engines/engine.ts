/** Runs in the page: it may use only its parameters, nothing of this module. */
export type PageFunction<Values extends unknown[], Answer> = (...values: Values) => Answer | Promise<Answer>;

/** A visible element that matches a selector and has this accessible name. */
export interface Spot {
  readonly css: string;
  readonly name?: string;
}

/** A browser of another engine than Chromium's, with its own profile and one window. */
export interface Engine {
  readonly open: (address: string) => Promise<void>;
  /** Reloads the page like a person; the service worker may answer. */
  readonly reload: () => Promise<void>;
  /** Values and the answer travel as JSON; a promise is awaited. */
  readonly evaluate: <Values extends unknown[], Answer>(
    run: PageFunction<Values, Answer>,
    ...values: Values
  ) => Promise<Answer>;
  /** @returns false while the element is missing or covered. */
  readonly click: (spot: Spot) => Promise<boolean>;
  /** Replaces a field's value, key by key. @returns false while the field is missing. */
  readonly type: (spot: Spot, text: string) => Promise<boolean>;
  /** Screenshot of the window, as PNG. */
  readonly picture: () => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

export const PHONE: WindowSize = { width: 390, height: 844 };
export const DESK: WindowSize = { width: 1440, height: 900 };
