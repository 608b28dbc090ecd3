import { z } from "#domain/zod.ts";
import { accept, fieldErrorsOf, refuse, type Verdict } from "../../problem.ts";
import { contentLanguageSchema } from "../../property/property.ts";
import type { Buttons } from "../button.ts";
import { leadsNowhere } from "../button-lack.ts";
import { buttonsSchema } from "../button-schema.ts";
import { textsOf } from "../button-texts.ts";
import { insertAfter, predecessorsOf } from "../insert-after.ts";
import { isSameData } from "../merge.ts";
import { isWaiting } from "../starter/waiting-button.ts";
import { asCopy } from "./translation.ts";

/** `replace`: the destination gets the source's buttons. `fill`: it keeps its own and gets what it lacks. */
export const COPY_MODES = ["replace", "fill"] as const;
export type CopyMode = (typeof COPY_MODES)[number];

export const buttonCopySchema = z.strictObject({
  from: contentLanguageSchema,
  to: contentLanguageSchema,
  mode: z.enum(COPY_MODES),
});
export type ButtonCopy = z.infer<typeof buttonCopySchema>;

export interface CopiedButtons {
  readonly body: Buttons;
  /** How many buttons of the destination came from the source, or got something from it. */
  readonly copied: number;
}

/**
 * Decides what the buttons of one language become when those of another are copied to it (S16). Pure.
 *
 * Ids stay, so that clicks of all languages add up. What was copied, or got a text from the source, counts as
 * untranslated until somebody has worked on it. Filling changes nothing that is there, but shows a button that was
 * hidden because it led nowhere (D27): it adds buttons and entries behind the one they follow in the source, and fills
 * empty texts, pictures, files and lists of those that are in both. Hours come along with a button that is added, and
 * are left alone in those that are in both.
 *
 * Refuses with `validation_failed` when a list would hold too many.
 */
export function copyButtons(from: Buttons, to: Buttons, mode: CopyMode): Verdict<CopiedButtons> {
  const originals = from.buttons.map(asCopy);
  if (mode === "replace") return accept({ body: { buttons: originals }, copied: originals.length });
  const buttons = fillList(originals, to.buttons).map((button) => {
    const before = to.buttons.find(({ id }) => id === button.id);
    if (!before) return button;
    const copied = isSameData([...textsOf(before)], [...textsOf(button)]) ? button : asCopy(button);
    // It was hidden because it led nowhere (D27).
    return isWaiting(before) && !leadsNowhere(copied) ? { ...copied, hidden: false } : copied;
  });
  const body = buttonsSchema.safeParse({ buttons });
  if (!body.success) {
    return refuse("validation_failed", { errors: fieldErrorsOf(body.error.issues) });
  }
  const copied = buttons.filter((button) => !to.buttons.includes(button)).length;
  return accept({ body: body.data, copied });
}

interface Entry {
  readonly id: string;
  readonly type?: string;
}

/**
 * The entries of `to`, filled by id, and those of `from` that it lacks. An entry that needed nothing is the same
 * object.
 */
function fillList<Item extends Entry>(from: readonly Item[], to: readonly Item[]): readonly Item[] {
  let filled: readonly Item[] = to;
  for (const original of from) {
    const own = filled.find(({ id }) => id === original.id);
    filled = own
      ? filled.map((entry) => (entry === own ? fillEntry(original, own) : entry))
      : insertAfter(filled, original, predecessorsOf(from, original.id));
  }
  return filled;
}

/** What became another type of button in one language has nothing to take from the other. */
function fillEntry<Item extends Entry>(from: Item, to: Item): Item {
  if (from.type !== to.type) return to;
  const changes = Object.entries(to).flatMap(([key, own]) => {
    // No hours of its own is a choice, and no gap.
    if (key === "hours") return [];
    const value = fillValue((from as Record<string, unknown>)[key], own);
    return value === own ? [] : [[key, value] as const];
  });
  return changes.length === 0 ? to : { ...to, ...Object.fromEntries(changes) };
}

function fillValue(from: unknown, to: unknown): unknown {
  if (from === undefined || isEmpty(from)) return to;
  if (isEmpty(to)) return from;
  if (!isEntries(from) || !isEntries(to)) return to;
  const filled = fillList(from, to);
  const isSame = filled.length === to.length && filled.every((entry, index) => entry === to[index]);
  return isSame ? to : filled;
}

function isEmpty(value: unknown): boolean {
  return value === "" || value === null || (Array.isArray(value) && value.length === 0);
}

function isEntries(value: unknown): value is readonly Entry[] {
  return Array.isArray(value) && value.every((entry) => typeof entry?.id === "string");
}
