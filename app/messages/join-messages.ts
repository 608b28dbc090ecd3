/** Deep merge of two catalogue types. */
export type Joined<First, Rest> = {
  [Name in keyof First | keyof Rest]: Name extends keyof First
    ? Name extends keyof Rest
      ? Joined<First[Name], Rest[Name]>
      : First[Name]
    : Name extends keyof Rest
      ? Rest[Name]
      : never;
};

type Texts = Readonly<Record<string, unknown>>;

function isGroup(value: unknown): value is Texts {
  return typeof value === "object" && value !== null;
}

/** Merges the texts of before sign-in with those of signed-in screens. No text is in both. */
export function joinMessages<First extends object, Rest extends object>(
  first: First,
  rest: Rest,
): Joined<First, Rest> {
  const joined = { ...first } as Record<string, unknown>;
  for (const [name, value] of Object.entries(rest)) {
    const before = joined[name];
    joined[name] = isGroup(before) && isGroup(value) ? joinMessages(before, value) : value;
  }
  return joined as Joined<First, Rest>;
}
