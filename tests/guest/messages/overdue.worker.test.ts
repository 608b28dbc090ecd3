import { env, runInDurableObject } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import type { GuestRequest } from "#domain/guest/guest-request.ts";
import { MINUTE_MS } from "#domain/time.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import { mailTo } from "#tests/factories/mailbox.ts";
import { addMember } from "#tests/factories/member.ts";
import { openScene, type Scene } from "#tests/factories/scene.ts";
import { askAtDesk, wakeDesk } from "#tests/factories/worker/desk.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { newId } from "#worker/db/new-id.ts";

/** A year ahead of the real clock: no alarm fires by itself during the test. */
const NOW = Date.now() + 365 * 24 * 60 * MINUTE_MS;
const minute = (minutes: number) => NOW + minutes * MINUTE_MS;
const WANTED = { weeklyMail: false, lowRatingAlert: false, alertRating: 2, overdueMail: true };

let scene: Scene;
beforeEach(async () => {
  scene = await openScene(target, { name: "Quay Hotel", languages: ["en"] });
  await expectAnswer(await scene.caller.call("PUT", scene.at("/mail-preferences"), { json: WANTED }));
});

async function ask(service: string, from: number, to: number, heldGroup: string | null = null) {
  const property = {
    id: scene.property.id,
    name: "Quay Hotel",
    timeZone: "UTC",
    defaultLanguage: "en",
  } as const;
  const clock = [{ from: minute(from), to: minute(to) }];
  const id = newId();
  await askAtDesk({ property, recipient: "", at: minute(from), id, service, clock, heldGroup });
  return id;
}
const wake = (minutes: number) => wakeDesk(scene.property.id, minute(minutes));
const mails = async () =>
  (await mailTo(scene.caller.user.email)).filter(({ id }) => id.startsWith("overdue-"));
async function finish(id: string): Promise<void> {
  const { items } = (await expectAnswer(await scene.caller.call("GET", scene.at("/requests")))) as {
    items: GuestRequest[];
  };
  const { revision = 0 } = items.find((request) => request.id === id) ?? {};
  const json = { revision, to: "done" };
  await expectAnswer(await scene.caller.call("POST", scene.at(`/requests/${id}/handling`), { json }));
}

describe("a request that is over the minutes of its service", () => {
  it("is mailed once to members who asked for it, without the guest's text [R10]", async () => {
    const other = await addMember(target, scene, "editor");
    await ask("Towels", 0, 10);
    await wake(9);
    expect(await mails()).toEqual([]);
    await wake(10);
    await wake(11);
    await wake(60);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("A guest is waiting at Quay Hotel");
    expect(mail?.body).toContain("Towels: waiting for 10 minutes");
    expect(mail?.body).toContain("/inbox");
    expect(`${mail?.subject} ${mail?.body}`).not.toContain("204");
    expect(await mailTo(other.user.email)).not.toContainEqual(
      expect.objectContaining({ id: expect.stringMatching(/^overdue-/) }),
    );
  });

  it("wakes the desk when its minutes are over, and no longer once it is done [R10]", async () => {
    const id = await ask("Towels", 0, 10);
    const alarmAt = () =>
      runInDurableObject(env.GUEST_DESK.getByName(scene.property.id), (_, state) => state.storage.getAlarm());
    await wake(5);
    const watched = () =>
      runInDurableObject(env.GUEST_DESK.getByName(scene.property.id), (_, { storage }) =>
        storage.sql
          .exec("SELECT due_at FROM messages WHERE due_at IS NOT NULL AND closed_at IS NULL")
          .toArray(),
      );
    expect(await watched()).toEqual([{ due_at: minute(10) }]);
    // At most: a nightly deletion may be due earlier.
    expect(await alarmAt()).toBeLessThanOrEqual(minute(10));
    await finish(id);
    expect(await watched()).toEqual([]);
    await wake(30);
    expect(await mails()).toEqual([]);
  });

  it("comes with others that are over by then, in one mail in ten minutes [R10]", async () => {
    await ask("Towels", 0, 10);
    await wake(10);
    await ask("Cot", 5, 12);
    await ask("Pillows", 6, 18);
    await wake(12);
    await wake(19);
    expect(await mails()).toHaveLength(1);
    await wake(20);
    const [second] = await mails();
    expect(second?.subject).toBe("2 guests are waiting at Quay Hotel");
    expect(second?.body).toContain("Cot: waiting for 15 minutes\nPillows: waiting for 14 minutes");
    expect(await mails()).toHaveLength(2);
  });

  it("is not mailed while it is held back, and is mailed once staff accept it [R10, D22]", async () => {
    await ask("Towels", 0, 10, "flood-1");
    await wake(15);
    expect(await mails()).toEqual([]);
    await expectAnswer(await scene.caller.call("POST", scene.at("/held/requests/flood-1/release")));
    await wake(16);
    expect(await mails()).toHaveLength(1);
  });

  it("is no mail any more for who has ended it by the link at its foot, and nothing else ends [R10]", async () => {
    await ask("Towels", 0, 10);
    await wake(10);
    const link = (await mails())[0]?.stop_link ?? "";
    const { mail, token } = Object.fromEntries(new URL(link).searchParams);
    const answer = await target.send(
      new Request(`${target.origin}/api/identity/stop-mail`, {
        method: "POST",
        headers: { "content-type": "application/json", origin: target.origin },
        body: JSON.stringify({ mail, token }),
      }),
    );
    expect([mail, answer.status]).toEqual(["overdue", 204]);
    const kept = await expectAnswer(await scene.caller.call("GET", scene.at("/mail-preferences")));
    expect(kept).toEqual({ ...WANTED, overdueMail: false });
    await ask("Cot", 20, 30);
    await wake(40);
    expect(await mails()).toHaveLength(1);
  });
});
