import type { Draft } from "#domain/content/document.ts";
import type { Guard } from "#domain/content/guard.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { Features } from "#domain/property/property.ts";
import { GuardedContent } from "#portal/guarded-content.tsx";
import { withoutMarks } from "#portal/slot-marks.ts";
import { guestEntries, unlockedEntries } from "#portal/tile/guest-buttons.ts";
import { type Markup, textOfMarkup } from "../page/slots.ts";
import { findOpenKeys, withGuardedFiles } from "./guarded-files.ts";
import { findGuestForm, type GuestForm } from "./guest-form.ts";
import { drawn } from "./render-page.tsx";

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
  const entries = unlockedEntries(draft, language, features, "published");
  return Promise.all(
    entries.flatMap((entry) => {
      const { button, guard } = entry;
      if (guard === null) return [];
      const { id } = button;
      const content = <GuardedContent key={id} draft={draft} entry={entry} target={{ slug, language }} />;
      const form = findGuestForm(button, language);
      return [drawn(content).then((markup) => ({ buttonId: id, guard, markup, form }))];
    }),
  );
}

/** The guarded buttons of a language, for the portal's manifest. */
export function getGuards({ draft, features }: Source, language: ContentLanguage) {
  return guestEntries(draft, language, features, "published").flatMap(({ button, guard }) =>
    guard === null ? [] : [{ language, buttonId: button.id, guard }],
  );
}

/** Content of the guarded buttons of all languages, as the property's desk stores it. */
export async function guardedParts(given: Source) {
  const source = { ...given, draft: withoutMarks(given.draft) };
  const openKeys = findOpenKeys(source.draft, source.features);
  const parts = await Promise.all(
    source.draft.languages.map(async (language) => {
      const drawings = await drawGuarded(source, language);
      return drawings.map(({ markup, form, ...part }) => ({
        ...part,
        language,
        ...withGuardedFiles(
          { buttonId: part.buttonId, html: textOfMarkup(markup) },
          { slug: source.slug, language },
          openKeys,
        ),
        form: form && JSON.stringify(form),
      }));
    }),
  );
  return parts.flat();
}
