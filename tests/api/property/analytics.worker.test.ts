import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { type portfolioSchema, type Report, reportSchema } from "#domain/analytics/report.ts";
import { DAY_MS } from "#domain/time.ts";
import { callAsOperator, createProperty, makeLicence } from "#scripts/api/caller.ts";
import { sampleId, usableButton } from "../../factories/draft.ts";
import { PLAIN_VISIT } from "../../factories/figures.ts";
import { openScene, type Scene } from "../../factories/scene.ts";
import { target } from "../../factories/worker/worker-target.ts";

const HOSTILE = '=HYPERLINK("https://evil.example","x")';

function visit(propertyId: string, guest: number, at = Date.now()) {
  return env.PROPERTY_ANALYTICS.getByName(propertyId).record({
    events: [
      { id: crypto.randomUUID(), kind: "view" },
      { id: crypto.randomUUID(), kind: "click", button: sampleId(1) },
    ],
    visit: PLAIN_VISIT,
    visitor: { network: `203.0.113.${guest}`, userAgent: "Browser" },
    at,
    timeZone: "UTC",
  });
}

async function openProperty(): Promise<Scene> {
  const scene = await openScene(target, { timeZone: "UTC" });
  const buttons = [usableButton("link", 1, HOSTILE), usableButton("link", 2, "Never pressed")];
  const path = scene.at("/documents/buttons?language=en");
  expect((await scene.caller.call("PUT", path, { json: { buttons }, revision: 0 })).status).toBe(200);
  return scene;
}

async function fetchReport({ caller, at }: Scene, query = ""): Promise<Report> {
  const response = await caller.call("GET", at(`/analytics${query}`));
  expect(response.status).toBe(200);
  return reportSchema.parse(await response.json());
}

describe("the report", () => {
  it("names the buttons of the draft, the unpressed ones too, and how often a visit pressed them [S214]", async () => {
    const scene = await openProperty();
    await visit(scene.property.id, 1);
    await visit(scene.property.id, 2);
    const { buttons, totals, today, before, since } = await fetchReport(scene);
    expect(buttons.map(({ name, clicks, clickRate }) => [name, clicks.value, clickRate.value])).toEqual([
      [HOSTILE, 2, 1],
      ["Never pressed", 0, 0],
    ]);
    expect([totals.visits.value, today.visits, before, since]).toEqual([2, 2, null, today.day]);
  });

  it.each([
    ["?range=daily&date=2026-02-30", "invalid_date"],
    ["?range=monthly&date=2026-13", "invalid_date"],
    // Impossible calendar days, and a range of a thousand years.
    ["?range=daily&date=0000-01-01", "invalid_date"],
    ["?range=monthly&date=0000-01", "invalid_date"],
    ["?range=monthly&date=0099-12", "invalid_date"],
    ["?range=daily&date=9999-12-31", "invalid_date"],
    ["?range=daily&date=2199-01-01", "not_yet"],
    ["?range=monthly&date=2199-01", "not_yet"],
    ["?range=yearly", "invalid"],
  ])("is refused for %s with a code a screen has words for [S213]", async (query, code) => {
    const scene = await openScene(target);
    const response = await scene.caller.call("GET", scene.at(`/analytics${query}`));
    expect(response.status).toBe(400);
    const { errors } = (await response.json()) as { errors: { code: string }[] };
    expect(errors.map((error) => error.code)).toEqual([code]);
  });
});

describe("the export", () => {
  it("is a table that spreadsheets open and nothing in it can run as a formula [S214]", async () => {
    const scene = await openProperty();
    await visit(scene.property.id, 1);
    const response = await scene.caller.call("GET", scene.at("/analytics/export?format=csv&range=7d"));
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toMatch(
      /^attachment; filename="[a-z0-9-]+-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).split("\r\n");
    expect(lines[0]).toBe('"Figure","Name","Time","Value","Before","ID","Key"');
    expect(lines).toContain('"Total visits",,,1,,,"totals.visits"');
    expect(lines).toContain(
      `"Button: clicks","'=HYPERLINK(""https://evil.example"",""x"")",,1,,"${sampleId(1)}","buttons.clicks"`,
    );
    for (const line of lines) expect(line).not.toMatch(/(?:^|,)"?[=+\-@\t]/);
  });

  it.each([
    ["de", '"Besuche gesamt";;;3;;;"totals.visits"', '"Besuche nach Sprache";"Englisch";;3;;;"languages"'],
    ["fr", '"Visites totales";;;3;;;"totals.visits"', '"Visites par langue";"anglais";;3;;;"languages"'],
    ["es", '"Visitas totales";;;3;;;"totals.visits"', '"Visitas por idioma";"inglés";;3;;;"languages"'],
    ["it", '"Visite totali";;;3;;;"totals.visits"', '"Visite per lingua";"inglese";;3;;;"languages"'],
  ])("speaks %s as a spreadsheet of that language reads it [S103] [S214]", async (language, ...expected) => {
    const scene = await openProperty();
    // Noon of the day before, so that two visits of one guest are on one day whenever this runs.
    const at = Math.floor(Date.now() / DAY_MS) * DAY_MS - DAY_MS / 2;
    for (const [guest, moment] of [
      [1, at - 40 * 60_000],
      [1, at],
      [2, at],
    ] as const) {
      await visit(scene.property.id, guest, moment);
    }
    const response = await scene.caller.call("GET", scene.at("/analytics/export?range=7d"), {
      headers: { cookie: `language=${language}` },
    });
    const lines = (await response.text()).split("\r\n");
    for (const line of expected) expect(lines).toContain(line);
    const perUser = lines.find((line) => line.endsWith('"totals.visitsPerUser"'));
    expect(perUser).toMatch(/;;;1,5;;;|;;;3;;;/);
    const keys = lines.slice(1, -1).map((line) => line.split(";").at(-1));
    expect(keys).toContain('"feedback.forms"');
  });

  it("names the hours in which more came than is counted [S214]", async () => {
    const scene = await openProperty();
    for (let sent = 0; sent < 5; sent += 1) {
      await env.PROPERTY_ANALYTICS.getByName(scene.property.id).record({
        events: Array.from({ length: 50 }, () => ({ id: crypto.randomUUID(), kind: "view" }) as const),
        visit: PLAIN_VISIT,
        visitor: { network: "203.0.113.1", userAgent: "Browser" },
        at: Date.now(),
        timeZone: "UTC",
      });
    }
    const response = await scene.caller.call("GET", scene.at("/analytics/export?range=7d"));
    expect(await response.text()).toMatch(
      /"Not counted: more than a guest would do",,"\d{4}-\d\d-\d\d \d\d:00",50,,,"uncounted.visitor"/,
    );
  });

  it("is the report itself as JSON [S214]", async () => {
    const scene = await openProperty();
    await visit(scene.property.id, 1);
    const response = await scene.caller.call("GET", scene.at("/analytics/export?format=json&range=30d"));
    expect(reportSchema.parse(await response.json())).toEqual(await fetchReport(scene, "?range=30d"));
    expect(response.headers.get("content-disposition")).toContain(".json");
  });
});

describe("the portfolio", () => {
  type Portfolio = z.infer<typeof portfolioSchema>;
  const fetchPortfolio = async ({ caller }: Scene, query: string) => {
    const response = await caller.call("GET", `/api/analytics/portfolio${query}`);
    expect(response.status).toBe(200);
    return (await response.json()) as Portfolio;
  };

  it("sets the properties of a group side by side, a page at a time, and no other group's [S214]", async () => {
    const scene = await openScene(target, { name: "Beta Hotel", timeZone: "UTC" });
    const alpha = await createProperty(target, scene.groupId, { name: "Alpha Hotel", timeZone: "UTC" });
    const lapsed = await createProperty(target, scene.groupId, { name: "Gamma Hotel", licence: null });
    const foreign = await openScene(target);
    for (const [id, guests] of [
      [scene.property.id, 3],
      [alpha.id, 1],
      [foreign.property.id, 5],
    ] as const) {
      for (let guest = 0; guest < guests; guest += 1) await visit(id, guest);
    }
    await visit(alpha.id, 1, Date.now() - 8 * 86_400_000);
    const first = await fetchPortfolio(scene, "?range=7d&limit=2");
    const second = await fetchPortfolio(
      scene,
      `?range=7d&limit=2&cursor=${encodeURIComponent(first.nextCursor ?? "")}`,
    );
    const listed = [...first.items, ...second.items].map(({ name, figures }) => [
      name,
      figures && [figures.visits.value, figures.today, figures.hasBefore],
    ]);
    expect(listed).toEqual([
      ["Alpha Hotel", [1, 1, true]],
      ["Beta Hotel", [3, 3, false]],
      ["Gamma Hotel", null],
    ]);
    expect(second.nextCursor).toBeUndefined();
    expect(second.items[0]).toMatchObject({ propertyId: lapsed.id, publishedAt: null });
  });

  it("tells a day that has not begun somewhere from a licence that is not valid [S142] [S213]", async () => {
    const scene = await openScene(target, { timeZone: "Pacific/Kiritimati" });
    await createProperty(target, scene.groupId, { name: "Zz West", timeZone: "Pacific/Niue" });
    const day = new Intl.DateTimeFormat("sv", { timeZone: "Pacific/Kiritimati" }).format();
    const { items } = await fetchPortfolio(scene, `?range=daily&date=${day}`);
    expect(items.map(({ isLicensed, figures }) => [isLicensed, figures !== null])).toEqual([
      [true, true],
      [true, false],
    ]);
  });

  it("shows no figures of a property whose licence is not valid [S142]", async () => {
    const scene = await openScene(target);
    await visit(scene.property.id, 1);
    await callAsOperator(target, "PUT", `/properties/${scene.property.id}/licence`, makeLicence("SUSPENDED"));
    expect((await fetchPortfolio(scene, "")).items[0]).toMatchObject({ isLicensed: false, figures: null });
    expect((await scene.caller.call("GET", scene.at("/analytics/export"))).status).toBe(403);
  });
});
