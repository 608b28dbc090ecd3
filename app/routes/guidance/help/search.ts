/** A text with its searched form, and of each searched character where it stands in the text. */
interface Folded {
  readonly folded: string;
  readonly at: readonly number[];
}

const ALIKE: Readonly<Record<string, string>> = { ß: "ss", œ: "oe", æ: "ae", ø: "o", ł: "l" };

/** A text without case, accents and typographic signs, so that "uber" finds "Über" and "Strasse" "Straße". */
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

/** The words of what was typed, in their searched form. */
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
  /** What the article answers: the messages that people read elsewhere. */
  readonly says: readonly string[];
  readonly body: string;
}

const WEIGHT_START = 8;
const WEIGHT_TITLE = 5;
const WEIGHT_SAYS = 3;
const WEIGHT_BODY = 1;
/** Of a pasted message, which holds names of people's own, so many words have to be found. */
const SHARE_OF_MESSAGE = 0.6;
const MESSAGE_WORDS_MIN = 4;

/**
 * The articles that hold what was typed, the best first. Every word has to be in the article, in any
 * form that begins or contains it; of a whole message most of them, where no article has all.
 *
 * @returns everything, in its order, where nothing was typed.
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

/** A text cut where the words of a search begin and end, for showing them. */
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
