import { type Button, getDescription } from "#domain/content/button.ts";
import { getEntries } from "#domain/content/button-entries.ts";
import { getTexts } from "#domain/content/button-texts.ts";
import type { Draft } from "#domain/content/document.ts";
import type { Hours } from "#domain/content/hours/hours.ts";
import { MEDIA_KEY_PATTERN } from "#domain/content/media-reference.ts";
import { toPlainText } from "#domain/content/rich-text.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { ButtonIcon } from "#domain/look/icon.ts";
import type { Features } from "#domain/property/property.ts";
import type { AnswerWords } from "../answers/answer-words.ts";
import { joinRows } from "../answers/chip-value.ts";
import { findDestination, hasDestination } from "../buttons/actions.ts";
import { opensOnPage } from "../buttons/button-dialog.tsx";
import { type GuideEntry, getGuideEntries } from "../guide/guide-entries.ts";
import { getUnlockedEntries } from "../tile/guest-buttons.ts";
import type { ShownButton } from "../tile/shown-buttons.ts";
import { type AskEntry, BELOW_PAGE } from "./ask-entry.ts";

/** All that guests can find in a draft. */
interface Findable {
  /** Answers, own entries, then buttons in order, each followed by what is in it. */
  readonly entries: readonly AskEntry[];
  /** Buttons that guests see only in their hours; they and what is in them are found only then. */
  readonly timed: readonly { readonly id: string; readonly hours: Hours }[];
}

/**
 * Everything in a draft that guests can find in one language (A8). Hidden and guarded buttons are left out with
 * all their content. Pure.
 *
 * @param words in `language`
 */
export function getFindable(
  draft: Draft,
  language: ContentLanguage,
  { words, features }: { readonly words: AnswerWords; readonly features: Features },
): Findable {
  const guide = getGuideEntries(draft, language, words).flatMap((entry) =>
    toGuideEntry(entry, { draft, language, words }),
  );
  const shown = getUnlockedEntries(draft, language, features, "published").filter(
    ({ guard }) => guard === null,
  );
  return {
    entries: [...guide, ...shown.flatMap((one) => toButtonEntries(one, { draft, language }))],
    timed: shown.flatMap(({ button: { id }, hours }) => (hours?.outside === "hide" ? [{ id, hours }] : [])),
  };
}

interface Reading {
  readonly draft: Draft;
  readonly language: ContentLanguage;
  readonly words: AnswerWords;
}

/** Nothing if the entry is guarded. */
function toGuideEntry(
  { id, icon, title, body }: GuideEntry,
  { draft, language, words }: Reading,
): readonly AskEntry[] {
  if (body.kind === "locked") return [];
  const shown = { id, title: title.text, icon, titleLanguage: findOther([title], language) };
  if (body.kind === "own") {
    const own = draft.answers.entries.find((entry) => entry.id === id)?.searchWords ?? {};
    const keywords = own[language] ?? own[draft.defaultLanguage] ?? [];
    const text = toLine(toPlainText(body.content));
    return [{ ...shown, kind: "entry", text, textLanguage: findOther([body], language), keywords }];
  }
  const { hours, sentences, contact, note } = body;
  const spoken = note ? [...sentences, note] : sentences;
  const times = joinRows(hours, { language, words });
  // Rows of times end without a full stop.
  const timesAndNote = [times, note?.text ?? ""].filter((part) => part !== "").join(" · ");
  const parts = [...sentences.map(({ text }) => text), timesAndNote];
  const values = contact.map(({ label, text, href }) => ({ label, text, href: href ?? undefined }));
  return [
    {
      ...shown,
      kind: "answer",
      text: toLine(parts.join(" ")),
      textLanguage: times.length > 0 ? undefined : findOther(spoken, language),
      keywords: findQuestion(words, id).keywords,
      ...(values.length > 0 ? { values } : {}),
    },
  ];
}

/** The one language of all these texts, if it is not the guest's. */
function findOther(
  spoken: readonly { readonly language: ContentLanguage }[],
  language: ContentLanguage,
): ContentLanguage | undefined {
  const [first] = spoken;
  const isAlike = spoken.every((one) => one.language === first?.language);
  return isAlike && first?.language !== language ? first?.language : undefined;
}

/** An entry that is not staff's own is a question. */
function findQuestion({ questions }: AnswerWords, id: string): { readonly keywords: readonly string[] } {
  const byId: Readonly<Record<string, { readonly keywords: readonly string[] }>> = questions;
  return byId[id] ?? { keywords: [] };
}

/** Lists whose entries are found by themselves. */
const LISTS = { gallery: "gallery-item", "guest-services": "service" } as const;

function toButtonEntries(
  shown: ShownButton,
  { draft, language }: Pick<Reading, "draft" | "language">,
): readonly AskEntry[] {
  const { button, hours, fallbacks, language: own } = shown;
  const { id, type, icon } = button;
  const texts = getTexts(button);
  const list = getDescription(type).entries?.field ?? "";
  const isListed = ([path]: readonly [string, string]) => path.startsWith(`${list}.`);
  const kind = type === "gallery" || type === "guest-services" ? LISTS[type] : null;
  const seen = getSeenEntries(button).map((entry) =>
    [...texts].filter(([path]) => path.startsWith(`${list}.${entry}.`)),
  );
  const toSpoken = ([path]: readonly [string, string]) => ({
    language: fallbacks.has(path) ? draft.defaultLanguage : own,
  });
  const toEntry = (title: readonly [string, string], rest: readonly (readonly [string, string])[]) => ({
    title: toLine(title[1]),
    text: toLine(rest.map(([, text]) => text).join(" ")),
    keywords: [],
    titleLanguage: findOther([toSpoken(title)], language),
    textLanguage: findOther(rest.map(toSpoken), language),
  });
  const ownTexts = [...texts].filter((one) => one[0] !== "name" && !isListed(one));
  const whole: AskEntry = {
    ...toEntry(["name", button.name], [...ownTexts, ...(kind === null ? seen.flat() : [])]),
    id,
    kind: "button",
    icon,
    // A button with hours leads to its tile, which says whether it is open.
    href: hours === null && !opensOnPage(button) ? findOutside(button) : undefined,
  };
  if (kind === null) return [whole];
  const within = seen.flatMap(([title, ...rest], position): readonly AskEntry[] => {
    if (title === undefined) return [];
    const [, entryId] = title[0].split(".");
    return [
      {
        ...toEntry(title, rest),
        id: `${id}.${kind === "gallery-item" ? position : entryId}`,
        kind,
        icon: kind === "gallery-item" ? "image" : findServiceIcon(button, entryId),
      },
    ];
  });
  return [whole, ...within];
}

function findServiceIcon(button: Button, id: string | undefined): ButtonIcon {
  const services = button.type === "guest-services" ? button.services : [];
  return services.find((service) => service.id === id)?.icon ?? button.icon;
}

/** Ids of a button's entries that guests see. */
function getSeenEntries(button: Button): readonly string[] {
  if (button.type === "popup") return button.subButtons.filter(hasDestination).map(({ id }) => id);
  if (button.type === "gallery") {
    return button.items
      .filter(({ picture }) => picture !== null && MEDIA_KEY_PATTERN.test(picture.key))
      .map(({ id }) => id);
  }
  return getEntries(button).map(({ id }) => id);
}

/** An extension can be dialled only from the page, where serving puts the main number before it. */
function findOutside(button: Button): string | undefined {
  const destination = findDestination(button);
  if (destination === null || destination.href.startsWith("tel:")) return undefined;
  return destination.isBelowPage ? BELOW_PAGE + destination.href : destination.href;
}

function toLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
