import { z } from "#domain/zod.ts";
import { accept, refuse, toFieldErrors, type Verdict } from "../../problem.ts";
import { contentLanguageSchema } from "../../property/property.ts";
import type { Buttons } from "../button.ts";
import { leadsNowhere } from "../button-lack.ts";
import { buttonsSchema } from "../button-schema.ts";
import { getTexts } from "../button-texts.ts";
import { leadsToGuide } from "../guide-link.ts";
import { getPredecessors, insertAfter } from "../insert-after.ts";
import { isSameData } from "../merge.ts";
import { isUnfinished } from "../starter/waiting-button.ts";
import { toUntranslatedCopy } from "./translation.ts";

/** `replace`: overwrite the destination's buttons. `fill`: keep them and add what is missing. */
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
  /** Number of destination buttons that were copied or filled from the source. */
  readonly copied: number;
}

/**
 * Copies the buttons of one language to another (S16). Pure.
 *
 * Ids stay, so that clicks of all languages add up. Copied or filled buttons count as untranslated until
 * edited. `fill` adds missing buttons and entries after their predecessor in the source, and fills empty
 * texts, pictures, files and lists. It never changes existing values, except that it unhides a button that
 * was hidden because it was empty (D27). Hours are copied only with an added button.
 *
 * Refuses with `validation_failed` if a list would be too long.
 */
export function copyButtons(from: Buttons, to: Buttons, mode: CopyMode): Verdict<CopiedButtons> {
  const originals = from.buttons.map(toUntranslatedCopy);
  if (mode === "replace") return accept({ body: { buttons: originals }, copied: originals.length });
  const buttons = fillList(originals, to.buttons).map((button) => {
    const before = to.buttons.find(({ id }) => id === button.id);
    if (!before) return button;
    const copied = isSameData([...getTexts(before)], [...getTexts(button)])
      ? button
      : toUntranslatedCopy(button);
    // Unhide a button that was hidden only because it was empty (D27).
    const isReady = leadsToGuide(copied)
      ? originals.some((original) => original.id === copied.id && !original.hidden)
      : !leadsNowhere(copied);
    return isUnfinished(before) && isReady ? { ...copied, hidden: false } : copied;
  });
  const body = buttonsSchema.safeParse({ buttons });
  if (!body.success) {
    return refuse("validation_failed", { errors: toFieldErrors(body.error.issues) });
  }
  const copied = buttons.filter((button) => !to.buttons.includes(button)).length;
  return accept({ body: body.data, copied });
}

interface Entry {
  readonly id: string;
  readonly type?: string;
}

/** Entries of `to`, filled by id, plus the entries that only `from` has. Unchanged entries stay the same objects. */
function fillList<Item extends Entry>(from: readonly Item[], to: readonly Item[]): readonly Item[] {
  let filled: readonly Item[] = to;
  for (const original of from) {
    const own = filled.find(({ id }) => id === original.id);
    filled = own
      ? filled.map((entry) => (entry === own ? fillEntry(original, own) : entry))
      : insertAfter(filled, original, getPredecessors(from, original.id));
  }
  return filled;
}

/** A button whose type differs between the languages is not filled. */
function fillEntry<Item extends Entry>(from: Item, to: Item): Item {
  if (from.type !== to.type) return to;
  const changes = Object.entries(to).flatMap(([key, own]) => {
    // Absent hours are a choice of staff, not a gap to fill.
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
