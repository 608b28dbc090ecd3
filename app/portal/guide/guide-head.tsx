import type { ContentLanguage } from "#domain/language.ts";
import { ALPHABETICAL_QUERY } from "../portal-path.ts";
import { getGuideWords } from "./guide-words.ts";

export type GuideOrder = "topics" | "az";

interface GuideHeadProps {
  /** Path of the guide in this language. */
  readonly path: string;
  readonly order: GuideOrder;
  readonly language: ContentLanguage;
}

/** Title, and the two orders as links. */
export function GuideHead({ path, order, language }: GuideHeadProps) {
  const words = getGuideWords(language);
  const getCurrent = (one: GuideOrder) => (one === order ? "page" : undefined);
  return (
    <div className="p-gh">
      <h1>{words.title}</h1>
      <nav className="p-seg" aria-label={words.order}>
        <a href={path} aria-current={getCurrent("topics")}>
          {words.topics}
        </a>
        <a href={path + ALPHABETICAL_QUERY} aria-current={getCurrent("az")}>
          {words.alphabetical}
        </a>
      </nav>
    </div>
  );
}
