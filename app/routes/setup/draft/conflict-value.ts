/** The words of the interface that stand for values without words of their own. */
export interface ValueWords {
  readonly none: string;
  readonly on: string;
  readonly off: string;
  /** What staff call a value that stands for a choice, such as a layout; the text itself where it is theirs. */
  readonly choice: (value: string) => string;
}

/** The keys that say what an object is, the most telling first. */
const TELLING_KEYS = ["name", "title", "text", "url", "location", "channel"] as const;

/** A value of a document as one line that a person can compare: names and texts, never keys or ids. */
export function describeValue(value: unknown, words: ValueWords): string {
  if (value === undefined || value === null || value === "") return words.none;
  if (typeof value === "boolean") return value ? words.on : words.off;
  if (typeof value === "string") return words.choice(value);
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) {
    return value.length === 0 ? words.none : value.map((entry) => describeValue(entry, words)).join(", ");
  }
  const record = new Map(Object.entries(value));
  const telling = TELLING_KEYS.flatMap((key) => {
    const found = record.get(key);
    return typeof found === "string" && found !== "" ? [found] : [];
  });
  if (telling.length > 0) return telling.join(" ");
  if (record.has("width") && record.has("height"))
    return `${record.get("width")} × ${record.get("height")} px`;
  const inner = [...record.values()].filter((entry) => typeof entry === "object" && entry !== null);
  return inner.length === 0 ? words.none : inner.map((entry) => describeValue(entry, words)).join(", ");
}

/** The names that staff gave to the entries on the way to a value, such as the button it belongs to. */
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
