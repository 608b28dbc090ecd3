import type { DayRange } from "#domain/analytics/period.ts";
import type { AnswerPlace, FoundTerm, MissingTerm, SearchesReport } from "#domain/analytics/searches.ts";
import { questionsFor } from "#domain/answers/questions.ts";
import { getUsableAnswers } from "#domain/answers/usable-answers.ts";
import type { Draft } from "#domain/content/document.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { fillAnswers } from "#portal/answers/fill-answers.ts";
import { loadAnswerWords } from "#portal/answers/words.ts";
import type { AskEntry } from "#portal/ask/ask-entry.ts";
import { buildIndex } from "#portal/ask/build-index.ts";
import { getFindable } from "#portal/ask/draft-entries.ts";
import { type AskIndex, loadIndex } from "#portal/ask/load-index.ts";
import { search } from "#portal/ask/search.ts";
import type { DocumentRow } from "../../db/content/documents.ts";
import type { PublicationRow } from "../../db/content/publications.ts";
import { toViewableDraft } from "../content/load-draft.ts";
import { readVersion } from "../portal/read-version.ts";
import type { PropertyScope } from "../scope.ts";

interface Wanted {
  readonly period: DayRange;
  /** Absent: every language. */
  readonly language?: ContentLanguage | undefined;
  readonly documents: readonly DocumentRow[];
  /** The live version; absent: nothing is published. */
  readonly live?: PublicationRow | undefined;
  /** Listed terms of each kind. */
  readonly termsMax: number;
}

/**
 * Guests' searches, and where staff can answer what they did not find (A9). Terms that the live version
 * answers by now are left out. One call to the property's analytics object.
 */
export async function composeSearches(
  env: Pick<Env, "PROPERTY_ANALYTICS" | "FILES">,
  { property, now }: Pick<PropertyScope, "property" | "now">,
  { period, language, documents, live, termsMax }: Wanted,
): Promise<SearchesReport> {
  const { id, timeZone, features } = property;
  const [counts, version] = await Promise.all([
    env.PROPERTY_ANALYTICS.getByName(id).searches(period, { language, termsMax, now, timeZone }),
    live ? readVersion(env, live) : null,
  ]);
  const draft = new Findable(toViewableDraft(property, documents), features);
  const published = version?.ok ? new Findable(version.value, features) : null;
  const missing: MissingTerm[] = [];
  for (const term of counts.missing) {
    const answer = await findAnswer(term, draft, published);
    if (answer !== null) missing.push({ ...term, answer });
  }
  const found: FoundTerm[] = [];
  for (const term of counts.found) found.push({ ...term, first: await findFirst(term, published) });
  return { ...counts, found, missing };
}

async function findFirst(
  { term, languages }: Omit<FoundTerm, "first">,
  published: Findable | null,
): Promise<FoundTerm["first"]> {
  const language = languages.find(({ language: code }) => published?.languages.includes(code))?.language;
  const first = language && (await published?.find(term, language));
  return first ? { title: first.title, icon: first.icon } : null;
}

/** Where a term is to be answered, in the language in which most searched; `null`: guests find it now. */
async function findAnswer(
  { term, languages }: Omit<MissingTerm, "answer">,
  draft: Findable,
  published: Findable | null,
): Promise<AnswerPlace | null> {
  const language = languages.find(({ language: code }) => draft.languages.includes(code))?.language;
  if (language === undefined) return { kind: "new" };
  if (published?.languages.includes(language) && (await published.find(term, language))) return null;
  const drafted = await draft.find(term, language);
  if (drafted) {
    const { kind, title, id } = drafted;
    const question =
      kind === "answer" ? (draft.questions.find((known) => known.id === id)?.id ?? null) : null;
    return { kind: "drafted", title, question, entry: kind === "entry" ? id : null };
  }
  const open = await draft.findOpenQuestion(term, language);
  return open ? { kind: "question", question: open } : { kind: "new" };
}

/** All that guests find in a draft, with an index per language, made when it is first asked for. */
class Findable {
  readonly languages: readonly ContentLanguage[];
  readonly questions: ReturnType<typeof questionsFor>;
  readonly #filled: Promise<Draft>;
  readonly #features: PropertyScope["property"]["features"];
  readonly #indexes = new Map<ContentLanguage, Promise<AskIndex>>();
  readonly #openIndexes = new Map<ContentLanguage, Promise<AskIndex>>();

  constructor(draft: Draft, features: PropertyScope["property"]["features"]) {
    this.languages = draft.languages;
    this.questions = questionsFor(draft.answers.kind);
    this.#filled = fillAnswers({ ...draft, answers: getUsableAnswers(draft.answers) });
    this.#features = features;
  }

  /** The first that a guest finds. */
  async find(term: string, language: ContentLanguage) {
    const index = getOrMake(this.#indexes, language, async () =>
      makeIndex(await this.#read(language), language),
    );
    return search(await index, term)[0];
  }

  /** The question whose search words are nearest, among those that guests read nothing about. */
  async findOpenQuestion(term: string, language: ContentLanguage) {
    const index = getOrMake(this.#openIndexes, language, async () => {
      const { questions } = await loadAnswerWords(language);
      const answered = new Set((await this.#read(language)).map(({ id }) => id));
      const entries = this.questions
        .filter(({ id }) => !answered.has(id))
        .map(({ id, icon }): AskEntry => ({ id, kind: "answer", icon, text: "", ...questions[id] }));
      return makeIndex(entries, language);
    });
    const nearest = search(await index, term)[0];
    return this.questions.find(({ id }) => id === nearest?.id)?.id ?? null;
  }

  async #read(language: ContentLanguage): Promise<readonly AskEntry[]> {
    const words = await loadAnswerWords(language);
    return getFindable(await this.#filled, language, { words, features: this.#features }).entries;
  }
}

function makeIndex(entries: readonly AskEntry[], language: ContentLanguage): AskIndex {
  return loadIndex(buildIndex(entries, language));
}

function getOrMake<Key, Value>(made: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = made.get(key) ?? make();
  made.set(key, value);
  return value;
}
