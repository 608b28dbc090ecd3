/** What a page is told of its property's announcements: all that its guests see now, as markup. */
export interface ToldNews {
  /** Rises with each change; absent where a page has asked by itself. */
  readonly sequence?: number;
  /** Of banners that are not shown at first: how many, at `{n}`. */
  readonly more: string;
  /** The newest first. */
  readonly pieces: readonly string[];
}
