/**
 * Clones a property's draft onto another property. Exposes `cloneProperty`, for the screen's clone command. It
 * copies the files first and then writes one batch, so that a killed run can be repeated.
 */

import type { Buttons } from "#domain/content/button.ts";
import { findContacts } from "#domain/content/contacts.ts";
import { findMediaKeys, findRefusedMedia, replaceMediaKeys } from "#domain/content/media-reference.ts";
import { type CloneLanguages, decideCloneLanguages } from "#domain/content/translation/clone-languages.ts";
import { type ContentLanguage, getKnownLanguages } from "#domain/language.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { Property } from "#domain/property/property.ts";
import type { RestorePoint } from "#domain/property/restore-point.ts";
import { insertClonedContacts } from "../../db/content/cloned-contacts.ts";
import type { DocumentRow } from "../../db/content/documents.ts";
import {
  emptyButtons,
  replaceDocument,
  replaceHomepageBesideLogo,
} from "../../db/content/replaced-documents.ts";
import type { ScopedProperty } from "../../db/property/properties.ts";
import type { PropertyScope } from "../scope.ts";
import { copyMedia } from "./copy-media.ts";
import { loadDraft } from "./load-draft.ts";
import { describeReplaced, replaceDraft } from "./replace-draft.ts";

export interface ClonedProperty {
  readonly target: Property;
  readonly restorePoint: RestorePoint;
  readonly copied: { readonly buttons: number; readonly languages: number; readonly pictures: number };
}

/**
 * Copies styling and buttons from a property to another, replacing the target's own (S15, S47, S199): theme,
 * social bar, header colour, backgrounds and buttons. The target keeps its name, logo, address, QR code with
 * its page, and time zone; its languages too, unless the caller takes them over (`decideCloneLanguages`).
 * Copied telephone numbers, mailboxes, places and links are listed until staff confirm them (D66).
 *
 * Files are copied first, under the target's own keys; then one batch writes the whole draft. If killed, the
 * target has either its old draft or the new one, and repeating the call completes it.
 *
 * Authorise both properties before. Refuses with `not_found` if the target has been removed,
 * `validation_failed` (`invalid_media`) if the source names a file of a third property, and `newer_version` if
 * a newer version wrote a document of either.
 */
export async function cloneProperty(
  env: Env,
  target: PropertyScope,
  source: {
    readonly property: ScopedProperty;
    readonly documents: readonly DocumentRow[];
    /** The target's documents before. */
    readonly replaced: readonly DocumentRow[];
    readonly languages: CloneLanguages;
  },
): Promise<Verdict<ClonedProperty>> {
  const { principal, property, now } = target;
  const draft = loadDraft(source.property, source.documents);
  if (!draft.ok) return draft;
  const { homepage, theme, social } = draft.value;
  const { languages, defaultLanguage, origins } = decideCloneLanguages(
    draft.value,
    getKnownLanguages(property),
    source.languages,
  );
  const filled = languages.filter((language) => origins[language]);
  const buttonsFor = (language: ContentLanguage): Buttons =>
    draft.value.buttons[origins[language] ?? language] ?? { buttons: [] };
  const buttons = Object.fromEntries(filled.map((language) => [language, buttonsFor(language)]));
  const original = { homepage: { ...homepage, logo: null }, theme, social, buttons };
  const files = { from: source.property.id, propertyId: property.id, at: now };
  const copied = await copyMedia(env, findMediaKeys(original), files);
  if (!copied.ok) {
    const keys = new Set(copied.problem.errors?.map(({ path }) => path));
    return refuse("validation_failed", { errors: findRefusedMedia(original, keys) });
  }
  const successors = copied.value;
  const clone = replaceMediaKeys(original, successors);

  const write = { propertyId: property.id, at: now, by: principal.displayName };
  // Contacts that the target had before need no confirmation. Searched as text, because a replaced document may
  // be damaged.
  const own = source.replaced.map(({ body }) => body).join("\n");
  const brought = findContacts(clone).filter(({ value }) => !own.includes(JSON.stringify(value)));
  const replaced = await replaceDraft(env, target, {
    kind: "clone",
    summary: { name: source.property.name },
    sections: ["homepage", "theme", "social", "buttons"],
    // Unchanged languages are not written, to keep a concurrent change of them.
    values: source.languages === "take" ? { languages: [...languages], defaultLanguage } : {},
    statements: (db) => [
      replaceHomepageBesideLogo(db, { ...write, body: clone.homepage }),
      replaceDocument(db, { ...write, section: "theme", language: "", body: clone.theme }),
      replaceDocument(db, { ...write, section: "social", language: "", body: clone.social }),
      emptyButtons(db, write, filled),
      ...filled.map((language) =>
        replaceDocument(db, { ...write, section: "buttons", language, body: clone.buttons[language] }),
      ),
      insertClonedContacts(db, {
        propertyId: property.id,
        at: now,
        source: source.property.name,
        contacts: brought,
      }),
    ],
    activity: { action: "property.cloned", summary: source.property.name },
  });
  const answer = await describeReplaced(env, target, replaced);
  if (!answer.ok) return answer;
  return accept({
    target: answer.value.property,
    restorePoint: answer.value.restorePoint,
    copied: {
      buttons: filled.reduce((sum, language) => sum + buttonsFor(language).buttons.length, 0),
      languages: filled.length,
      pictures: successors.size,
    },
  });
}
