import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { type SearchesReport, searchesReportSchema } from "#domain/analytics/searches.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { RestorePoint } from "#domain/property/restore-point.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import { CHECK_OUT, sampleAnswers, sampleEntry } from "#tests/factories/answers.ts";
import { usableButton } from "../../factories/draft.ts";
import { PLAIN_VISIT } from "../../factories/figures.ts";
import { openScene, type Scene } from "../../factories/scene.ts";
import { saveDocument } from "../../factories/stored-draft.ts";
import { target } from "../../factories/worker/worker-target.ts";

/** Searches of three devices each. */
async function searchOnThree(
  { property }: Scene,
  terms: readonly string[],
  { outcome = "missing", language = "en" } = {} as {
    outcome?: "missing" | "opened";
    language?: "en" | "de";
  },
): Promise<void> {
  for (const guest of [1, 2, 3]) {
    await env.PROPERTY_ANALYTICS.getByName(property.id).record({
      events: terms.map((term) => ({ id: crypto.randomUUID(), kind: "search", term, outcome, language })),
      visit: PLAIN_VISIT,
      visitor: { network: `203.0.113.${guest}`, userAgent: "Browser" },
      at: Date.now(),
      timeZone: property.timeZone,
    });
  }
}

async function readSearches({ caller, at }: Scene, query = "?range=7d"): Promise<SearchesReport> {
  const response = await caller.call("GET", at(`/analytics/searches${query}`));
  expect(response.status).toBe(200);
  return searchesReportSchema.parse(await response.json());
}

/** A hotel whose guide has check-out. */
async function openHotel(languages: ContentLanguage[] = ["en"]): Promise<Scene> {
  const scene = await openScene(target, { timeZone: "UTC", languages });
  await scene.withButtons([usableButton("link", 1, "Menu")]);
  await saveDocument(scene, "answers", sampleAnswers({ "check-out": CHECK_OUT }));
  await scene.publish();
  return scene;
}

describe("what guests did not find", () => {
  it("leads to the nearest question, else to a new entry, and leaves once guests find it [A9]", async () => {
    const scene = await openHotel();
    await searchOnThree(scene, ["charging station", "kayak hire", "check out time"]);
    const answers = async () =>
      (await readSearches(scene)).missing.map(({ term, answer }) => [term, answer] as const);
    expect(await answers()).toEqual([
      ["charging station", { kind: "question", question: "car-charging" }],
      // Found by now: the answer was published after the guests searched.
      ["kayak hire", { kind: "new" }],
    ]);
    const entry = sampleEntry(5, "Kayak hire");
    const charging = { state: "answered", offer: "yes" } as const;
    await saveDocument(
      scene,
      "answers",
      sampleAnswers({ "check-out": CHECK_OUT, "car-charging": charging }, [entry]),
    );
    expect(await answers()).toEqual([
      [
        "charging station",
        { kind: "drafted", title: "Charging an electric car", question: "car-charging", entry: null },
      ],
      ["kayak hire", { kind: "drafted", title: "Kayak hire", question: null, entry: entry.id }],
    ]);
    await scene.publish();
    expect(await answers()).toEqual([]);
  });

  it("is undone: the draft loses what guests do not read yet, and a restore point has it [A9]", async () => {
    const scene = await openHotel();
    await searchOnThree(scene, ["kayak hire"]);
    const entry = sampleEntry(5, "Kayak hire");
    const answered = sampleAnswers({ "check-out": CHECK_OUT }, [entry]);
    await saveDocument(scene, "answers", answered);
    const kinds = async () => (await readSearches(scene)).missing.map(({ answer }) => answer.kind);
    expect(await kinds()).toEqual(["drafted"]);
    const undo = () =>
      scene.caller.call("POST", scene.at("/publications/1/bring-back"), {
        json: { kind: "entry", id: entry.id, ifMissing: "remove" },
      });
    const { restorePoint } = (await expectAnswer(await undo())) as { restorePoint: RestorePoint };
    expect(await kinds()).toEqual(["new"]);
    expect(restorePoint.summary).toEqual({ number: 1, section: "answers", name: "Kayak hire" });
    expect((await undo()).status).toBe(404);
    await scene.caller.call("POST", scene.at(`/restore-points/${restorePoint.id}/restore`));
    expect(await kinds()).toEqual(["drafted"]);
  });

  it("is read in the language in which most looked for it [A9]", async () => {
    const scene = await openHotel(["en", "de"]);
    await searchOnThree(scene, ["ladestation"], { language: "de" });
    const { missing, languages } = await readSearches(scene);
    expect(languages.map(({ language }) => language)).toEqual(["de"]);
    expect(missing.map(({ answer }) => answer)).toEqual([{ kind: "question", question: "car-charging" }]);
    expect(await readSearches(scene, "?range=7d&searchedIn=en")).toMatchObject({
      total: { searches: 0 },
      missing: [],
    });
  });

  it("is taken away and listed again by an editor [A9]", async () => {
    const scene = await openHotel();
    await searchOnThree(scene, ["sauna", "kayak hire"]);
    const dismiss = (json: unknown) =>
      scene.caller.call("PUT", scene.at("/analytics/searches/dismissed"), { json });
    const terms = async () => (await readSearches(scene)).missing.map(({ term }) => term);
    expect((await dismiss({ term: "kayak hire", isDismissed: true })).status).toBe(204);
    expect(await terms()).toEqual(["sauna"]);
    expect((await dismiss({ term: "kayak hire", isDismissed: false })).status).toBe(204);
    expect(await terms()).toEqual(["kayak hire", "sauna"]);
    for (const json of [{}, { term: "", isDismissed: true }, { term: "x".repeat(200), isDismissed: true }]) {
      expect((await dismiss(json)).status).toBe(400);
    }
  });

  it("is refused for a day that has not come [A9]", async () => {
    const scene = await openScene(target);
    for (const path of ["/analytics/searches", "/analytics/searches/export"]) {
      const response = await scene.caller.call("GET", scene.at(`${path}?range=daily&date=2199-01-01`));
      expect(response.status).toBe(400);
    }
  });
});

describe("what guests found", () => {
  it("names what they find first by now, in their language [A9]", async () => {
    const scene = await openHotel(["en", "de"]);
    await searchOnThree(scene, ["check out", "helicopter"], { outcome: "opened" });
    await searchOnThree(scene, ["abreise"], { outcome: "opened", language: "de" });
    const { found } = await readSearches(scene);
    expect(found.map(({ term, first }) => [term, first?.title])).toEqual([
      ["abreise", "Check-out"],
      ["check out", "Check-out"],
      ["helicopter", undefined],
    ]);
  });
});

describe("the file of searches", () => {
  it("has every count in the reader's language, and nothing in it can run as a formula [A9]", async () => {
    const scene = await openHotel();
    await searchOnThree(scene, ["kayak hire"]);
    await searchOnThree(scene, ["wifi"], { outcome: "opened", language: "de" });
    // A term of older or imported rows that no page would send.
    await searchOnThree(scene, ["=cmd"]);
    const response = await scene.caller.call("GET", scene.at("/analytics/searches/export?range=7d"), {
      headers: { cookie: "language=de" },
    });
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toMatch(
      /^attachment; filename="[a-z0-9-]+-searches-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const lines = (await response.text()).split("\r\n");
    expect(lines[0]).toBe('"Kennzahl";"Name";"Sprache";"Wert";"Schlüssel"');
    for (const line of [
      '"Suchen";;;9;"searches.all"',
      '"Suchen: nicht gefunden";;;6;"searches.notFound"',
      '"Suchen: gefunden";"wifi";;3;"searches.found"',
      '"Suchen: gefunden";"wifi";"Deutsch";3;"searches.found"',
      '"Suchen: Treffer geöffnet";"wifi";;3;"searches.opened"',
      '"Suchen: nicht gefunden";"kayak hire";"Englisch";3;"searches.notFound"',
      `"Suchen: nicht gefunden";"'=cmd";;3;"searches.notFound"`,
    ]) {
      expect(lines).toContain(line);
    }
  });
});
