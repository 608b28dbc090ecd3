import { channelName } from "#app/components/social-names.ts";
import type { SetupMessages } from "#app/messages/catalogues.ts";
import { formatNumber } from "#app/messages/format.ts";
import { type ChangeRow, findChangedButton, isText } from "#domain/content/changes/change-groups.ts";
import type { Draft } from "#domain/content/document.ts";
import { isRecord } from "#domain/content/merge.ts";
import { SOCIAL_CHANNELS } from "#domain/content/social.ts";
import type { ContentLanguage, InterfaceLanguage } from "#domain/language.ts";
import { type Colour, contrastRatio, getReadableInk } from "#domain/look/colour.ts";
import type { AnswerWords } from "#portal/answers/answer-words.ts";
import { nameChips } from "../answers/name-chips.ts";
import { capitalise } from "../draft/capitalise.ts";
import { type FieldName, findFieldName } from "../draft/changed-fields.ts";
import { getChoices } from "../draft/choice-words.ts";
import type { PartKey } from "../draft/draft-state.ts";
import { findLanguage } from "../language-switch.tsx";
import { getButtonFieldChoices, getButtonFieldName } from "./button-words.ts";
import { nameAnswer, showAnswers } from "./shown-answer.ts";
import { type ShownValue, showValue } from "./shown-value.ts";

/** A change in words: subject, action and both sides. */
export interface DescribedChange {
  readonly title: string;
  readonly detail: string;
  readonly before: ShownValue;
  readonly after: ShownValue;
  /** Language of guest-facing texts; `null` for interface texts. */
  readonly language: ContentLanguage | null;
}

export interface DescribeWith {
  readonly before: Draft;
  readonly after: Draft;
  readonly messages: SetupMessages;
  readonly language: InterfaceLanguage;
  /** Guests' words in `language`, for the sides of answers; `null` while they load. Absent: sides are not shown. */
  readonly answerWords?: AnswerWords | null | undefined;
}

/** Texts of one row; answers in title and detail are named, those in the sides are stored ones. Pure. */
export function describeChange(row: ChangeRow, context: DescribeWith): DescribedChange {
  const described = describeRow(row, context);
  const name = (text: string) => nameChips(text, context.messages);
  return { ...described, title: name(described.title), detail: name(described.detail) };
}

function describeRow(row: ChangeRow, context: DescribeWith): DescribedChange {
  const [root] = row.change.path;
  if (root === "buttons") return describeButtonChange(row, context);
  return root === "answers" ? describeAnswerChange(row, context) : describeOther(row, context);
}

/** Text for a missing value: an added or removed entry, or an optional field. */
function getAbsentWords(
  { change }: ChangeRow,
  { changes, buttons, common }: SetupMessages,
): readonly [string, string] {
  const isEntry = change.from !== undefined || change.to !== undefined;
  const words: Readonly<Record<string, string>> = {
    hours: changes.hours.always,
    roomRequired: common.off,
    askLine: common.on,
    minutes: buttons.services.anyTime,
    topic: buttons.fields.wholeGuide,
  };
  if (isEntry) return [changes.notThere, changes.noLonger];
  const own = words[change.path.at(-1) ?? ""];
  const absent = own ?? (change.path.at(-2) === "style" ? buttons.editor.sameAsTheme : changes.empty);
  return [absent, absent];
}

function getSides(
  row: ChangeRow,
  choices: ReadonlyMap<string, string>,
  { messages, language }: DescribeWith,
): Pick<DescribedChange, "before" | "after"> {
  const { change } = row;
  const { changes } = messages;
  if (change.kind === "moved") {
    return {
      before: { kind: "text", text: changes.position(change.from ?? 0) },
      after: { kind: "text", text: changes.position(change.to ?? 0) },
    };
  }
  const [before, after] = getAbsentWords(row, messages);
  const show = (value: unknown, absent: string) => showValue(value, { messages, language, absent, choices });
  return { before: show(change.before, before), after: show(change.after, after) };
}

/** The action on a list entry; `null` for changed values. */
function findEntryAction({ change }: ChangeRow, { changes }: SetupMessages): string | null {
  switch (change.kind) {
    case "added":
      return change.to === undefined ? null : changes.addedAt(change.to);
    case "removed":
      return change.from === undefined ? null : changes.removed;
    case "moved":
      return changes.moved;
    case "changed":
      return null;
  }
}

function describeButtonChange(row: ChangeRow, context: DescribeWith): DescribedChange {
  const { change } = row;
  const { before, after, messages } = context;
  const { buttons } = messages;
  const [, code = "", , id = "", ...inside] = change.path;
  const main = after.defaultLanguage;
  // Name the button as in the main language, also in the groups of other languages.
  const inMain = { ...change, path: ["buttons", main, "buttons", id] };
  const own = [
    findChangedButton(inMain, after),
    findChangedButton(change, after),
    findChangedButton(inMain, before),
    findChangedButton(change, before),
  ];
  const title = own.find((button) => button?.name)?.name ?? buttons.unnamed;
  const field = inside.at(-1) ?? "";
  const isTextChange = isText(change, context);
  const sides = getSides(row, getButtonFieldChoices(field, context.after.answers.kind, messages), context);
  return {
    title,
    detail: formatButtonDetail(inside, { ...context, row, code: code as ContentLanguage, id }),
    ...sides,
    language: isTextChange ? (findLanguage(code) ?? null) : null,
  };
}

interface ButtonDetail extends DescribeWith {
  readonly row: ChangeRow;
  readonly code: ContentLanguage;
  readonly id: string;
}

function formatButtonDetail(inside: readonly string[], detail: ButtonDetail): string {
  const { row, code, messages, before, after } = detail;
  const { changes, buttons } = messages;
  const [field = "", ...rest] = inside;
  const entryAction = findEntryAction(row, messages);
  if (field === "") {
    const action = entryAction ?? buttons.editor.type;
    const button = findChangedButton(row.change, row.change.kind === "removed" ? before : after);
    return button?.hidden && row.change.kind !== "moved" ? changes.hidden(action) : action;
  }
  if (field === "name") return code === after.defaultLanguage ? changes.renamed : changes.fields.nameOfButton;
  const name = getButtonFieldName(field, messages);
  if (field === "content" && isSameShown(row, messages)) return changes.formatting;
  if (rest.length === 0) return name;
  const [key = "", part] = rest;
  const entry =
    findEntryName(findChangedButton(row.change, after), field, key) ??
    findEntryName(findChangedButton(row.change, before), field, key);
  // Without an entry, the value is part of a style or picture.
  if (entry === null) return changes.inside(name, getPartName(key, messages));
  // If the name itself changed, before and after show it.
  if (part !== undefined && NAME_FIELDS.has(part)) return name;
  const what =
    part === undefined ? (entryAction ?? buttons.editor.type) : getPartName(rest.at(-1) ?? part, messages);
  return changes.inside(entry === "" ? name : entry, what);
}

/** Fields that name an entry. */
const NAME_FIELDS = new Set(["name", "title", "text"]);

function isSameShown(row: ChangeRow, messages: SetupMessages): boolean {
  const shown = (value: unknown) =>
    showValue(value, { messages, language: "en", absent: "", choices: new Map() });
  return JSON.stringify(shown(row.change.before)) === JSON.stringify(shown(row.change.after));
}

function getPartName(field: string, messages: SetupMessages): string {
  const { buttons, changes } = messages;
  if (field === "alt") return buttons.gallery.alt;
  if (field === "focus") return changes.fields.focus;
  return getButtonFieldName(field, messages);
}

/** Staff's name of an entry in a button's list; empty if unnamed, `null` if not found. */
function findEntryName(button: unknown, field: string, id: string): string | null {
  const list = isRecord(button) ? button[field] : undefined;
  const entry: unknown = Array.isArray(list) ? list.find((one) => isRecord(one) && one.id === id) : undefined;
  if (!isRecord(entry)) return null;
  const name = entry.name ?? entry.title ?? entry.text;
  return typeof name === "string" ? name : "";
}

function describeAnswerChange(row: ChangeRow, context: DescribeWith): DescribedChange {
  const { change } = row;
  const { before, after, messages, language, answerWords: words = null } = context;
  const path = change.path.slice(1);
  const hasEntry = after.answers.entries.some(({ id }) => id === path[1]);
  const { title, detail } = nameAnswer(path, { ...(hasEntry ? after : before), messages });
  const [own, next] = showAnswers(
    path,
    [
      { ...before, value: change.before },
      { ...after, value: change.after },
    ],
    { messages, language, words },
  );
  const isNewEntry = change.kind === "added" && change.to !== undefined;
  const absent = { kind: "quiet", text: messages.changes.notThere } as const;
  return {
    title,
    detail: findEntryAction(row, messages) ?? detail,
    ...(change.kind === "moved"
      ? getSides(row, new Map(), context)
      : { before: isNewEntry ? absent : own, after: next }),
    language: path[2] === "topic" ? null : (findLanguage(path[3] ?? "") ?? null),
  };
}

function describeOther(row: ChangeRow, context: DescribeWith): DescribedChange {
  const { change } = row;
  const { messages } = context;
  const { common, setup } = messages;
  const [root = "", ...inside] = change.path;
  const isSection = root === "homepage" || root === "theme" || root === "social" || root === "qr";
  const [key, path]: [PartKey, readonly string[]] = isSection ? [root, inside] : ["property", change.path];
  const field = findFieldName(key, path);
  const sides = getSides(row, getChoices(field, { setup, common }), context);
  const entryAction = findEntryAction(row, messages);
  if (field === "property.languages") {
    const name = common.languages[findLanguage(change.path[1] ?? "") ?? "en"];
    const say = (shown: ShownValue, draft: Draft): ShownValue => {
      if (shown.kind !== "text" || change.kind === "moved") return shown;
      const code = findLanguage(change.path[1] ?? "");
      const count = (code && draft.buttons[code]?.buttons.length) ?? 0;
      return { ...shown, text: count === 0 ? name : messages.changes.languageWith(name, count) };
    };
    return {
      title: name,
      detail: change.kind === "added" ? messages.changes.added : (entryAction ?? ""),
      before: say(sides.before, context.before),
      after: say(sides.after, context.after),
      language: null,
    };
  }
  const channel = field === "social.channels" ? SOCIAL_CHANNELS.find((one) => one === path[1]) : undefined;
  if (channel) {
    const address = (value: unknown) => (isRecord(value) ? (value.url === "" ? null : value.url) : value);
    const detail = entryAction ?? messages.buttons.fields.url;
    const own = {
      ...row,
      change: { ...change, before: address(change.before), after: address(change.after) },
    };
    return {
      title: channelName(channel, common.website),
      detail,
      ...getSides(own, new Map(), context),
      language: null,
    };
  }
  const title = field === null ? messages.changes.fields.other : capitalise(setup.fields[field]);
  const detail = formatFieldDetail(field, path, context);
  return {
    title,
    detail,
    ...sides,
    language: field === "property.name" ? context.after.defaultLanguage : null,
  };
}

/** Contrast before and after for a colour, or what changed of a picture. */
function formatFieldDetail(field: FieldName | null, path: readonly string[], context: DescribeWith): string {
  const { before, after, messages, language } = context;
  const last = path.at(-1) ?? "";
  if (last === "alt" || last === "focus") return getPartName(last, messages);
  const getPair = PAIRS[field ?? ""];
  if (!getPair) return "";
  const getRatio = (draft: Draft) => {
    const [one, other] = getPair(draft);
    // Rounded down, so that 4.49 never reads as a pass.
    const ratio = Math.floor(contrastRatio(one, other) * 10) / 10;
    return messages.setup.contrast.ratio(formatNumber(language, ratio, 1));
  };
  const [own, next] = [getRatio(before), getRatio(after)];
  return own === next ? "" : messages.changes.contrast(own, next);
}

const PAIRS: Readonly<Partial<Record<string, (draft: Draft) => readonly [Colour, Colour]>>> = {
  "theme.primary": ({ theme }) => [theme.primary, getReadableInk(theme.primary)],
  "homepage.headerColour": ({ homepage }) => [homepage.headerColour, getReadableInk(homepage.headerColour)],
  "theme.button.background": ({ theme }) => [theme.button.background, theme.button.text],
  "theme.button.text": ({ theme }) => [theme.button.background, theme.button.text],
};
