import { beforeAll, expect, it } from "vitest";
import type { Report } from "#domain/analytics/report.ts";
import { usableButton } from "#tests/factories/draft.ts";
import { addMember } from "#tests/factories/member.ts";
import { openScene, type Scene } from "#tests/factories/scene.ts";
import { isFullTier } from "#tests/factories/tier.ts";
import { askAtDesk, atDesk } from "#tests/factories/worker/desk.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { newId } from "#worker/db/new-id.ts";

const REQUESTS = isFullTier ? 100_000 : 4_000;
const HOUR_MS = 3_600_000;
/** Rome is UTC+2 in summer. */
const JUNE = Date.parse("2026-05-31T22:00:00Z");
const JULY = Date.parse("2026-06-30T22:00:00Z");
const STEP_MS = Math.floor((JULY - JUNE) / REQUESTS);
const STATES = ["new", "taken", "done", "done", "done", "done", "refused", null] as const;
const KINDS = ["room", "table", null] as const;
const SERVICES = ["a", "b", "c", "d"].map((letter) => letter.repeat(24));

/** A request derived from its number, so that each group has long and short waits. */
function makeRequest(number: number) {
  const state = STATES[number % STATES.length] ?? null;
  const at = JUNE + number * STEP_MS;
  const waited = ((number * 7_919) % 90) * 60_000 + (number % 60) * 1_000;
  const isClosed = state === null || state === "done" || state === "refused";
  return {
    id: `${number}`.padStart(24, "0"),
    at,
    closedAt: isClosed ? at + waited : null,
    handling: state === null ? null : JSON.stringify({ state }),
    content: JSON.stringify({
      serviceId: SERVICES[number % 3],
      service: number % 2 === 0 ? "Towels" : "Handtücher",
      room: "",
      note: "",
      place: KINDS[number % KINDS.length] ? { kind: KINDS[number % KINDS.length] } : null,
    }),
    language: number % 2 === 0 ? "en" : "de",
    waited: state === null || state === "done" ? waited : null,
  };
}

const ROWS = Array.from({ length: REQUESTS }, (_, number) => makeRequest(number));

let scene: Scene;
beforeAll(async () => {
  scene = await openScene(target, { name: "Quay Hotel", languages: ["en", "de"], timeZone: "Europe/Rome" });
  const page = 1_000;
  for (let first = 0; first < ROWS.length; first += page) {
    await atDesk(
      scene.property.id,
      `INSERT INTO messages (id, kind, at, closed_at, button_id, language, room, content, handling)
       SELECT value ->> '$.id', 'request', value ->> '$.at', value ->> '$.closedAt', '${"f".repeat(24)}',
         value ->> '$.language', '', value ->> '$.content', value ->> '$.handling' FROM json_each(?)`,
      JSON.stringify(ROWS.slice(first, first + page)),
    );
  }
}, 120_000);

/** Percentile in seconds, by counting: the least wait that at least `percent` hundredths do not exceed. */
function counted(waits: readonly number[], percent: number): number | null {
  if (waits.length < 5) return null;
  const sorted = waits.toSorted((one, other) => one - other);
  const index = sorted.findIndex((_, at) => (at + 1) * 100 >= waits.length * percent);
  return Math.round((sorted[index] ?? 0) / 1_000);
}

function expected(rows: readonly ReturnType<typeof makeRequest>[]) {
  const waits = rows.flatMap(({ waited }) => waited ?? []);
  return {
    requests: rows.length,
    answered: waits.length,
    median: counted(waits, 50),
    ninetieth: counted(waits, 90),
  };
}

async function fetchReport(who: Scene["caller"], query = "range=monthly&date=2026-06"): Promise<Report> {
  const answer = await who.call("GET", scene.at(`/analytics?${query}`));
  expect(answer.status).toBe(200);
  return (await answer.json()) as Report;
}

it("the report's answers equal those of each request counted by hand, whole, by service, hour and kind of place [R13]", async () => {
  const reader = await addMember(target, scene, "viewer");
  const { answers } = await fetchReport(reader);
  expect(answers?.all).toEqual(expected(ROWS));
  expect(answers?.services.length).toBe(3);
  for (const { serviceId, name, ...times } of answers?.services ?? []) {
    expect(times).toEqual(expected(ROWS.filter((_, number) => SERVICES[number % 3] === serviceId)));
    // The name is in the property's default language.
    expect(name).toBe("Towels");
  }
  const getHour = (at: number) => Math.floor((at + 2 * HOUR_MS) / HOUR_MS) % 24;
  for (const [hour, times] of (answers?.hours ?? []).entries()) {
    expect(times).toEqual(expected(ROWS.filter(({ at }) => getHour(at) === hour)));
  }
  expect(answers?.placeKinds.map(({ kind }) => kind)).toEqual(["room", "table", null]);
  for (const { kind, ...times } of answers?.placeKinds ?? []) {
    const of = ROWS.filter((_, number) => (KINDS[number % KINDS.length] ?? null) === kind);
    expect(times).toEqual(expected(of));
  }
});

it("the file has the same lines, in minutes, and a day without requests has none [R13]", async () => {
  const file = await scene.caller.call("GET", scene.at("/analytics/export?range=monthly&date=2026-06"));
  const lines = (await file.text()).split("\r\n").filter((line) => line.includes('"answers.median"'));
  const { median } = expected(ROWS);
  expect(lines[0]).toContain(`,${Math.round((median ?? 0) / 6) / 10},`);
  // Lines: the total, three services, three kinds of places, and 24 hours.
  expect(lines.length).toBe(1 + 3 + 3 + 24);
  expect((await fetchReport(scene.caller, "range=daily&date=2026-05-31")).answers).toBeNull();
});

it("requests that are held count for nothing [R13]", async () => {
  const other = await openScene(target, { name: "Other Hotel", languages: ["en"] });
  const at = { ...other.property, timeZone: "UTC", defaultLanguage: "en" } as const;
  const store = (heldGroup: string | null) =>
    askAtDesk({ property: at, recipient: "", at: Date.now(), id: newId(), heldGroup });
  const read = async () => {
    const answer = await other.caller.call("GET", other.at("/analytics?range=7d"));
    return ((await answer.json()) as Report).answers;
  };
  await store("2026-11-26T10");
  expect(await read()).toBeNull();
  await store(null);
  expect((await read())?.all).toEqual({ requests: 1, answered: 0, median: null, ninetieth: null });
});

it("a service has the icon that the draft gives it, and none once the draft has it no more [R13]", async () => {
  const named = await openScene(target, { languages: ["en"], features: { guestServices: true } });
  const button = usableButton("guest-services", 1);
  const [service] = "services" in button ? button.services : [];
  if (!service) throw new Error("The button has a service.");
  await named.withButtons([{ ...button, services: [{ ...service, icon: "taxi" }] } as typeof button]);
  const handed = { buttonId: button.id, language: "en", room: "", note: "", place: null };
  for (const serviceId of [service.id, "z".repeat(24)]) {
    await atDesk(
      named.property.id,
      `INSERT INTO messages (id, kind, at, button_id, language, room, content)
       VALUES (?, 'request', ${Date.now()}, '${button.id}', 'en', '', ?)`,
      newId(),
      JSON.stringify({ ...handed, serviceId, service: serviceId }),
    );
  }
  const answer = await named.caller.call("GET", named.at("/analytics?range=7d"));
  const { answers } = (await answer.json()) as Report;
  const icons = answers?.services.map(({ serviceId, icon }) => [serviceId, icon] as const);
  expect(new Map(icons)).toEqual(
    new Map([
      [service.id, "taxi"],
      ["z".repeat(24), undefined],
    ]),
  );
});
