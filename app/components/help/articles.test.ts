import { describe, expect, it } from "vitest";
import { readCatalogues } from "#app/messages/catalogues.ts";
import { findArticles } from "#app/routes/guidance/help/search.ts";
import { getArticles } from "#app/routes/guidance/help/use-articles.ts";
import { FIELD_ERROR_CODES } from "#domain/field-error.ts";
import { INTERFACE_LANGUAGES } from "#domain/language.ts";
import { PROBLEM_CODES } from "#domain/problem-code.ts";
import { ARTICLE_NAMES, ARTICLES, HELP_GROUPS } from "./articles.ts";
import {
  CODES_WITHOUT_ARTICLE,
  FIELD_ERROR_ARTICLES,
  FINDING_ARTICLES,
  findProblemArticle,
  PROBLEM_ARTICLES,
} from "./problem-articles.ts";

it("every refusal has an article or a reason to need none, never both [S44, S202]", () => {
  const reasons: Readonly<Record<string, string>> = CODES_WITHOUT_ARTICLE;
  for (const code of PROBLEM_CODES) {
    expect([findProblemArticle(code) !== null, code in reasons].filter(Boolean), code).toHaveLength(1);
    if (code in reasons) expect(reasons[code]?.length, code).toBeGreaterThan(20);
  }
  expect(Object.keys(PROBLEM_ARTICLES).length + Object.keys(reasons).length).toBe(PROBLEM_CODES.length);
});

it("every linked article exists, in a group of its own [S44]", () => {
  const led = [PROBLEM_ARTICLES, FINDING_ARTICLES, FIELD_ERROR_ARTICLES].flatMap((of) => Object.values(of));
  for (const name of led) expect(ARTICLE_NAMES).toContain(name);
  expect(ARTICLE_NAMES.length).toBeGreaterThanOrEqual(30);
  const groups = new Set(ARTICLE_NAMES.map((name) => ARTICLES[name].group));
  expect([...groups].sort()).toEqual([...HELP_GROUPS].sort());
});

describe.each(INTERFACE_LANGUAGES)("the help in %s", async (language) => {
  const { setup: messages, guide } = await readCatalogues(language);
  const articles = getArticles(messages, guide);

  it("has exactly the listed articles, each with a way out [S44]", () => {
    expect(Object.keys(guide.articles).sort()).toEqual([...ARTICLE_NAMES].sort());
    for (const { what, todo } of Object.values(guide.articles)) {
      expect(what.length).toBeGreaterThan(40);
      expect(todo.length).toBeGreaterThan(20);
      expect(todo.split("\n").every((step) => step === step.trim() && step !== "")).toBe(true);
    }
  });

  it("finds the article of any refusal by its own words, in the first three results [S44, S142]", () => {
    for (const code of PROBLEM_CODES) {
      const article = findProblemArticle(code);
      if (article === null) continue;
      const found = findArticles(messages.problems.codes[code], articles).slice(0, 3);
      expect(found, `${code}: ${messages.problems.codes[code]}`).toContain(article);
    }
    for (const code of FIELD_ERROR_CODES) {
      const article = FIELD_ERROR_ARTICLES[code];
      if (article === undefined) continue;
      const found = findArticles(messages.problems.fields[code], articles).slice(0, 3);
      expect(found, `${code}: ${messages.problems.fields[code]}`).toContain(article);
    }
  });
});
