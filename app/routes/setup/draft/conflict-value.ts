/** Interface words for values without a text. */
export interface ValueWords {
  readonly none: string;
  readonly on: string;
  readonly off: string;
  /** Word for an option such as a layout; user text stays unchanged. */
  readonly choice: (value: string) => string;
}

/** Keys that identify an object, most descriptive first. */
const NAMING_KEYS = ["name", "title", "text", "url", "location", "channel"] as const;

/** A document value as a comparable line: names and texts, never keys or ids. */
export function describeValue(value: unknown, words: ValueWords): string {
  if (value === undefined || value === null || value === "") return words.none;
  if (typeof value === "boolean") return value ? words.on : words.off;
  if (typeof value === "string") return words.choice(value);
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) {
    return value.length === 0 ? words.none : value.map((entry) => describeValue(entry, words)).join(", ");
  }
  const record = new Map(Object.entries(value));
  const parts = NAMING_KEYS.flatMap((key) => {
    const found = record.get(key);
    return typeof found === "string" && found !== "" ? [found] : [];
  });
  if (parts.length > 0) return parts.join(" ");
  if (record.has("width") && record.has("height"))
    return `${record.get("width")} × ${record.get("height")} px`;
  const inner = [...record.values()].filter((entry) => typeof entry === "object" && entry !== null);
  return inner.length === 0 ? words.none : inner.map((entry) => describeValue(entry, words)).join(", ");
}

/** Names of the entries along a path, such as the button. */
export function getNamesOnPath(document: unknown, path: readonly string[]): string[] {
  const names: string[] = [];
  let here: unknown = document;
  for (const step of path) {
    if (Array.isArray(here)) here = here.find((entry) => Reflect.get(Object(entry), "id") === step);
    else here = Reflect.get(Object(here), step);
    const name: unknown = Reflect.get(Object(here), "name");
    if (typeof here === "object" && here !== null && typeof name === "string" && name !== "")
      names.push(name);
  }
  return names;
}
