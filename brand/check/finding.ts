/** One thing that keeps a brand from being shipped. */
export interface Finding {
  /** Inside the brand's folder. */
  readonly file: string;
  /** The key, token or picture; empty where it is the whole file. */
  readonly key: string;
  readonly wrong: string;
  readonly right: string;
}

/** A finding as one line for a terminal. */
export function describeFinding({ file, key, wrong, right }: Finding): string {
  return `${file}${key ? `, ${key}` : ""}: ${wrong} Right would be: ${right}.`;
}
