import type { z } from "#domain/zod.ts";
import type { Section, SectionBodies } from "./document.ts";
import { SECTION_SCHEMAS } from "./document-schema.ts";
import { isAnswer } from "./merge.ts";
import { TEMPLATE } from "./starter/template.ts";

/** Maximum rounds, because removing one value may reveal another error. Then the template is used. */
const TURNS_MAX = 4;

type Path = readonly PropertyKey[];

/**
 * The readable part of a body that a newer version wrote. Pure.
 *
 * Unknown keys are removed, and so are unreadable list entries, such as a button of a new type, and answers. Any
 * other unreadable value comes from the template. Read-only: storing or publishing the result would lose the
 * removed parts.
 */
export function readNewerContent<Name extends Section>(section: Name, body: unknown): SectionBodies[Name] {
  const schema = SECTION_SCHEMAS[section];
  const fallbacks: SectionBodies = { ...TEMPLATE, buttons: { buttons: [] } };
  const fallback = fallbacks[section];
  let value: unknown = JSON.parse(JSON.stringify(body ?? fallback));
  for (let turn = 0; turn < TURNS_MAX; turn += 1) {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    if (!isRecord(value)) break;
    value = { ...toRecord(fallback), ...withoutUnreadable(value, parsed.error.issues) };
  }
  return fallback;
}

/** Deletes the paths of the issues in place; `value` is a private copy. */
function withoutUnreadable(value: Record<string, unknown>, issues: readonly z.core.$ZodIssue[]) {
  const entries = new Map<string, Path>();
  for (const issue of issues) {
    const index = issue.path.findIndex((key) => typeof key === "number");
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys) remove(value, [...issue.path, key]);
    } else if (isAnswer(issue.path.slice(0, 2).map(String))) {
      remove(value, issue.path.slice(0, 2));
    } else if (index >= 0) {
      const path = issue.path.slice(0, index + 1);
      entries.set(path.join("."), path);
    } else if (issue.path[0] !== undefined) {
      remove(value, [issue.path[0]]);
    }
  }
  // From the end, so that the indexes in the issues stay valid.
  for (const path of [...entries.values()].sort((a, b) => Number(b.at(-1)) - Number(a.at(-1)))) {
    remove(value, path);
  }
  return value;
}

function remove(root: unknown, path: Path): void {
  const parent = path.slice(0, -1).reduce((at: unknown, key) => toRecord(at)[String(key)], root);
  const key = path.at(-1);
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete toRecord(parent)[String(key)];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function toRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}
