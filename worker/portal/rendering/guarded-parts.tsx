import type { Draft } from "#domain/content/document.ts";
import { type Guard, toGuideGuardId } from "#domain/content/guard.ts";
import { findMediaKeys, mediaHref } from "#domain/content/media-reference.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { Features } from "#domain/property/property.ts";
import { loadAnswerWords } from "#portal/answers/words.ts";
import { GuardedContent } from "#portal/guarded-content.tsx";
import { OpenedEntry } from "#portal/guide/entry-view.tsx";
import { getUnlockedGuideEntries } from "#portal/guide/guide-entries.ts";
import { guardedFilePath } from "#portal/portal-path.ts";
import { getGuestEntries, getUnlockedEntries } from "#portal/tile/guest-buttons.ts";
import { sha256Hex } from "../../media/files.ts";
import { type Markup, markupToText } from "../page/slots.ts";
import { findGuestForm, type GuestForm } from "./guest-form.ts";
import { prepareDraft } from "./prepare-draft.ts";
import { renderMarkup } from "./render-page.tsx";

const NAME_LENGTH = 32;

/** Keys of all files that a portal shows publicly: those of the draft without its guarded content. */
function findOpenKeys(draft: Draft, features: Features): ReadonlySet<string> {
  const { buttons: _, answers, ...others } = draft;
  const rest = { ...others, entries: answers.entries.filter(({ guard }) => guard === undefined) };
  const shown = draft.languages.map((language) => getGuestEntries(draft, language, features, "published"));
  return new Set(findMediaKeys({ rest, shown }));
}

interface Part {
  readonly buttonId: string;
  readonly html: string;
}

/**
 * Markup of a guarded button in which files used nowhere public get protected addresses. Those require the pass
 * or the card, and don't reveal the public address (R8).
 */
function withGuardedFiles(
  { buttonId, html }: Part,
  page: { readonly slug: string; readonly language: ContentLanguage },
  openKeys: ReadonlySet<string>,
): { readonly html: string; readonly files: Readonly<Record<string, string>> } {
  const files: Record<string, string> = {};
  let moved = html;
  for (const key of findMediaKeys(html)) {
    if (openKeys.has(key)) continue;
    const name = sha256Hex(new TextEncoder().encode(`guarded:${key}`)).slice(0, NAME_LENGTH);
    files[name] = key;
    moved = moved.replaceAll(mediaHref(key), guardedFilePath(page, buttonId, name));
  }
  return { html: moved, files };
}

interface GuardedMarkup {
  readonly buttonId: string;
  readonly guard: Guard;
  readonly markup: Markup;
  /** Its form for guests; `null`: not a form. */
  readonly form: GuestForm | null;
}

interface Source {
  readonly draft: Draft;
  readonly slug: string;
  readonly features: Features;
}

/** Renders the content of a language's guarded buttons. It never goes into a page, but uses the page's style. */
export function drawGuarded(source: Source, language: ContentLanguage): Promise<readonly GuardedMarkup[]> {
  const { draft, slug, features } = source;
  const entries = getUnlockedEntries(draft, language, features, "published");
  return Promise.all(
    entries.flatMap((entry) => {
      const { button, guard } = entry;
      if (guard === null) return [];
      const { id } = button;
      const content = <GuardedContent key={id} draft={draft} entry={entry} target={{ slug, language }} />;
      const form = findGuestForm(button, language);
      return [renderMarkup(content).then((markup) => ({ buttonId: id, guard, markup, form }))];
    }),
  );
}

/** Renders the content of a language's guarded answers and own entries, as `drawGuarded` does for buttons. */
export async function drawGuardedEntries(
  { draft }: Pick<Source, "draft">,
  language: ContentLanguage,
): Promise<readonly GuardedMarkup[]> {
  const entries = getUnlockedGuideEntries(draft, language, await loadAnswerWords(language));
  return Promise.all(
    entries.flatMap(({ guard, ...entry }) => {
      if (guard === null) return [];
      const content = <OpenedEntry key={entry.id} entry={entry} language={language} />;
      const about = { buttonId: toGuideGuardId(entry.id), guard, form: null };
      return [renderMarkup(content).then((markup) => ({ ...about, markup }))];
    }),
  );
}

/** The guarded buttons of a language, for the portal's manifest. */
export function getGuards({ draft, features }: Source, language: ContentLanguage) {
  return getGuestEntries(draft, language, features, "published").flatMap(({ button, guard }) =>
    guard === null ? [] : [{ language, buttonId: button.id, guard }],
  );
}

/** The guarded answers and own entries of all languages, for the portal's manifest. */
export async function getGuideGuards({ draft }: Pick<Source, "draft">) {
  const ofLanguages = await Promise.all(
    draft.languages.map(async (language) => {
      const entries = getUnlockedGuideEntries(draft, language, await loadAnswerWords(language));
      return entries.flatMap(({ id, guard }) =>
        guard === null ? [] : [{ language, buttonId: toGuideGuardId(id), guard }],
      );
    }),
  );
  return ofLanguages.flat();
}

/** Content of the guarded buttons, answers and own entries of all languages, as the property's desk stores it. */
export async function renderGuardedParts(given: Source) {
  const source = { ...given, draft: await prepareDraft(given.draft) };
  const openKeys = findOpenKeys(source.draft, source.features);
  const parts = await Promise.all(
    source.draft.languages.map(async (language) => {
      const drawings = [
        ...(await drawGuarded(source, language)),
        ...(await drawGuardedEntries(source, language)),
      ];
      return drawings.map(({ markup, form, ...part }) => ({
        ...part,
        language,
        ...withGuardedFiles(
          { buttonId: part.buttonId, html: markupToText(markup) },
          { slug: source.slug, language },
          openKeys,
        ),
        form: form && JSON.stringify(form),
      }));
    }),
  );
  return parts.flat();
}
