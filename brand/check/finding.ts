/** A fault that keeps a brand from being shipped. */
export interface Finding {
  /** Path inside the brand's folder. */
  readonly file: string;
  /** Key, token or picture; empty when the fault concerns the whole file. */
  readonly key: string;
  readonly wrong: string;
  readonly right: string;
}

/** A finding as one line for a terminal. */
export function describeFinding({ file, key, wrong, right }: Finding): string {
  return `${file}${key ? `, ${key}` : ""}: ${wrong} Right would be: ${right}.`;
}
