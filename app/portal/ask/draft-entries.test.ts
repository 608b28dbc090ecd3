import { describe, expect, it } from "vitest";
import type { Answers } from "#domain/answers/answers.ts";
import type { Button } from "#domain/content/button.ts";
import { TEMPLATE } from "#domain/content/starter/template.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { sampleDraft, sampleId, usableButton } from "#tests/factories/draft.ts";
import { dailyHours } from "#tests/factories/hours.ts";
import { loadAnswerWords } from "../answers/words.ts";
import { buildIndex } from "./build-index.ts";
import { getFindable } from "./draft-entries.ts";
import { loadIndex } from "./load-index.ts";
import { getResultHref } from "./result-href.ts";
import { search } from "./search.ts";

const ANSWERS: Answers = {
  ...TEMPLATE.answers,
  byQuestion: {
    breakfast: {
      state: "answered",
      hours: dailyHours("07:00", "10:30").windows,
      note: { en: "On the quay." },
    },
    pool: { state: "not-applicable" },
  },
  entries: [
    {
      id: sampleId(900),
      topic: "around",
      title: { en: "Canoes" },
      content: { en: [{ type: "paragraph", runs: [{ text: "At the jetty." }] }] },
      searchWords: { en: ["paddle"] },
    },
  ],
};

async function findable(english: readonly Button[], language: ContentLanguage = "en", guestServices = true) {
  const draft = sampleDraft({ english, answers: ANSWERS, languages: ["en", "de"] });
  const words = await loadAnswerWords(language);
  return getFindable(draft, language, { words, features: { guestServices } });
}

async function ask(english: readonly Button[], query: string) {
  const { entries } = await findable(english);
  return search(loadIndex(buildIndex(entries, "en")), query).map((result) => [
    result.kind,
    getResultHref(result, { slug: "marlowe", language: "en" }),
  ]);
}

const sheet = (index: number) => `/p/marlowe/en?all#d-${sampleId(index)}`;

describe("guests find", () => {
  it.each([
    ["breakfast", "answer", "/p/marlowe/en/guide#breakfast"],
    ["quay", "answer", "/p/marlowe/en/guide#breakfast"],
    ["canoes", "entry", `/p/marlowe/en/guide#${sampleId(900)}`],
    ["paddle", "entry", `/p/marlowe/en/guide#${sampleId(900)}`],
    ["jetty", "entry", `/p/marlowe/en/guide#${sampleId(900)}`],
    ["tides", "button", sheet(1)],
    ["lighthouse", "gallery-item", `/p/marlowe/en?all#i-${sampleId(2)}-0`],
    ["towels", "service", sheet(3)],
    ["menu", "button", "https://marlowe.example/menu"],
    ["reception", "button", sheet(5)],
    ["everything", "button", "/p/marlowe/en/guide"],
  ])("by “%s” the %s at %s [A8]", async (query, kind, href) => {
    const buttons = [
      usableButton("popup", 1, "Tides"),
      usableButton("gallery", 2, "Lighthouse"),
      usableButton("guest-services", 3, "Towels"),
      usableButton("link", 4, "Menu"),
      usableButton("click-to-call", 5, "Reception"),
      { ...usableButton("link", 6, "Everything"), destination: "guide" } as Button,
    ];
    expect(await ask(buttons, query)).toContainEqual([kind, href]);
  });

  it("a link with hours at its tile, which says whether it is open [A8, T2]", async () => {
    const timed = { ...usableButton("link", 1, "Menu"), hours: dailyHours("07:00", "10:30") };
    expect(await ask([timed], "menu")).toEqual([["button", sheet(1)]]);
  });

  it("a picture and what is written to it, but no picture that is missing [A8]", async () => {
    const button = usableButton("gallery", 1, "Lighthouse");
    if (button.type !== "gallery") throw new Error("It is no gallery.");
    const gone = { id: sampleId(2), picture: null, title: "Wreck", description: "" };
    expect(await ask([{ ...button, items: [...button.items, gone] }], "wreck")).toEqual([]);
  });
});

describe("guests never find", () => {
  const kinds = ["popup", "gallery", "guest-services", "link", "feedback", "map", "chat"] as const;

  it.each(kinds)("a hidden or guarded %s, nor anything in it [A8, R8]", async (type) => {
    const button = usableButton(type, 1, "Tides");
    const hidden: Button = { ...button, hidden: true };
    const guarded: Button = { ...button, guard: "card" };
    expect(JSON.stringify((await findable([button])).entries)).toContain("Tides");
    for (const shut of [hidden, guarded]) {
      expect(JSON.stringify(await findable([shut]))).not.toContain("Tides");
    }
  });

  it("a service without the feature, an answer that does not apply, or a Wi-Fi password [A8]", async () => {
    const services = [usableButton("guest-services", 1, "Towels")];
    expect(JSON.stringify(await findable(services, "en", false))).not.toContain("Towels");
    const link = usableButton("link", 2, "Online");
    if (link.type !== "link") throw new Error("It is no link.");
    const wifi = { network: "Marlowe", security: "wpa", password: "harbour-58" } as const;
    const json = JSON.stringify(await findable([{ ...link, destination: "wifi", wifi }]));
    expect(json).toContain("Online");
    expect(json).not.toMatch(/harbour-58|"pool"/);
  });

  it("a button that hides outside its hours, but in them [A8]", async () => {
    const hours = dailyHours("07:00", "10:30", "hide");
    const { timed } = await findable([{ ...usableButton("popup", 1), hours }, usableButton("link", 2)]);
    expect(timed).toEqual([{ id: sampleId(1), hours }]);
  });
});
