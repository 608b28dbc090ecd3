import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { createAccount } from "#scripts/api/caller.ts";
import worker from "#worker/index.ts";
import { countDatabase } from "../../factories/databases/counted-database.ts";
import { isFullTier } from "../../factories/tier.ts";
import { ORIGIN, target } from "../../factories/worker/worker-target.ts";

let networks = 0;

/** Asks from another network, and returns the work done before the answer. */
async function ask(email: string) {
  networks += 1;
  const { database, counts } = countDatabase(env.DB);
  const context = createExecutionContext();
  const request = new Request(`${ORIGIN}/api/identity/reset-password`, {
    method: "POST",
    body: new URLSearchParams({ useremail: email }),
    headers: { "cf-connecting-ip": `10.${networks >> 8}.${networks & 255}.1` },
  });
  const started = performance.now();
  const response = await worker.fetch(
    request as Parameters<typeof worker.fetch>[0],
    { ...env, DB: database },
    context,
  );
  const text = await response.text();
  const took = performance.now() - started;
  const { trips, statements } = counts;
  return { answer: `${response.status} ${text}`, asked: { trips, statements }, took, context };
}

describe("asking for a new password", () => {
  it("does the same reads and writes before it answers, whether or not the address has an account [S152]", async () => {
    const { email } = await createAccount(target);
    const [known, unknown] = [await ask(email), await ask("nobody-1@account.example")];
    expect(known.answer).toBe("200 Success");
    expect(unknown.answer).toBe(known.answer);
    expect(known.asked).toEqual({ trips: 2, statements: 3 });
    expect(unknown.asked).toEqual(known.asked);
    for (const { context } of [known, unknown]) await waitOnExecutionContext(context);
    const rows = await env.DB.prepare(
      "select recipient, sent_at is not null as decoy from outbox order by rowid",
    ).all();
    expect(rows.results).toEqual([
      { recipient: email, decoy: 0 },
      { recipient: "", decoy: 1 },
    ]);
    const links = await env.DB.prepare("select count(*) as count from password_resets").first("count");
    expect(links).toBe(1);
  });

  it("leaves nothing of an unknown address after the night", async () => {
    await waitOnExecutionContext((await ask("nobody-2@account.example")).context);
    const controller = { cron: "17 3 * * *", scheduledTime: Date.now(), noRetry: () => undefined };
    await worker.scheduled(controller as ScheduledController, env);
    expect(
      await env.DB.prepare("select count(*) as count from outbox where recipient = ''").first("count"),
    ).toBe(0);
  });

  // Three rounds: by chance, one in twenty differs, and one in eight thousand differs in all three.
  it.runIf(isFullTier)(
    "takes the same time for both, by 200 pairs in turns [S152]",
    async () => {
      const { groupId } = await createAccount(target);
      const isDifferent: boolean[] = [];
      for (let round = 0; round < 3 && isDifferent.every(Boolean); round += 1) {
        const pairs: { readonly known: number; readonly unknown: number }[] = [];
        for (let turn = 0; turn < 200; turn += 1) {
          const name = `${round}-${turn}@timed.example`;
          await env.DB.prepare(
            `insert into users (id, created_at, group_id, email, display_name, role, password_hash, password_is_default)
             values (?, 1, ?, ?, 'Night desk', 'viewer', '-', 0)`,
          )
            .bind(crypto.randomUUID(), groupId, name)
            .run();
          const isKnownFirst = turn % 2 === 0;
          const first = await ask(isKnownFirst ? name : `nobody-${name}`);
          const second = await ask(isKnownFirst ? `nobody-${name}` : name);
          const [known, unknown] = isKnownFirst ? [first, second] : [second, first];
          pairs.push({ known: known.took, unknown: unknown.took });
        }
        const z = rankDifference(
          pairs.map(({ known }) => known),
          pairs.map(({ unknown }) => unknown),
        );
        isDifferent.push(Math.abs(z) > 1.96);
      }
      expect(isDifferent).toContain(false);
    },
    300_000,
  );
});

/**
 * Mann-Whitney rank test of two samples: the deviation from chance in standard deviations. Above 1.96 happens by
 * chance once in twenty. Equal values share their rank.
 */
function rankDifference(one: readonly number[], other: readonly number[]): number {
  const values = [...one, ...other];
  const sorted = [...values].sort((a, b) => a - b);
  const sharedRank = (value: number) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1;
  const rankSum = one.reduce((sum, value) => sum + sharedRank(value), 0);
  const count = values.length;
  const expected = (one.length * (count + 1)) / 2;
  const sizes = [...new Set(values)].map((value) => sorted.lastIndexOf(value) - sorted.indexOf(value) + 1);
  const tied = sizes.reduce((sum, size) => sum + size ** 3 - size, 0);
  const variance = ((one.length * other.length) / 12) * (count + 1 - tied / (count * (count - 1)));
  return variance === 0 ? 0 : (rankSum - expected) / Math.sqrt(variance);
}
