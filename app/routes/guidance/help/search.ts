/** A text with its folded form, and the original position of each folded character. */
interface Folded {
  readonly folded: string;
  readonly at: readonly number[];
}

const ALIKE: Readonly<Record<string, string>> = { ß: "ss", œ: "oe", æ: "ae", ø: "o", ł: "l" };

/** Folds case, accents and typography, so that "uber" finds "Über" and "Strasse" finds "Straße". */
export function foldText(text: string): Folded {
  let folded = "";
  const at: number[] = [];
  let index = 0;
  for (const character of text) {
    const lower = character.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    const plain = ALIKE[lower] ?? lower.replace(/[’‘]/, "'");
    folded += plain;
    for (let unit = 0; unit < plain.length; unit += 1) at.push(index);
    index += character.length;
  }
  return { folded, at };
}

/** The query's words, folded. */
export function splitQuery(query: string): string[] {
  return [
    ...new Set(
      foldText(query)
        .folded.split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word !== ""),
    ),
  ];
}

export interface Searched<Name extends string> {
  readonly name: Name;
  readonly title: string;
  /** The messages that the article explains, as shown elsewhere. */
  readonly says: readonly string[];
  readonly body: string;
}

const WEIGHT_START = 8;
const WEIGHT_TITLE = 5;
const WEIGHT_SAYS = 3;
const WEIGHT_BODY = 1;
/** For a pasted message, which may contain names: the share of words that must match. */
const SHARE_OF_MESSAGE = 0.6;
const MESSAGE_WORDS_MIN = 4;

/**
 * Searches articles, best match first. Every word must occur in the article, as part of a word; for a whole
 * message most words suffice, if no article has all.
 *
 * @returns all articles in order for an empty query.
 */
export function findArticles<Name extends string>(
  query: string,
  articles: readonly Searched<Name>[],
): readonly Name[] {
  const words = splitQuery(query);
  if (words.length === 0) return articles.map(({ name }) => name);
  const found = articles.map((article) => ({ name: article.name, ...score(article, words) }));
  const whole = found.filter(({ hits }) => hits === words.length);
  const enough = Math.ceil(words.length * SHARE_OF_MESSAGE);
  const most = words.length < MESSAGE_WORDS_MIN ? [] : found.filter(({ hits }) => hits >= enough);
  const chosen = whole.length > 0 ? whole : most;
  return chosen
    .sort((one, other) => other.hits - one.hits || other.weight - one.weight)
    .map(({ name }) => name);
}

function score({ title, says, body }: Searched<string>, words: readonly string[]) {
  const inTitle = foldText(title).folded;
  const inSays = foldText(says.join("\n")).folded;
  const inBody = foldText(body).folded;
  let [hits, weight] = [0, 0];
  for (const word of words) {
    const gained =
      (startsWord(inTitle, word) ? WEIGHT_START : inTitle.includes(word) ? WEIGHT_TITLE : 0) +
      (inSays.includes(word) ? WEIGHT_SAYS : 0) +
      (inBody.includes(word) ? WEIGHT_BODY : 0);
    if (gained > 0) hits += 1;
    weight += gained;
  }
  return { hits, weight };
}

function startsWord(text: string, word: string): boolean {
  return ` ${text.replaceAll(/[^\p{L}\p{N}]+/gu, " ")}`.includes(` ${word}`);
}

export interface Piece {
  readonly text: string;
  readonly isHit: boolean;
}

/** Splits a text at search matches, for highlighting. */
export function cutAtHits(text: string, words: readonly string[]): Piece[] {
  const { folded, at } = foldText(text);
  const isHit = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let from = folded.indexOf(word); from !== -1; from = folded.indexOf(word, from + word.length)) {
      const end = at[from + word.length] ?? text.length;
      isHit.fill(true, at[from], end);
    }
  }
  const pieces: Piece[] = [];
  let start = 0;
  for (let index = 1; index <= text.length; index += 1) {
    if (index < text.length && isHit[index] === isHit[start]) continue;
    pieces.push({ text: text.slice(start, index), isHit: isHit[start] ?? false });
    start = index;
  }
  return pieces;
}
