import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { TEMPLATE } from "#domain/content/starter/template.ts";
import type { ActivityEntry, ActivityPage } from "#domain/live/activity.ts";
import { HOUR_MS } from "#domain/time.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import { wholeRun } from "#tests/factories/worker/job-run.ts";
import { commit, operationsAuthor, staffAuthor } from "#worker/services/commit.ts";
import { deleteExpired } from "#worker/services/operations/delete-expired.ts";
import { openScene, type Scene } from "../../factories/scene.ts";
import { saveDocument } from "../../factories/stored-draft.ts";
import { getScope } from "../../factories/worker/scope.ts";
import { target } from "../../factories/worker/worker-target.ts";

/** The activity list without the entries of the property's creation. */
async function getEntries({ caller, at }: Scene): Promise<readonly ActivityEntry[]> {
  const { items } = (await expectAnswer(await caller.call("GET", at("/activity")))) as ActivityPage;
  return items.filter(({ action }) => action !== "property.added" && action !== "licence.set");
}

const getCounts = async (scene: Scene) =>
  (await getEntries(scene)).map(({ action, summary, count }) =>
    `${action} ${summary} ${count}`.replace("  ", " "),
  );

/** Dates all entries of a property back. */
function passTime({ property }: Scene, milliseconds: number) {
  return env.DB.prepare("update activity set at = at - ?1, until = until - ?1 where property_id = ?2")
    .bind(milliseconds, property.id)
    .run();
}

const saveTheme = (scene: Scene) => saveDocument(scene, "theme", TEMPLATE.theme);

describe("what one person does to one thing", () => {
  it("within an hour is one entry, with how often and until when [S139]", async () => {
    const scene = await openScene(target);
    for (let count = 0; count < 3; count += 1) await saveTheme(scene);
    await saveDocument(scene, "social", TEMPLATE.social);
    await passTime(scene, 35 * 60_000);
    await saveTheme(scene);
    const entries = await getEntries(scene);
    expect(await getCounts(scene)).toEqual(["social.saved 1", "theme.saved 4"]);
    const [social, theme] = entries;
    expect(social?.until).toBe(social?.at);
    const lasted = Date.parse(theme?.until ?? "") - Date.parse(theme?.at ?? "");
    expect(lasted).toBeGreaterThanOrEqual(35 * 60_000);
    expect(lasted).toBeLessThan(36 * 60_000);
  });

  it("an hour after it began is another entry, and so is another person's [S139]", async () => {
    const scene = await openScene(target);
    await saveTheme(scene);
    await passTime(scene, HOUR_MS);
    await saveTheme(scene);
    await saveTheme(scene);
    const scope = await getScope(scene);
    const other = { ...scope, principal: { ...scope.principal, uid: "another" } };
    await commit(env, staffAuthor(other), {
      statements: [],
      whom: null,
      change: null,
      activity: { action: "theme.saved" },
    });
    expect(await getCounts(scene)).toEqual(["theme.saved 1", "theme.saved 2", "theme.saved 1"]);
  });

  it("is counted in full where it is done at once [S139]", async () => {
    const scene = await openScene(target);
    const scope = await getScope(scene);
    const write = () =>
      commit(env, staffAuthor(scope), {
        statements: [],
        whom: null,
        change: null,
        activity: { action: "qr.downloaded" },
      });
    await Promise.all(Array.from({ length: 20 }, write));
    expect(await getCounts(scene)).toEqual(["qr.downloaded 20"]);
  });

  it("is an entry each where its order tells something, and where operations did it [S139]", async () => {
    const scene = await openScene(target);
    const scope = await getScope(scene);
    const { groupId } = scope.principal;
    for (const author of [staffAuthor(scope), operationsAuthor(groupId, scene.property.id, scope.now)]) {
      for (const action of ["closure.set", "theme.saved"] as const) {
        if (author.userId !== null && action === "theme.saved") continue;
        const activity = { action };
        for (let count = 0; count < 2; count += 1)
          await commit(env, author, { statements: [], whom: null, change: null, activity });
      }
    }
    expect(await getCounts(scene)).toEqual([
      ...["theme.saved 1", "theme.saved 1", "closure.set 1", "closure.set 1"],
      ...["closure.set 1", "closure.set 1"],
    ]);
  });

  it("loses the person's id in its night, and keeps the displayed name [S139, G8]", async () => {
    const scene = await openScene(target);
    await saveTheme(scene);
    await deleteExpired(env, wholeRun(Date.now() + 25 * HOUR_MS));
    const row = await env.DB.prepare(
      "select user_id, user_name, bundle from activity where property_id = ? and action = 'theme.saved'",
    )
      .bind(scene.property.id)
      .first();
    expect(row).toEqual({ user_id: null, user_name: scene.caller.user.displayName, bundle: null });
  });
});
