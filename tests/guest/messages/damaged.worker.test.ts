import { env, runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import type { Announcement } from "#domain/announcement/announcement.ts";
import type { GuestEntry } from "#domain/guest/guest-data.ts";
import type { GuestRequest } from "#domain/guest/guest-request.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import { announce } from "#tests/factories/announcements.ts";
import { usableButton } from "#tests/factories/draft.ts";
import { openScene, type Scene } from "#tests/factories/scene.ts";
import { askAtDesk, atDesk } from "#tests/factories/worker/desk.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { newId } from "#worker/db/new-id.ts";
import { countWaiting } from "#worker/desk/messages.ts";
import { expectComplaint } from "../../setup/worker/quiet-console.ts";
import { publishScene } from "./guest-form.ts";

const POSITIONS = [
  ["the oldest", 0],
  ["in the middle", 1],
  ["the newest", 2],
] as const;

async function read<Answer>(scene: Scene, path: string): Promise<Answer> {
  return (await expectAnswer(await scene.caller.call("GET", scene.at(path)))) as Answer;
}

describe("one damaged row, and its neighbours are there", () => {
  it.each(POSITIONS)("an announcement whose texts or audience are damaged, %s [N8, N1]", async (_, bad) => {
    const scene = await publishScene([usableButton("link", 1)]);
    const sent: Announcement[] = [];
    for (const text of ["One", "Two", "Three"]) sent.push(await announce(scene, { texts: { en: text } }));
    await env.DB.prepare("update announcements set texts = '{', audience = '{' where id = ?")
      .bind(sent[bad]?.id)
      .run();
    expectComplaint(/item_set_aside/);
    const { items } = await read<{ items: Announcement[] }>(scene, "/announcements");
    const shown = new Map(items.map(({ id, texts, audience }) => [id, { text: texts.en, audience }]));
    const expected = sent.map(({ id, texts }, at) => [
      id,
      at === bad
        ? { text: undefined, audience: { kinds: [], places: [] } }
        : { text: texts.en, audience: null },
    ]);
    expect([...shown].toSorted()).toEqual(expected.toSorted());
    // Staff can still end the damaged announcement, so that it disappears from open pages.
    const { id = "", revision } = sent[bad] ?? {};
    await expectAnswer(await scene.caller.call("POST", scene.at(`/announcements/${id}/end`), { revision }));
  });

  it.each(POSITIONS)(
    "a request whose content is damaged, %s: every page, the search and the data of guests [R9, S151]",
    async (_, bad) => {
      const scene = await openScene(target);
      const property = { ...scene.property, timeZone: "UTC", defaultLanguage: "en" } as const;
      const ids = [newId(), newId(), newId()];
      for (const [at, id] of ids.entries())
        await askAtDesk({ property, recipient: "", at: Date.now() - 3_000 + at * 1_000, id, room: "204" });
      await atDesk(scene.property.id, "UPDATE messages SET content = '{' WHERE id = ?", ids[bad] ?? "");
      expectComplaint(/item_set_aside/);
      const others = ids.toSpliced(bad, 1).toReversed();
      for (const query of ["", "&room=204"]) {
        const listed: string[] = [];
        for (let cursor: string | undefined = ""; cursor !== undefined; ) {
          const at = cursor === "" ? "" : `&cursor=${cursor}`;
          const page: { items: GuestRequest[]; nextCursor?: string } = await read(
            scene,
            `/requests?limit=1${query}${at}`,
          );
          listed.push(...page.items.map(({ id }) => id));
          cursor = page.nextCursor;
        }
        expect(listed).toEqual(others);
      }
      await read(scene, "/guest-messages");
      const today = new Date().toISOString().slice(0, 10);
      const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
      const json = { room: "204", from: yesterday, to: today };
      const found = await expectAnswer(
        await scene.caller.call("POST", scene.at("/guest-data/find"), { json }),
      );
      const { items } = found as { items: GuestEntry[] };
      expect(items.map(({ id, room }) => [id, room])).toEqual(ids.toReversed().map((id) => [id, "204"]));
      const entries = ids.map((id) => ({ kind: "requests", id }));
      await expectAnswer(
        await scene.caller.call("POST", scene.at("/guest-data/erase"), { json: { entries } }),
      );
      expect(await atDesk(scene.property.id, "SELECT id FROM messages")).toEqual([]);
    },
  );

  it("a request whose steps are damaged is shown as new, and counted among those that wait [R9]", async () => {
    const scene = await openScene(target);
    const property = { ...scene.property, timeZone: "UTC", defaultLanguage: "en" } as const;
    const [bad, good] = [newId(), newId()];
    for (const id of [bad, good]) await askAtDesk({ property, recipient: "", at: Date.now(), id });
    await atDesk(scene.property.id, "UPDATE messages SET handling = '{' WHERE id = ?", bad);
    expectComplaint(/item_set_aside/);
    const { items } = await read<{ items: GuestRequest[] }>(scene, "/requests");
    expect(items.map(({ state }) => state)).toEqual(["new", "new"]);
    const waiting = await runInDurableObject(env.GUEST_DESK.getByName(scene.property.id), (_, { storage }) =>
      countWaiting(storage.sql),
    );
    expect(waiting).toBe(2);
  });
});
