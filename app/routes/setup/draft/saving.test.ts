import { describe, expect, it } from "vitest";
import type { Button } from "#domain/content/button.ts";
import type { SectionDocument } from "#domain/content/document.ts";
import { newButton } from "#domain/content/starter/new-button.ts";
import { accept, type Problem, type Verdict } from "#domain/problem.ts";
import { type DraftState, isDirty, reduceDraft } from "./draft-state.ts";
import type { SavedPart } from "./save-part.ts";
import { type DraftConflict, runCommand, type SavingDraft, savePart } from "./saving.ts";

const KEY = "buttons:en";
const map = newButton("map", "m", "Find us");
const link = newButton("link", "l", "Menu");
const call = newButton("click-to-call", "c", "Reception");

/** The refusal after somebody else saved. */
function stale(buttons: readonly Button[], revision: number): { ok: false; problem: Problem } {
  const current: SectionDocument<"buttons"> = {
    section: "buttons",
    language: "en",
    body: { buttons: [...buttons] },
    revision,
    updatedAt: "2026-09-12T16:04:00.000Z",
    updatedBy: "Ada",
  };
  return { ok: false, problem: { code: "stale_revision", current } };
}

/** A draft with one language, and the answers to whole saves in order. */
function openDraft(saved: readonly Button[], edited = saved, answers: Verdict<SavedPart>[] = []) {
  let state: DraftState = {
    [KEY]: { saved: { buttons: [...saved] }, edited: { buttons: [...edited] }, revision: 4 },
  };
  const calls: { conflicts: DraftConflict[]; merged: number[]; saved: number[]; sent: unknown[] } = {
    conflicts: [],
    merged: [],
    saved: [],
    sent: [],
  };
  const draft: SavingDraft = {
    current: () => state,
    act: (action) => {
      state = reduceDraft(state, action);
    },
    sendWhole: async ({ value, revision }) => {
      calls.sent.push({ value, revision });
      return answers.shift() ?? accept({ saved: value, revision: revision + 1, by: "Ben" });
    },
    ask: (conflict) => calls.conflicts.push(conflict),
    sayMerged: (_key, { revision }) => calls.merged.push(revision),
    announceSaved: (_key, revision) => calls.saved.push(revision),
  };
  const shown = () => state[KEY]?.edited.buttons;
  return { draft, calls, shown };
}

const renamed = { ...map, name: "How to find us" };
const rename = ({ buttons }: { buttons: readonly Button[] }) => ({
  buttons: buttons.map((button) => (button.id === "m" ? renamed : button)),
});
const answered = (buttons: readonly Button[], revision = 5): SavedPart => ({
  saved: { buttons: [...buttons] },
  revision,
  by: "Ben",
});

describe("saving one change", () => {
  it("sends only that change; an unsaved order stays unsaved [S9, S110]", async () => {
    const { draft, calls, shown } = openDraft([map, link], [link, renamed]);
    const revisions: number[] = [];
    const send = async (revision: number) => {
      revisions.push(revision);
      return accept(answered([renamed, link]));
    };
    expect(await runCommand(draft, KEY, { send, take: rename })).toMatchObject({ status: "applied" });
    expect(revisions).toEqual([4]);
    expect(shown()).toEqual([link, renamed]);
    expect(isDirty(draft.current(), KEY)).toBe(true);
    expect(calls).toMatchObject({ sent: [], saved: [5] });
  });

  it("keeps input typed meanwhile [S110]", async () => {
    const { draft, shown } = openDraft([map], [renamed]);
    const typed = { ...renamed, name: "How to find us, by boat" };
    const send = async () => {
      draft.act({ type: "edit", key: KEY, value: { buttons: [typed] } });
      return accept(answered([renamed]));
    };
    await runCommand(draft, KEY, { send, take: rename });
    expect(shown()).toEqual([typed]);
  });

  it("keeps a deleted item on screen until confirmed [S110]", async () => {
    const { draft, shown } = openDraft([map, link]);
    const take = () => ({ buttons: [link] });
    const onItsWay: unknown[] = [];
    const refuse = async () => ({ ok: false, problem: { code: "forbidden" } }) as const;
    const send = async () => {
      onItsWay.push(shown());
      return accept(answered([link]));
    };
    expect(await runCommand(draft, KEY, { send: refuse, take, isTakenLast: true })).toEqual({
      status: "refused",
      problem: { code: "forbidden" },
    });
    await runCommand(draft, KEY, { send, take, isTakenLast: true });
    expect(onItsWay).toEqual([[map, link]]);
    expect(shown()).toEqual([link]);
    expect(isDirty(draft.current(), KEY)).toBe(false);
  });

  it("merges with others' changes and saves the whole part if stale [S110]", async () => {
    const { draft, calls, shown } = openDraft([map, link], [renamed, link]);
    const send = async () => stale([map, link, call], 7);
    expect(await runCommand(draft, KEY, { send, take: rename })).toEqual({ status: "applied", answer: null });
    expect(calls.sent).toEqual([{ value: { buttons: [renamed, link, call] }, revision: 7 }]);
    expect(calls).toMatchObject({ merged: [7], saved: [8], conflicts: [] });
    expect(shown()).toEqual([renamed, link, call]);
  });

  it("removes a deleted item from the screen, also if stale [S110]", async () => {
    const { draft, calls, shown } = openDraft([map, link]);
    const take = ({ buttons }: { buttons: readonly Button[] }) => ({
      buttons: buttons.filter(({ id }) => id !== "m"),
    });
    const send = async () => stale([map, link, call], 7);
    await runCommand(draft, KEY, { send, take, isTakenLast: true });
    expect(calls.sent).toEqual([{ value: { buttons: [link, call] }, revision: 7 }]);
    expect(shown()).toEqual([link, call]);
  });

  it("asks on conflict, and saves nothing [S110]", async () => {
    const theirs = { ...map, name: "Directions" };
    const { draft, calls, shown } = openDraft([map], [renamed]);
    const send = async () => stale([theirs], 7);
    expect(await runCommand(draft, KEY, { send, take: rename })).toEqual({ status: "conflict" });
    expect(calls).toMatchObject({ sent: [], saved: [], conflicts: [{ key: KEY, revision: 7 }] });
    expect(shown()).toEqual([renamed]);
  });

  it("is not retried if it cannot be applied to another version [S177]", async () => {
    const { draft, calls } = openDraft([map]);
    const refusal = stale([link], 7);
    const result = await runCommand(draft, KEY, { send: async () => refusal });
    expect(result).toEqual({ status: "refused", problem: refusal.problem });
    expect(await runCommand(draft, KEY, { send: async () => null })).toEqual({ status: "dropped" });
    expect(calls).toMatchObject({ sent: [], saved: [] });
  });
});

describe("saving a whole part", () => {
  it("merges and retries for each save by somebody else [S110]", async () => {
    const answers = [stale([map, link], 5), stale([map, link, call], 6)];
    const { draft, calls } = openDraft([map], [renamed], answers);
    expect(await savePart(draft, KEY)).toEqual({ status: "applied" });
    expect(calls.sent).toMatchObject([
      { revision: 4, value: { buttons: [renamed] } },
      { revision: 5, value: { buttons: [renamed, link] } },
      { revision: 6, value: { buttons: [renamed, link, call] } },
    ]);
    expect(calls).toMatchObject({ merged: [5, 6], saved: [7] });
  });

  it("sends nothing without edits [S110]", async () => {
    const { draft, calls } = openDraft([map]);
    expect(await savePart(draft, KEY)).toEqual({ status: "applied" });
    expect(calls.sent).toEqual([]);
  });
});
