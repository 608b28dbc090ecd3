import type { Draft } from "#domain/content/document.ts";
import { mediaHref, mediaKeysIn } from "#domain/content/media-reference.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { Features } from "#domain/property/property.ts";
import { guardedFilePath } from "#portal/portal-path.ts";
import { guestEntries } from "#portal/tile/guest-buttons.ts";
import { sha256Hex } from "../../media/files.ts";

const NAME_LENGTH = 32;

/** Keys of all files that a portal shows publicly: those of the draft without its guarded content. */
export function findOpenKeys(draft: Draft, features: Features): ReadonlySet<string> {
  const { buttons: _, ...rest } = draft;
  const shown = draft.languages.map((language) => guestEntries(draft, language, features, "published"));
  return new Set(mediaKeysIn({ rest, shown }));
}

interface Part {
  readonly buttonId: string;
  readonly html: string;
}

/**
 * Markup of a guarded button in which files used nowhere public get protected addresses. Those require the pass
 * or the card, and don't reveal the public address (R8).
 */
export function withGuardedFiles(
  { buttonId, html }: Part,
  page: { readonly slug: string; readonly language: ContentLanguage },
  openKeys: ReadonlySet<string>,
): { readonly html: string; readonly files: Readonly<Record<string, string>> } {
  const files: Record<string, string> = {};
  let moved = html;
  for (const key of mediaKeysIn(html)) {
    if (openKeys.has(key)) continue;
    const name = sha256Hex(new TextEncoder().encode(`guarded:${key}`)).slice(0, NAME_LENGTH);
    files[name] = key;
    moved = moved.replaceAll(mediaHref(key), guardedFilePath(page, buttonId, name));
  }
  return { html: moved, files };
}
