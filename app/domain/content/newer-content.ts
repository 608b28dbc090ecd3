import type { z } from "#domain/zod.ts";
import type { Section, SectionBodies } from "./document.ts";
import { SECTION_SCHEMAS } from "./document-schema.ts";
import { TEMPLATE } from "./starter/template.ts";

/** Removing one value can bring another problem to light; after so many turns the template stands in. */
const TURNS_MAX = 4;

type Path = readonly PropertyKey[];

/**
 * What this version can show of a body that a newer one wrote. Pure.
 *
 * Keys that it does not know are left out. So is an entry of a list that it can't read, such as a button of another
 * type; any other value that it can't read is the template's. For looking only: stored or published, it would lose
 * what was left out.
 */
export function showableContent<Name extends Section>(section: Name, body: unknown): SectionBodies[Name] {
  const schema = SECTION_SCHEMAS[section];
  const fallbacks: SectionBodies = { ...TEMPLATE, buttons: { buttons: [] } };
  const fallback = fallbacks[section];
  let value: unknown = JSON.parse(JSON.stringify(body ?? fallback));
  for (let turn = 0; turn < TURNS_MAX; turn += 1) {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    if (!isRecord(value)) break;
    value = { ...recordOf(fallback), ...withoutUnreadable(value, parsed.error.issues) };
  }
  return fallback;
}

/** Deletes in place what the issues name: it is a copy of our own. */
function withoutUnreadable(value: Record<string, unknown>, issues: readonly z.core.$ZodIssue[]) {
  const entries = new Map<string, Path>();
  for (const issue of issues) {
    const index = issue.path.findIndex((key) => typeof key === "number");
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys) remove(value, [...issue.path, key]);
    } else if (index >= 0) {
      const path = issue.path.slice(0, index + 1);
      entries.set(path.join("."), path);
    } else if (issue.path[0] !== undefined) {
      remove(value, [issue.path[0]]);
    }
  }
  // From the end, so that the places of the others stay as the issues name them.
  for (const path of [...entries.values()].sort((a, b) => Number(b.at(-1)) - Number(a.at(-1)))) {
    remove(value, path);
  }
  return value;
}

function remove(root: unknown, path: Path): void {
  const parent = path.slice(0, -1).reduce((at: unknown, key) => recordOf(at)[String(key)], root);
  const key = path.at(-1);
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete recordOf(parent)[String(key)];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}
