import { describe, expect, it } from "vitest";
import type { Figures } from "#domain/analytics/report.ts";
import { newButton } from "#domain/content/starter/new-button.ts";
import { sampleDraft, sampleId } from "#tests/factories/draft.ts";
import { fetchFigures } from "#tests/factories/figures.ts";
import { ask, ORIGIN, publishSample, SAMPLE_ZONE } from "#tests/factories/published-portal.ts";
import { newGuest, publishScene, sendForm } from "../messages/guest-form.ts";

const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";
const IPAD =
  "Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1";
const LAPTOP =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/150.0 Safari/537.36";

function view(slug: string, more: object = {}, headers: Record<string, string> = {}) {
  const body = JSON.stringify({ v: 1, events: [{ id: crypto.randomUUID(), kind: "view", ...more }] });
  const from = {
    origin: ORIGIN,
    "sec-fetch-site": "same-origin",
    "content-type": "text/plain",
    "user-agent": PHONE,
    "accept-language": "en-GB,en;q=0.9",
    "cf-connecting-ip": newGuest(),
  };
  return ask(`/p/${slug}/events`, { method: "POST", body, headers: { ...from, ...headers } });
}

const getValues = (list: readonly { readonly visits: { readonly value: number } }[]) =>
  list.map(({ visits, ...name }) => [...Object.values(name), visits.value]);

describe("a visit", () => {
  it("is grouped by the page's language, the browser's language, device and entry [S214]", async () => {
    const draft = { ...sampleDraft(), languages: ["en", "de"] as const };
    const { slug, propertyId } = await publishSample({ draft });
    const visits: [object, Record<string, string>][] = [
      [
        { language: "de", via: "qr" },
        { "accept-language": "de-CH,de;q=0.9", "user-agent": IPAD },
      ],
      [{ language: "en" }, { "accept-language": "ja,en;q=0.5" }],
      [{ language: "en" }, { "accept-language": "pl" }],
      // The last two visits send a language that the portal lacks, and one that no page could send: both are ignored.
      [{ language: "fi" }, { "accept-language": "de", "user-agent": LAPTOP }],
      [{ language: "<b>", via: "<b>" }, {}],
    ];
    for (const [more, headers] of visits) expect((await view(slug, more, headers)).status).toBe(204);
    const figures: Figures = await fetchFigures(propertyId, { timeZone: SAMPLE_ZONE });
    expect(getValues(figures.languages).sort()).toEqual([
      ["de", 2],
      ["en", 3],
    ]);
    expect(getValues(figures.askedLanguages).sort()).toEqual([
      ["ja", 1],
      ["other", 1],
    ]);
    expect([figures.sources.qr.value, figures.sources.direct.value]).toEqual([1, 4]);
    const { phone, tablet, computer } = figures.devices;
    expect([phone.value, tablet.value, computer.value]).toEqual([3, 1, 1]);
  });

  it("excludes signed-in staff, and bots without a browser's headers [S214]", async () => {
    const { slug, propertyId } = await publishSample();
    await view(slug, {}, { cookie: "__Host-foyer-refresh=whatever" });
    await view(slug, {}, { "accept-language": "" });
    await view(slug, {}, { "user-agent": `${PHONE} HeadlessChrome/150.0` });
    expect((await fetchFigures(propertyId, { timeZone: SAMPLE_ZONE })).totals.visits.value).toBe(0);
  });

  it("sends no cookie to the guest, whatever it counts [S214]", async () => {
    const { slug } = await publishSample();
    expect((await view(slug)).headers.getSetCookie()).toEqual([]);
  });

  it("that comes at the pace of a script is turned away before it is counted [S214]", async () => {
    const { slug, propertyId } = await publishSample();
    const from = { "cf-connecting-ip": "192.0.2.77" };
    const statuses: number[] = [];
    for (let sent = 0; sent < 70; sent += 1) statuses.push((await view(slug, {}, from)).status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
    expect((await view(slug)).status).toBe(204);
    expect((await fetchFigures(propertyId, { timeZone: SAMPLE_ZONE })).totals.visits.value).toBe(2);
  });
});

describe("feedback", () => {
  it("is grouped by question, with mean and days, and counted once however often it arrives [S77] [S217]", async () => {
    const [stars, like] = [sampleId(70), sampleId(71)];
    const button = newButton("feedback", sampleId(1), "Tell us");
    if (button.type !== "feedback") throw new Error("A feedback button was asked for.");
    const questions = [
      { id: stars, text: "How was your room?", responseType: "stars" as const },
      { id: like, text: "Would you come back?", responseType: "like" as const },
    ];
    const scene = await publishScene([{ ...button, title: "Stay", email: "desk@house.example", questions }]);
    const rate = (room: string, back: string, submission: string) =>
      sendForm(scene, "feedback", {
        button: sampleId(1),
        language: "en",
        [`q-${stars}`]: room,
        [`q-${like}`]: back,
        submission,
      });
    for (const [index, [room, back]] of [
      ["5", "1"],
      ["2", "0"],
      ["3", "1"],
    ].entries()) {
      const from = `the-guest-of-number-${index}`;
      expect((await rate(room ?? "", back ?? "", from)).status).toBe(200);
      await rate(room ?? "", back ?? "", from);
    }
    const { feedback, since } = await fetchFigures(scene.property.id, { timeZone: scene.property.timeZone });
    expect(feedback.forms).toEqual({ value: 3, before: 0 });
    // 5, 2 and 3 stars; likes and dislikes do not count.
    expect(feedback.rating).toEqual({ value: 3.33, before: null });
    const mean = (value: number) => ({ value, before: null });
    const answers = { value: 3, before: 0 };
    expect(feedback.questions.toSorted((a, b) => a.questionId.localeCompare(b.questionId))).toEqual([
      {
        buttonId: sampleId(1),
        questionId: stars,
        text: "How was your room?",
        responseType: "stars",
        answers,
        mean: mean(3.33),
        trend: [{ day: since, answers: 3, sum: 10 }],
      },
      {
        buttonId: sampleId(1),
        questionId: like,
        text: "Would you come back?",
        responseType: "like",
        answers,
        mean: mean(0.67),
        trend: [{ day: since, answers: 3, sum: 2 }],
      },
    ]);
  });
});
