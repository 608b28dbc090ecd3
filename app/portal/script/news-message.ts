/** Announcements for an open page: all that its guests currently see, as HTML. */
export interface NewsMessage {
  /** Increases with each change; absent if the page polled. */
  readonly sequence?: number;
  /** Text for collapsed banners, with their number at `{n}`. */
  readonly more: string;
  /** Newest first. */
  readonly pieces: readonly string[];
}
