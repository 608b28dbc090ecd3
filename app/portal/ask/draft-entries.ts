import { type Button, getDescription } from "#domain/content/button.ts";
import { getEntries } from "#domain/content/button-entries.ts";
import { getTexts } from "#domain/content/button-texts.ts";
import type { Draft } from "#domain/content/document.ts";
import type { Hours } from "#domain/content/hours/hours.ts";
import { MEDIA_KEY_PATTERN } from "#domain/content/media-reference.ts";
import { toPlainText } from "#domain/content/rich-text.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { Features } from "#domain/property/property.ts";
import type { AnswerWords } from "../answers/answer-words.ts";
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
  const guide = getGuideEntries(draft, language, words).map((entry) =>
    toGuideEntry(entry, { draft, language, words }),
  );
  const shown = getUnlockedEntries(draft, language, features, "published").filter(
    ({ guard }) => guard === null,
  );
  return {
    entries: [...guide, ...shown.flatMap(toButtonEntries)],
    timed: shown.flatMap(({ button: { id }, hours }) => (hours?.outside === "hide" ? [{ id, hours }] : [])),
  };
}

interface Reading {
  readonly draft: Draft;
  readonly language: ContentLanguage;
  readonly words: AnswerWords;
}

function toGuideEntry({ id, title, body }: GuideEntry, { draft, language, words }: Reading): AskEntry {
  if (body.kind === "own") {
    const own = draft.answers.entries.find((entry) => entry.id === id)?.searchWords ?? {};
    const keywords = own[language] ?? own[draft.defaultLanguage] ?? [];
    return { id, kind: "entry", title: title.text, text: toLine(toPlainText(body.content)), keywords };
  }
  const { hours, sentences, contact, note } = body;
  const parts = [
    ...sentences.map(({ text }) => text),
    hours.map(({ days, times, season }) => [season, days, times].filter(Boolean).join(" ")).join(", "),
    ...contact.map(({ label, text }) => `${label} ${text}`),
    ...(note ? [note.text] : []),
  ];
  const { keywords } = findQuestion(words, id);
  return { id, kind: "answer", title: title.text, text: toLine(parts.join(" ")), keywords };
}

/** An entry that is not staff's own is a question. */
function findQuestion({ questions }: AnswerWords, id: string): { readonly keywords: readonly string[] } {
  const byId: Readonly<Record<string, { readonly keywords: readonly string[] }>> = questions;
  return byId[id] ?? { keywords: [] };
}

/** Lists whose entries are found by themselves. */
const LISTS = { gallery: "gallery-item", "guest-services": "service" } as const;

function toButtonEntries({ button, hours }: ShownButton): readonly AskEntry[] {
  const { id, name, type } = button;
  const texts = getTexts(button);
  const list = getDescription(type).entries?.field ?? "";
  const toPath = (entry: string, field: string) => `${list}.${entry}.${field}`;
  const kind = type === "gallery" || type === "guest-services" ? LISTS[type] : null;
  const seen = getSeenEntries(button);
  const ownTexts = [...texts].filter(([path]) => path !== "name" && !path.startsWith(`${list}.`));
  const listed = kind === null ? seen.flatMap((entry) => findTexts(texts, toPath(entry, ""))) : [];
  const own: AskEntry = {
    id,
    kind: "button",
    title: toLine(name),
    text: toLine([...ownTexts.map(([, text]) => text), ...listed].join(" ")),
    keywords: [],
    // A button with hours leads to its tile, which says whether it is open.
    href: hours === null && !opensOnPage(button) ? findOutside(button) : undefined,
  };
  if (kind === null) return [own];
  const within = seen.flatMap((entry): readonly AskEntry[] => {
    const [title, ...rest] = findTexts(texts, toPath(entry, ""));
    if (title === undefined) return [];
    return [{ id: `${id}.${entry}`, kind, title: toLine(title), text: toLine(rest.join(" ")), keywords: [] }];
  });
  return [own, ...within];
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

function findTexts(texts: ReadonlyMap<string, string>, prefix: string): readonly string[] {
  return [...texts].flatMap(([path, text]) => (path.startsWith(prefix) ? [text] : []));
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
