import type { ContentLanguage } from "../language.ts";
import { countContent } from "./content-count.ts";
import type { Section, SectionBodies, StoredDocument } from "./document.ts";
import type { Homepage } from "./homepage.ts";
import { isSameData } from "./merge.ts";
import type { Social } from "./social.ts";

/** Answers are left out: no clone or reset replaces them (D96). */
type Settings = Omit<SectionBodies, "answers" | "buttons">;

/** Content that a clone or reset writes over a draft. Absent parts keep their values. */
export interface Replacement {
  readonly homepage: Omit<Homepage, "logo"> & Partial<Pick<Homepage, "logo">>;
  readonly theme: Settings["theme"];
  readonly social: Settings["social"];
  readonly qr?: Settings["qr"];
}

/** One kind of lost content. `count`: number of items; `null` for a setting. */
export type LostContent =
  | { readonly kind: "buttons"; readonly count: number; readonly languages: readonly ContentLanguage[] }
  | {
      readonly kind: "popups" | "galleryPictures" | "backgrounds" | "socialChannels";
      readonly count: number;
    }
  | { readonly kind: "logo" | "headerColour" | "askLine" | "socialLook" | "consent"; readonly count: null }
  /** `changedAt` is ISO 8601 UTC. */
  | { readonly kind: "theme"; readonly count: null; readonly changedAt: string };

/**
 * Lists what a clone or reset would remove from a draft (S199, S201): custom content whose value changes.
 * Pure.
 *
 * `template` is the content of a new property and does not count as custom; a missing document equals the
 * template. Files are compared by key, so a copy of a picture counts as another picture.
 *
 * @returns an empty list only if nothing custom is lost.
 */
export function listLostContent(
  documents: readonly StoredDocument[],
  { replacement, template }: { readonly replacement: Replacement; readonly template: Settings },
): readonly LostContent[] {
  const find = (section: Section) => documents.find((document) => document.section === section);
  const before = getSettings(documents, template);
  const isLost = <Value>(own: Value, next: Value | undefined, first: Value) =>
    next !== undefined && !isSameData(own, next) && !isSameData(own, first);

  const { buttons, languages, popups, galleryPictures } = countContent(documents);
  const { homepage, theme, social, qr } = before;
  const backgrounds = (["backgroundPortrait", "backgroundLandscape"] as const).filter((index) =>
    isLost(homepage[index], replacement.homepage[index], template.homepage[index]),
  );
  const channels = social.channels.filter(
    (own) => !replacement.social.channels.some((next) => isSameData(own, next)),
  );
  const hasLostOrder = isLost(social.channels, replacement.social.channels, template.social.channels);
  const lost: readonly (LostContent | null)[] = [
    { kind: "buttons", count: buttons, languages },
    { kind: "popups", count: popups },
    { kind: "galleryPictures", count: galleryPictures },
    isLost(homepage.logo, replacement.homepage.logo, template.homepage.logo)
      ? { kind: "logo", count: null }
      : null,
    { kind: "backgrounds", count: backgrounds.length },
    isLost(homepage.headerColour, replacement.homepage.headerColour, template.homepage.headerColour)
      ? { kind: "headerColour", count: null }
      : null,
    homepage.askLine === false && replacement.homepage.askLine !== false
      ? { kind: "askLine", count: null }
      : null,
    isLost(theme, replacement.theme, template.theme)
      ? { kind: "theme", count: null, changedAt: find("theme")?.updatedAt ?? new Date(0).toISOString() }
      : null,
    { kind: "socialChannels", count: channels.length },
    isLost(getLook(social), getLook(replacement.social), getLook(template.social)) ||
    (hasLostOrder && channels.length === 0)
      ? { kind: "socialLook", count: null }
      : null,
    isLost(qr, replacement.qr, template.qr) ? { kind: "consent", count: null } : null,
  ];
  return lost.filter((one) => one !== null).filter(({ count }) => count !== 0);
}

function getLook({ channels: _, ...look }: Social): Omit<Social, "channels"> {
  return look;
}

/** The draft's settings; unsaved sections come from the template. */
export function getSettings(documents: readonly StoredDocument[], template: Settings): Settings {
  const bodies = documents.map(({ section, body }) => [section, body] as const);
  const { homepage, theme, social, qr }: Settings = { ...template, ...Object.fromEntries(bodies) };
  return { homepage, theme, social, qr };
}
