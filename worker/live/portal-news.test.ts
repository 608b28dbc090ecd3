import { expect, it } from "vitest";
import { mergeNews, NO_NEWS, type StoredNews, toNewsText } from "./portal-news.ts";

const lift = { id: "lift", places: null, html: { en: "<p>Lift</p>", de: "<p>Aufzug</p>" } };
const pool = { id: "pool", places: "aaaaaaaa,bbbbbbbb", html: { en: "<p>Pool</p>" } };
const more = { en: "{n} more", de: "{n} weitere" };
const toNews = (mark: number, at: number, pieces: StoredNews["pieces"]) => ({ mark, at, pieces, more });

it("raises its sequence with each change for guests, and ignores older states [N2]", () => {
  const first = mergeNews(NO_NEWS, toNews(5, 100, [lift]));
  expect(first).toMatchObject({ sequence: 1, pieces: [lift] });
  expect(mergeNews(first, toNews(6, 90, [lift]))).toMatchObject({ sequence: 1, mark: 6 });
  expect(mergeNews(first, toNews(5, 110, [pool, lift]))).toMatchObject({ sequence: 2 });
  expect(mergeNews(first, toNews(4, 999, []))).toBe(first);
  expect(mergeNews(first, toNews(5, 99, []))).toBe(first);
  expect(mergeNews(first, toNews(5, 101, []))).toMatchObject({ sequence: 2, pieces: [] });
});

it("is sent in a page's language, and announcements for places only to their guests [N2]", () => {
  const kept = mergeNews(NO_NEWS, toNews(5, 100, [pool, lift]));
  const textFor = (language: string, place: string | null) =>
    JSON.parse(toNewsText(kept, { language, place }));
  expect(textFor("en", null)).toEqual({ sequence: 1, more: "{n} more", pieces: ["<p>Lift</p>"] });
  expect(textFor("en", "inabbbbbbbb")).toMatchObject({ pieces: ["<p>Pool</p>", "<p>Lift</p>"] });
  expect(textFor("de", "inacccccccc")).toMatchObject({ pieces: ["<p>Aufzug</p>"] });
});
