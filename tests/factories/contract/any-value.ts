import fc from "fast-check";

/** The parts of JSON Schema 2020-12 that values are generated from. */
export interface ValueSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly ValueSchema[];
  readonly oneOf?: readonly ValueSchema[];
  readonly allOf?: readonly ValueSchema[];
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly items?: ValueSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, ValueSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | ValueSchema;
  readonly default?: unknown;
  readonly [key: string]: unknown;
}

interface Generating {
  /** Resolves a `$ref`. */
  readonly resolve?: (ref: string) => ValueSchema | undefined;
  /** Whether only texts are made hostile, because an address has no other values. */
  readonly isText?: boolean;
  /** Maximum list length. */
  readonly itemsMax?: number;
}

/** Hostile values: limits of dates and numbers, and texts with odd characters. */
const HOSTILE: readonly unknown[] = [
  ...["", " ", "\u0000", "\ud800", "\u202e", "🏨".repeat(60), "字".repeat(500), "a".repeat(5_000)],
  ...["0000-01-01", "0026-11-01", "0099-12", "1999-12-31", "2026-02-31", "9999-12-31", "+275760-09-13"],
  ...["0026-11-23T10:00", "9999-12-31T23:59", "2026-03-29T02:30", "9999-12-31T23:59:59.999Z", "24:00"],
  ...["02-30", "12-31", "__proto__", "constructor", "../../etc", "%", "%E0%A4%A", "NaN", "0x10", "1e2", "-1"],
  ...["tel:112", "javascript:alert(1)", "https://", "http://[::1", "//", "mailto:", "x@y", "@", "[", "*"],
  ...[null, true, false, [], {}, [[]], [null], { kind: null }, { length: 3 }, { toString: null }],
  ...[0, -0, -1, 0.5, 1e21, 1e308, -1e308, Number.MAX_SAFE_INTEGER, 8_640_000_000_000_001, 2 ** 31],
  // Sent as `1e999`, because JSON has no infinity.
  Number.POSITIVE_INFINITY,
  ...[{ length: { toString: null } }, { length: [] }, { size: {} }],
];
const REMOVED = Symbol("removed");
const hostileTexts = fc.constantFrom(...HOSTILE.filter((value) => typeof value === "string"), REMOVED);
const hostileValues = fc.constantFrom(...HOSTILE, REMOVED, REMOVED);

type Step = string | number;

/** Every path within a value, the root first. */
function pathsIn(value: unknown, at: readonly Step[] = []): (readonly Step[])[] {
  if (typeof value !== "object" || value === null) return [at];
  const steps = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [at, ...steps.flatMap((step) => pathsIn((value as Record<Step, unknown>)[step], [...at, step]))];
}

function replaced(value: unknown, [step, ...rest]: readonly Step[], by: unknown): unknown {
  if (step === undefined) return by === REMOVED ? undefined : by;
  if (typeof value !== "object" || value === null) return value;
  const part = replaced((value as Record<Step, unknown>)[step], rest, by);
  const isRemoved = rest.length === 0 && by === REMOVED;
  if (Array.isArray(value)) {
    return isRemoved ? value.toSpliced(Number(step), 1) : value.with(Number(step), part);
  }
  const { [step]: _, ...others } = value as Record<Step, unknown>;
  return isRemoved ? others : { ...others, [step]: part };
}

/** Values of a schema with one or two parts hostile or missing. */
export function hostileValueFor(schema: ValueSchema, generating: Generating = {}): fc.Arbitrary<unknown> {
  const hostile = generating.isText ? hostileTexts : hostileValues;
  const harm = fc.array(fc.tuple(fc.nat(), hostile), { minLength: 1, maxLength: 2 });
  return fc.tuple(anyValue(schema, generating), harm).map(([right, harms]) =>
    harms.reduce((value: unknown, [path, by]) => {
      const paths = pathsIn(value);
      return replaced(value, paths[path % paths.length] ?? [], by);
    }, right),
  );
}

/** Values generated from a schema alone, its limits included. */
export function anyValue(schema: ValueSchema, generating: Generating = {}): fc.Arbitrary<unknown> {
  const { resolve = () => undefined, itemsMax = 4 } = generating;
  const known = new Map<ValueSchema, fc.Arbitrary<unknown>>();

  function make(part: ValueSchema): fc.Arbitrary<unknown> {
    const before = known.get(part);
    if (before) return before;
    const made = validArbitrary(part);
    known.set(part, made);
    return made;
  }

  function validArbitrary(part: ValueSchema): fc.Arbitrary<unknown> {
    if (part.$ref !== undefined) return make(resolve(part.$ref) ?? {});
    if (part.const !== undefined) return fc.constant(part.const);
    if (part.enum) return fc.constantFrom(...part.enum);
    const choices = part.anyOf ?? part.oneOf;
    if (choices) return fc.oneof(...choices.map(make));
    if (part.allOf) return make(mergeAll(part.allOf.map((each) => resolved(each))));
    if (Array.isArray(part.type)) {
      return fc.oneof(...part.type.map((type) => make({ ...part, type })));
    }
    switch (part.type) {
      case "null":
        return fc.constant(null);
      case "boolean":
        return fc.boolean();
      case "integer":
      case "number":
        return numberArbitrary(part);
      case "string":
        return stringArbitrary(part);
      case "array":
        return listArbitrary(part);
      case "object":
        return objectArbitrary(part);
      default:
        return fc.constantFrom<unknown>(null, 0, "", [], {});
    }
  }

  function resolved(part: ValueSchema): ValueSchema {
    return part.$ref === undefined ? part : (resolve(part.$ref) ?? {});
  }

  function listArbitrary({ items = {}, minItems = 0, maxItems = itemsMax, uniqueItems }: ValueSchema) {
    const bounds = { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, itemsMax)) };
    const entry = make(items);
    return uniqueItems
      ? fc.uniqueArray(entry, { ...bounds, comparator: (one, other) => Object.is(one, other) })
      : fc.array(entry, bounds);
  }

  function objectArbitrary({ properties = {}, required = [], additionalProperties }: ValueSchema) {
    const parts = Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, make(part)]));
    const requiredKeys = required.filter((name) => name in parts);
    const record = fc.record(parts, { requiredKeys, noNullPrototype: true });
    const whole = fc.record(parts, { noNullPrototype: true });
    const either = fc.oneof({ weight: 3, arbitrary: whole }, { weight: 1, arbitrary: record });
    if (typeof additionalProperties !== "object") return either;
    const more = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), make(additionalProperties), { maxKeys: 3 });
    return fc.tuple(either, more).map(([fixed, rest]) => ({ ...rest, ...fixed }));
  }

  return make(schema);
}

function mergeAll(parts: readonly ValueSchema[]): ValueSchema {
  const properties = Object.assign({}, ...parts.map((part) => part.properties ?? {}));
  const required = parts.flatMap((part) => part.required ?? []);
  return { ...Object.assign({}, ...parts), properties, required };
}

/** Both limits and everything between. Without a limit, a number that fits JSON but no date. */
function numberArbitrary(part: ValueSchema): fc.Arbitrary<number> {
  const isInteger = part.type === "integer";
  const step = isInteger ? 1 : 0.5;
  const above = part.exclusiveMinimum === undefined ? undefined : part.exclusiveMinimum + step;
  const below = part.exclusiveMaximum === undefined ? undefined : part.exclusiveMaximum - step;
  const min = part.minimum ?? above ?? Number.MIN_SAFE_INTEGER;
  const max = part.maximum ?? below ?? Number.MAX_SAFE_INTEGER;
  const within = isInteger
    ? fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
    : fc.double({ min, max, noNaN: true });
  return fc.oneof({ weight: 2, arbitrary: fc.constantFrom(min, max) }, { weight: 3, arbitrary: within });
}

/** Characters of one and two UTF-16 units, and an invisible one. */
const sign = fc.constantFrom(..."aB7 -./:@é字ש😀", "\u200b");
const DATE_TIME = { min: new Date("2000-01-01T00:00:00Z"), max: new Date("2199-12-31T23:59:59Z") };

function stringArbitrary({
  pattern,
  format,
  examples,
  minLength = 0,
  maxLength,
}: ValueSchema): fc.Arbitrary<string> {
  // Examples replace a pattern that can't be expressed.
  if (Array.isArray(examples)) return fc.constantFrom(...examples.map(String));
  const isWithin = (text: string) => text.length >= minLength && text.length <= (maxLength ?? text.length);
  if (pattern !== undefined) return matching(pattern).filter(isWithin);
  if (format === "date-time") {
    return fc
      .date({ ...DATE_TIME, noInvalidDate: true })
      .map((date) => date.toISOString())
      .filter(isWithin);
  }
  if (format === "idn-email") return fc.constantFrom("guest@marlowe.example", "a@b.example");
  const longest = Math.min(maxLength ?? 40, minLength + 40);
  const free = fc
    .string({ unit: sign, minLength, maxLength: longest })
    .map((text) => text.slice(0, maxLength))
    .filter(isWithin);
  const ends = [minLength, ...(maxLength === undefined ? [] : [maxLength])];
  return fc.oneof(
    { weight: 4, arbitrary: free },
    { weight: 1, arbitrary: fc.constantFrom(...ends.map((length) => "m".repeat(length))) },
  );
}

const patterns = new Map<string, fc.Arbitrary<string>>();

function matching(pattern: string): fc.Arbitrary<string> {
  const known = patterns.get(pattern);
  if (known) return known;
  const made = fc.stringMatching(new RegExp(pattern, "u"), { size: "xsmall" });
  patterns.set(pattern, made);
  return made;
}
