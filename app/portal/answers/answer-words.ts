import type { ContactKind, Offer, Per } from "#domain/answers/answer-values.ts";
import type { Topic } from "#domain/answers/question.ts";
import type { AnyQuestion, QuestionId } from "#domain/answers/questions.ts";
import type { PropertyKind } from "#domain/property/property-kind.ts";

/** Forms by the number's plural category, with `{n}`: exactly the categories that the language has. */
type PluralForms = { readonly other: string } & Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

interface TopicTitle {
  /** Heading in the guide. */
  readonly long: string;
  /** Chip; 22 characters at most. */
  readonly short: string;
}

type Parts<Id extends QuestionId> = Extract<AnyQuestion, { id: Id }>["parts"];
type If<P, Name extends string, Sentences> = Name extends keyof P ? Sentences : object;
type OfferSentences<P> = P extends { readonly offer: readonly (infer One extends Offer)[] }
  ? Readonly<Record<One, string>>
  : object;

/** The sentences that a question's parts need. Each is a whole sentence. */
type Sentences<P> = OfferSentences<P> &
  /** With `{time}`. */
  If<P, "time", { readonly time: string }> &
  /** With `{quantity}`: the number with its unit. */
  If<P, "quantity", { readonly quantity: string }> &
  /** Only where the shared sentences do not say what is paid for: with `{price}`, and for nothing. */
  If<P, "price", { readonly price?: string; readonly free?: string }>;

interface QuestionWords<Id extends QuestionId> {
  /** 40 characters at most, unique in the language. */
  readonly title: string;
  readonly sentences: Sentences<Parts<Id>>;
  /** 6 to 20 words that guests type, in lower case: synonyms, everyday and other spellings. */
  readonly keywords: readonly string[];
}

/** All words of the answers in one language (A3): polite, in the guest's own words, never with markup. */
export interface AnswerWords {
  readonly topics: Readonly<Record<PropertyKind, Readonly<Record<Topic, TopicTitle>>>>;
  readonly hours: {
    /** All seven days, as a sentence or a row begins. */
    readonly everyDay: string;
    /** Hours from midnight to midnight. */
    readonly dayAndNight: string;
    /** A window in a row of the timetable, with `{from}` and `{to}`. */
    readonly span: string;
    /** Sentence for a single window, with `{days}`, `{from}` and `{to}`. */
    readonly sentence: string;
    /** Sentence for hours of day and night only, with `{days}`. */
    readonly always: string;
  };
  /** A price by its unit, without a full stop. `{price}`: the amount with its currency. */
  readonly prices: Readonly<Record<Per, string>>;
  /** Sentence around one of `prices`, which replaces `{price}`. */
  readonly price: string;
  readonly free: string;
  /** With `{place}`, whatever staff typed. No case, no preposition, no article. */
  readonly place: string;
  readonly people: PluralForms;
  /** Names of a number, an address and a link; without a colon. */
  readonly contacts: Readonly<Record<ContactKind, string>>;
  readonly questions: { readonly [Id in QuestionId]: QuestionWords<Id> };
}
