import { z } from "#domain/zod.ts";
import { idSchema } from "../../id-schema.ts";
import type { ContentLanguage } from "../../language.ts";
import { BUTTONS_MAX } from "../../limits.ts";
import { accept, refuse, type Verdict } from "../../problem.ts";
import { contentLanguageSchema } from "../../property/property.ts";
import type { Buttons } from "../button.ts";
import type { Draft } from "../document.ts";
import { withDefaultLanguage } from "../hours/default-language.ts";
import { insertAfter, predecessorsOf } from "../insert-after.ts";

/** What of a version can come back by itself. */
export const pieceSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("button"),
    id: idSchema,
    language: contentLanguageSchema.optional().meta({
      description:
        "In this language alone; absent: in every language that has it in the version and is enabled now.",
    }),
  }),
  z.strictObject({ kind: z.literal("language"), language: contentLanguageSchema }),
  z.strictObject({ kind: z.literal("section"), section: z.enum(["homepage", "theme", "social", "qr"]) }),
]);
export type Piece = z.infer<typeof pieceSchema>;

/**
 * Decides what a draft becomes when one piece of a version comes back (T12). Pure.
 *
 * A button replaces the one that is there, and stands where it stood: behind the nearest of those before it. A language
 * comes with all its buttons, and is enabled again, as the last one, where it is not. Of a version with another default
 * language the hours come that guests had.
 *
 * Refuses with `not_in_version`, `language_not_enabled` for a button of languages that are not, or `validation_failed`
 * (`too_many`).
 */
export function bringBack(draft: Draft, stored: Draft, piece: Piece): Verdict<Draft> {
  const { defaultLanguage: from } = stored;
  const buttons = withDefaultLanguage(stored.buttons, { from, to: draft.defaultLanguage });
  const version = { ...stored, buttons };
  switch (piece.kind) {
    case "section":
      return accept({ ...draft, [piece.section]: version[piece.section] });
    case "language":
      return bringLanguageBack(draft, version, piece.language);
    case "button":
      return bringButtonBack(draft, version, piece);
  }
}

function bringLanguageBack(draft: Draft, version: Draft, language: ContentLanguage): Verdict<Draft> {
  const body = version.buttons[language];
  if (!body || !version.languages.includes(language)) return refuse("not_in_version");
  const languages = draft.languages.includes(language) ? draft.languages : [...draft.languages, language];
  return accept({ ...draft, languages, buttons: { ...draft.buttons, [language]: body } });
}

function bringButtonBack(
  draft: Draft,
  version: Draft,
  { id, language }: Extract<Piece, { kind: "button" }>,
): Verdict<Draft> {
  const named = language ? [language] : version.languages;
  const having = named.filter((code) => version.buttons[code]?.buttons.some((button) => button.id === id));
  if (having.length === 0) return refuse("not_in_version");
  const enabled = having.filter((code) => draft.languages.includes(code));
  if (enabled.length === 0) return refuse("language_not_enabled");
  const bodies = enabled.map(
    (code) => [code, withButton(draft.buttons[code], version.buttons[code], id)] as const,
  );
  if (bodies.some(([, body]) => body.buttons.length > BUTTONS_MAX)) {
    return refuse("validation_failed", { errors: [{ path: "buttons", code: "too_many" }] });
  }
  return accept({ ...draft, buttons: { ...draft.buttons, ...Object.fromEntries(bodies) } });
}

function withButton(own: Buttons = { buttons: [] }, from: Buttons = { buttons: [] }, id: string): Buttons {
  const button = from.buttons.find((entry) => entry.id === id);
  if (!button) return own;
  const others = own.buttons.filter((entry) => entry.id !== id);
  return { buttons: insertAfter(others, button, predecessorsOf(from.buttons, id)) };
}
