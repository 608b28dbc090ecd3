import { useMemo } from "react";
import { ARTICLE_NAMES, type ArticleName } from "#app/components/help/articles.ts";
import {
  FIELD_ERROR_ARTICLES,
  FINDING_ARTICLES,
  PROBLEM_ARTICLES,
} from "#app/components/help/problem-articles.ts";
import type { SetupMessages } from "#app/messages/catalogues.ts";
import type { Guide } from "#app/messages/en/guide.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import type { Searched } from "./search.ts";

/** Texts of the messages an article explains: refusals, field errors and findings. */
function getArticleMessages(name: ArticleName, { problems, publish }: SetupMessages): string[] {
  const findings: Readonly<Record<string, { readonly text: string }>> = publish.findings;
  const getKeys = <Key extends string>(articles: Partial<Record<Key, ArticleName>>) =>
    (Object.keys(articles) as Key[]).filter((key) => articles[key] === name);
  const said = [
    ...getKeys(PROBLEM_ARTICLES).map((code) => problems.codes[code]),
    ...getKeys(FIELD_ERROR_ARTICLES).map((code) => problems.fields[code]),
    ...getKeys(FINDING_ARTICLES).flatMap((code) => findings[code]?.text ?? []),
  ];
  return [...new Set(said)];
}

/** All articles with their searchable texts, in order. */
export function getArticles(messages: SetupMessages, { articles }: Guide): Searched<ArticleName>[] {
  return ARTICLE_NAMES.map((name) => {
    const { title, what, todo } = articles[name];
    return { name, title, says: getArticleMessages(name, messages), body: `${what}\n${todo}` };
  });
}

export function useArticles(): readonly Searched<ArticleName>[] {
  const messages = useMessages("setup");
  const guide = useMessages("guide");
  return useMemo(() => getArticles(messages, guide), [messages, guide]);
}
