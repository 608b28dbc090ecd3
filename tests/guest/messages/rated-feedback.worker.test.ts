import { env, runInDurableObject } from "cloudflare:test";
import { beforeEach, expect, it } from "vitest";
import { type Feedback, type FeedbackAnswer, findRating } from "#domain/guest/feedback.ts";
import { isLowRating, RATING_FILTERS, type RatingFilter } from "#domain/guest/rating-filter.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import { sampleId } from "#tests/factories/draft.ts";
import { openScene, type Scene } from "#tests/factories/scene.ts";
import { atDesk, rateAtDesk } from "#tests/factories/worker/desk.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { type MessageCursor, readMessagePage } from "#worker/desk/messages.ts";
import { migrate } from "#worker/desk/schema.ts";

const START = Date.now() - 3_600_000;

let scene: Scene;
beforeEach(async () => {
  scene = await openScene(target);
});

const stars = (...values: number[]): FeedbackAnswer[] =>
  values.map((value) => ({ questionId: sampleId(3), question: "How?", responseType: "stars", value }));
const thumbs = (...values: (0 | 1)[]): FeedbackAnswer[] =>
  values.map((value) => ({ questionId: sampleId(4), question: "And?", responseType: "like", value }));

/** Feedback, oldest first: means of stars on both sides of each filter's limit, and thumbs with and without stars. */
const OPINIONS: readonly FeedbackAnswer[][] = [
  stars(5),
  stars(4, 5),
  stars(4, 4, 5),
  [...stars(4), ...thumbs(0)],
  stars(3, 4),
  stars(3, 3, 4),
  [...stars(3), ...thumbs(1)],
  stars(2),
  [...stars(1, 2), ...thumbs(0, 1)],
  stars(1),
  thumbs(1),
  thumbs(0),
  [...thumbs(1), ...stars(1, 1, 2)],
];

function store(answers: FeedbackAnswer[], index: number, heldGroup: string | null = null) {
  const { id, name, timeZone, defaultLanguage } = scene.property;
  const property = { id, name, timeZone, defaultLanguage };
  return rateAtDesk({ property, recipient: "", at: START + index * 1_000, answers, heldGroup });
}

/** All feedback that a filter lists, read in pages of `limit` entries. */
async function listed(rating: RatingFilter | null, limit: number): Promise<readonly Feedback[]> {
  const items: Feedback[] = [];
  for (let cursor: string | undefined = ""; cursor !== undefined; ) {
    const query = new URLSearchParams({
      limit: String(limit),
      ...(rating && { rating }),
      ...(cursor && { cursor }),
    });
    const answer = await scene.caller.call("GET", scene.at(`/feedback?${query}`));
    const page = (await expectAnswer(answer)) as { items: Feedback[]; nextCursor?: string };
    items.push(...page.items);
    cursor = page.nextCursor;
  }
  return items;
}

/** Whether feedback belongs to a filter, computed from its answers instead of the stored rating. */
function matchesFilter(filter: RatingFilter, { answers }: Pick<Feedback, "answers">): boolean {
  if (filter === "liked" || filter === "disliked") {
    const value = filter === "liked" ? 1 : 0;
    return answers.some((answer) => answer.responseType === "like" && answer.value === value);
  }
  const rating = findRating(answers);
  if (rating === null) return false;
  return filter === "low" ? isLowRating(rating) : Math.round(rating) === Number(filter);
}

it("feedback is asked for by its rating, page by page, the newest first and nothing twice [R9]", async () => {
  for (const [index, answers] of OPINIONS.entries()) await store(answers, index);
  await store(stars(1), 50, "a flood");
  const all = await listed(null, 100);
  expect(all).toHaveLength(OPINIONS.length);
  for (const filter of RATING_FILTERS) {
    const expected = all.filter((feedback) => matchesFilter(filter, feedback));
    expect(expected.length, filter).toBeGreaterThan(0);
    for (const limit of [1, 2, 100]) expect(await listed(filter, limit), filter).toEqual(expected);
  }
  const refused = await scene.caller.call("GET", scene.at("/feedback?rating=6"));
  expect(refused.status).toBe(400);
});

it("a page of few low ratings among thousands reads no more than it shows [R9]", async () => {
  await store(stars(5), 0);
  const propertyId = scene.property.id;
  await atDesk(
    propertyId,
    `INSERT INTO messages (id, kind, at, button_id, language, room, content)
     WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t WHERE n < 3000)
     SELECT printf('%024d', n), kind, at - n, button_id, language, room,
       CASE n % 1000 WHEN 0 THEN ? ELSE content END FROM t CROSS JOIN messages`,
    JSON.stringify({ answers: [...stars(2), ...thumbs(0)] }),
  );
  const read = (rating: RatingFilter, before: MessageCursor | null) =>
    runInDurableObject(env.GUEST_DESK.getByName(propertyId), async (_, { storage }) => {
      let rowsRead = 0;
      const exec: SqlStorage["exec"] = (query, ...bound) => {
        const cursor = storage.sql.exec(query, ...bound);
        const toArray = () => {
          const rows = cursor.toArray();
          rowsRead += cursor.rowsRead;
          return rows;
        };
        return new Proxy(cursor, {
          get: (found, name) => (name === "toArray" ? toArray : Reflect.get(found, name)),
        }) as never;
      };
      const page = { kind: "feedback", heldGroup: null, rating, before, limit: 2 } as const;
      const found = readMessagePage({ exec } as SqlStorage, page);
      return { at: found.map(({ at }) => START - at), last: found.at(-1), rowsRead };
    });
  for (const rating of ["low", "2", "disliked"] as const) {
    const first = await read(rating, null);
    expect(first.at).toEqual([1_000, 2_000]);
    const { at = 0, id = "" } = first.last ?? {};
    const second = await read(rating, [true, at, id]);
    expect(second.at).toEqual([3_000]);
    expect(Math.max(first.rowsRead, second.rowsRead)).toBeLessThan(10);
  }
});

it("feedback of the version before is found by its rating as well [R9, G2]", async () => {
  await store(stars(2), 0);
  await runInDurableObject(env.GUEST_DESK.getByName(scene.property.id), async (_, { storage }) => {
    const { sql } = storage;
    sql.exec(`DROP TRIGGER messages_rated; DROP INDEX messages_stars; DROP INDEX messages_low;
      DROP INDEX messages_liked; DROP INDEX messages_disliked; ALTER TABLE messages DROP COLUMN stars;
      ALTER TABLE messages DROP COLUMN liked; ALTER TABLE messages DROP COLUMN disliked;
      DROP TABLE staff_ratings; DROP TABLE aside; ALTER TABLE guarded DROP COLUMN files;
      DELETE FROM migrations WHERE step >= (SELECT MAX(step) - 3 FROM migrations);`);
    migrate(storage);
  });
  expect(await listed("2", 10)).toHaveLength(1);
});
