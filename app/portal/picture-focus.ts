import type { Draft } from "#domain/content/document.ts";
import type { Focus, Picture } from "#domain/content/media-reference.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { getShownButtons } from "./tile/shown-buttons.ts";

function toPercent(value: unknown): number {
  return typeof value === "number" && value >= 0 ? Math.round(Math.min(value, 100)) : 50;
}

/** The focus point as a CSS position; default: centre. */
export function focusPosition(focus: Focus | undefined): string {
  return `${toPercent(focus?.x)}% ${toPercent(focus?.y)}%`;
}

/** Class for a picture's focus: the CSP forbids style attributes. */
export function focusClass(focus: Focus | undefined): string | undefined {
  return focus ? `f-${toPercent(focus.x)}-${toPercent(focus.y)}` : undefined;
}

/** Pictures in all button content of a language. */
export function getOpenablePictures(draft: Draft, language: ContentLanguage): readonly (Picture | null)[] {
  return getShownButtons(draft, language).flatMap(({ button }) => {
    const inEntries = "items" in button ? button.items.map(({ picture }) => picture) : [];
    const content = "content" in button ? button.content : [];
    return [
      button.picture ?? null,
      ...inEntries,
      ...content.map((block) => (block.type === "picture" ? block.picture : null)),
    ];
  });
}

/** CSS rules for `focusClass` of one language's pictures, each point once. */
export function focusRules(draft: Draft, language: ContentLanguage): string {
  const rules = getOpenablePictures(draft, language).flatMap((picture) =>
    picture?.focus ? `img.${focusClass(picture.focus)}{object-position:${focusPosition(picture.focus)}}` : [],
  );
  return [...new Set(rules)].join("");
}
