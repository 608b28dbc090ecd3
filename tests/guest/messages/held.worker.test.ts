import { env, runInDurableObject } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import type { Feedback } from "#domain/guest/feedback.ts";
import type { GuestRequest } from "#domain/guest/guest-request.ts";
import type { HeldGroups } from "#domain/guest/held-messages.ts";
import type { KnownPlace } from "#domain/place/place.ts";
import { sampleId } from "#tests/factories/draft.ts";
import { fetchFigures } from "#tests/factories/figures.ts";
import { mailTo } from "#tests/factories/mailbox.ts";
import { addMember } from "#tests/factories/member.ts";
import { openScene, type Scene } from "#tests/factories/scene.ts";
import { askAtDesk, countAtDesk, rateAtDesk, wakeDesk, withDeskEnv } from "#tests/factories/worker/desk.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { expectComplaint } from "#tests/setup/worker/quiet-console.ts";
import type { PropertyAnalytics } from "#worker/analytics/property-analytics.ts";
import { newId } from "#worker/db/new-id.ts";
import { confirmRecipient } from "./guest-form.ts";

const NOW = Date.parse("2026-03-02T09:00:00Z");
const FLOOD = "flood-1";
let opened = 0;

interface Sent {
  readonly at?: number;
  readonly id?: string;
  readonly heldGroup?: string | null;
  readonly place?: KnownPlace | null;
}

async function openProperty() {
  opened += 1;
  const recipient = `held-${opened}@house.example`;
  const scene = await openScene(target, { name: "Quay Hotel", languages: ["en"] });
  await confirmRecipient(scene.groupId, recipient);
  const property = {
    id: scene.property.id,
    name: "Quay Hotel",
    timeZone: "UTC",
    defaultLanguage: "en",
  } as const;
  const ask = ({ at = NOW, id = newId(), heldGroup = FLOOD, place = null }: Sent = {}) =>
    askAtDesk({ property, recipient, at, id, heldGroup, place });
  const rate = ({ at = NOW, id = newId(), heldGroup = FLOOD }: Sent = {}) =>
    rateAtDesk({ property, recipient, at, id, heldGroup });
  return { scene, recipient, ask, rate };
}

async function read<Answer>({ caller, at }: Scene, path: string): Promise<Answer> {
  const response = await caller.call("GET", at(path));
  expect(response.status).toBe(200);
  return response.json();
}

interface Page<Item> {
  readonly items: Item[];
  readonly nextCursor?: string;
}

async function countNews({ property }: Scene): Promise<number> {
  const row = await env.DB.prepare(
    "select count(*) as count from changes where property_id = ? and kind = 'guest-messages.changed'",
  )
    .bind(property.id)
    .first<{ count: number }>();
  return row?.count ?? -1;
}

describe("messages that are held back", () => {
  let current: Awaited<ReturnType<typeof openProperty>>;
  beforeEach(async () => {
    current = await openProperty();
  });

  it("are stored and shown apart, without mail or alert [D22]", async () => {
    const { scene, recipient, ask, rate } = current;
    const json = { weeklyMail: false, lowRatingAlert: true, alertRating: 2 };
    await scene.caller.call("PUT", scene.at("/mail-preferences"), { json });
    for (let sent = 0; sent < 3; sent += 1) await ask({ at: NOW + sent * 1_000 });
    await rate();
    await rate({ heldGroup: "flood-2", at: NOW + 5_000 });
    await wakeDesk(scene.property.id, NOW + 7_200_000);
    expect(await mailTo(recipient)).toEqual([]);
    expect(await mailTo(scene.caller.user.email)).toEqual([]);
    expect((await read<Page<GuestRequest>>(scene, "/requests")).items).toEqual([]);
    expect((await read<Page<Feedback>>(scene, "/feedback")).items).toEqual([]);
    expect(await read<HeldGroups>(scene, "/held")).toMatchObject({
      requests: [
        {
          heldGroup: FLOOD,
          count: 3,
          firstAt: "2026-03-02T09:00:00.000Z",
          lastAt: "2026-03-02T09:00:02.000Z",
        },
      ],
      feedback: [
        expect.objectContaining({ heldGroup: "flood-2", count: 1 }),
        expect.objectContaining({ heldGroup: FLOOD, count: 1 }),
      ],
    });
    const first = await read<Page<GuestRequest>>(scene, `/requests?held=${FLOOD}&limit=2`);
    const rest = await read<Page<GuestRequest>>(scene, `/requests?held=${FLOOD}&cursor=${first.nextCursor}`);
    expect([...first.items, ...rest.items].map(({ at }) => at)).toEqual([
      "2026-03-02T09:00:02.000Z",
      "2026-03-02T09:00:01.000Z",
      "2026-03-02T09:00:00.000Z",
    ]);
    expect((await read<Page<Feedback>>(scene, `/feedback?held=${FLOOD}`)).items).toHaveLength(1);
  });

  it("leave real messages unchanged, and a repeated one sends no mail either [D22]", async () => {
    const { scene, recipient, ask, rate } = current;
    const json = { weeklyMail: false, lowRatingAlert: true, alertRating: 2 };
    await scene.caller.call("PUT", scene.at("/mail-preferences"), { json });
    const [asked, rated] = [newId(), newId()];
    await ask({ id: asked });
    await rate({ id: rated });
    // A repeated form with the same id is a duplicate, even if it is not held back this time: no mail is sent.
    await ask({ id: asked, heldGroup: null });
    await rate({ id: rated, heldGroup: null });
    expect(await mailTo(recipient)).toEqual([]);
    expect(await mailTo(scene.caller.user.email)).toEqual([]);
    await ask({ heldGroup: null });
    await rate({ heldGroup: null });
    expect(await mailTo(recipient)).toHaveLength(2);
    expect(await mailTo(scene.caller.user.email)).toHaveLength(1);
    expect((await read<Page<GuestRequest>>(scene, "/requests")).items).toHaveLength(1);
  });

  it("are news once in half a minute, however many come [D22]", async () => {
    const { scene, ask } = current;
    for (let sent = 0; sent < 25; sent += 1) await ask({ at: NOW + sent * 1_000 });
    expect(await countNews(scene)).toBe(1);
    await ask({ at: NOW + 30_000 });
    await ask({ at: NOW + 31_000, heldGroup: "flood-2" });
    expect(await countNews(scene)).toBe(3);
    await ask({ heldGroup: null });
    expect(await countNews(scene)).toBe(4);
  });

  it("join the list by one press, by two people at once, and are then counted as settled [D22]", async () => {
    const { scene, recipient, ask } = current;
    for (let sent = 0; sent < 4; sent += 1) await ask({ at: NOW + sent });
    await ask({ heldGroup: "flood-2" });
    const path = scene.at(`/held/requests/${FLOOD}/release`);
    const answers = await Promise.all([scene.caller.call("POST", path), scene.caller.call("POST", path)]);
    const counts = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { count: number }).count),
    );
    expect(counts.sort()).toEqual([0, 4]);
    expect((await read<Page<GuestRequest>>(scene, "/requests")).items).toHaveLength(4);
    expect((await read<HeldGroups>(scene, "/held")).requests.map(({ heldGroup }) => heldGroup)).toEqual([
      "flood-2",
    ]);
    expect(await mailTo(recipient)).toEqual([]);
    const { items } = await read<Page<{ action: string; summary: string }>>(scene, "/activity");
    expect(items.filter(({ action }) => action === "messages.released")).toMatchObject([
      { summary: "requests 4", userName: scene.caller.user.displayName },
    ]);
    const late = await scene.caller.call("DELETE", scene.at(`/held/requests/${FLOOD}`));
    expect(await late.json()).toEqual({ count: 0 });
    expect((await read<Page<GuestRequest>>(scene, "/requests")).items).toHaveLength(4);
  });

  it("are counted once where a release dies ahead of the figures, and behind them [D22, D54]", async () => {
    expectComplaint(/desk_deferred/);
    const { scene, rate } = current;
    const { id } = scene.property;
    for (let sent = 0; sent < 3; sent += 1) await rate({ at: NOW + sent * 1_000 });
    const dying = (when: "ahead" | "behind") => ({
      getByName: (name: string) => ({
        vouch: async (...said: Parameters<PropertyAnalytics["vouch"]>) => {
          if (when === "behind") await env.PROPERTY_ANALYTICS.getByName(name).vouch(...said);
          throw new Error("killed");
        },
      }),
    });
    const withFigures = (when: "ahead" | "behind", act: () => Promise<unknown>) =>
      withDeskEnv(id, { PROPERTY_ANALYTICS: dying(when) as unknown as Env["PROPERTY_ANALYTICS"] }, act);
    const path = scene.at(`/held/feedback/${FLOOD}/release`);
    await withFigures("ahead", async () => expect((await scene.caller.call("POST", path)).status).toBe(200));
    await withFigures("behind", () => wakeDesk(id, Date.now()));
    await wakeDesk(id, Date.now());
    await wakeDesk(id, Date.now());
    const { feedback } = await fetchFigures(id, { date: "2026-03-02", timeZone: "Europe/London" });
    expect(feedback.forms.value).toBe(3);
  });

  it("are counted once staff have said that they are real, on the day when they were sent, and once [D22, D54]", async () => {
    const { scene, rate } = current;
    for (let sent = 0; sent < 3; sent += 1) await rate({ at: NOW + sent });
    const read = () => fetchFigures(scene.property.id, { date: "2026-03-02", timeZone: "Europe/London" });
    expect((await read()).feedback.forms.value).toBe(0);
    const path = scene.at(`/held/feedback/${FLOOD}/release`);
    await Promise.all([scene.caller.call("POST", path), scene.caller.call("POST", path)]);
    await scene.caller.call("POST", path);
    const { feedback } = await read();
    expect([feedback.forms.value, feedback.rating.value]).toEqual([3, 1]);
    expect(feedback.questions).toMatchObject([{ questionId: sampleId(3), text: "How was it?" }]);
  });

  it("are counted at the places they came from once staff have said that they are real, and once [D22, R5]", async () => {
    const { scene, ask } = current;
    const place = { id: sampleId(9), kind: "room", name: "214" } as const;
    for (let sent = 0; sent < 2; sent += 1) await ask({ at: NOW + sent, place });
    await ask({ at: NOW + 2 });
    const read = async () =>
      (await fetchFigures(scene.property.id, { date: "2026-03-02", timeZone: "Europe/London" })).places;
    expect(await read()).toEqual([]);
    const path = scene.at(`/held/requests/${FLOOD}/release`);
    await Promise.all([scene.caller.call("POST", path), scene.caller.call("POST", path)]);
    expect(await read()).toMatchObject([{ placeId: place.id, requests: { value: 2 } }]);
  });

  it("are deleted as a group, and no other message with them [D22]", async () => {
    const { scene, ask, rate } = current;
    for (let sent = 0; sent < 2; sent += 1) await rate({ at: NOW + sent });
    await rate({ heldGroup: null });
    await ask();
    const path = scene.at(`/held/feedback/${FLOOD}`);
    expect(await (await scene.caller.call("DELETE", path)).json()).toEqual({ count: 2 });
    expect(await (await scene.caller.call("DELETE", path)).json()).toEqual({ count: 0 });
    expect(await read<HeldGroups>(scene, "/held")).toMatchObject({ feedback: [], requests: [{ count: 1 }] });
    expect((await read<Page<Feedback>>(scene, "/feedback")).items).toHaveLength(1);
    const { items } = await read<Page<{ action: string; summary: string }>>(scene, "/activity");
    expect(items[0]).toMatchObject({ action: "messages.deleted", summary: "feedback 2" });
  });

  it("are decided only by people who may edit this property [D22] [S64] [D12]", async () => {
    const { scene, ask } = current;
    await ask();
    const stranger = await openScene(target);
    const viewer = await addMember(target, scene, "viewer");
    const path = scene.at(`/held/requests/${FLOOD}`);
    expect((await viewer.call("GET", scene.at("/held"))).status).toBe(200);
    expect((await stranger.caller.call("GET", scene.at("/held"))).status).toBe(404);
    for (const [caller, status] of [
      [viewer, 403],
      [stranger.caller, 404],
    ] as const) {
      expect((await caller.call("POST", `${path}/release`)).status).toBe(status);
      expect((await caller.call("DELETE", path)).status).toBe(status);
    }
    // The stranger uses this property's flood name on their own property: nothing is found there or deleted here.
    const own = stranger.at(`/held/requests/${FLOOD}`);
    expect(await (await stranger.caller.call("DELETE", own)).json()).toEqual({ count: 0 });
    expect((await read<HeldGroups>(scene, "/held")).requests).toHaveLength(1);
    expect((await scene.caller.call("POST", scene.at(`/held/visits/${FLOOD}/release`))).status).toBe(400);
  });

  it("go with their property when it is purged, as mails about messages do [D22]", async () => {
    const { scene, ask, rate } = current;
    await ask();
    await rate();
    await ask({ heldGroup: null });
    const { id } = scene.property;
    expect(await countAtDesk(id, "messages")).toBe(3);
    await env.GUEST_DESK.getByName(id).eraseAll();
    for (const table of ["messages", "mails", "outbox", "settings"]) {
      const kept = await runInDurableObject(env.GUEST_DESK.getByName(id), async (_, { storage }) =>
        storage.sql.exec(`select * from ${table}`).toArray(),
      );
      expect([table, kept]).toEqual([table, []]);
    }
  });
});
