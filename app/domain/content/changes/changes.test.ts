import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyDraft, anyDraftAfter } from "../../../../tests/factories/any-draft.ts";
import { PICTURE, sampleDraft, sampleId, usableButton } from "../../../../tests/factories/draft.ts";
import type { Button } from "../button.ts";
import { SECTION_SCHEMAS } from "../document-schema.ts";
import { isSameData } from "../merge.ts";
import { applyChanges } from "./apply-changes.ts";
import type { Change } from "./change.ts";
import { changesBetween } from "./changes-between.ts";

const [menu, spa, bar, pool] = ["Menu", "Spa", "Bar", "Pool"].map((name, path) =>
  usableButton("link", path + 1, name),
) as [Button, Button, Button, Button];

function inEnglish(...english: readonly Button[]) {
  return sampleDraft({ english });
}

/** Kind and path only. */
function getNames(changes: readonly Change[]): string[] {
  return changes.map(({ kind, path }) => `${kind} ${path.join(".")}`);
}

describe("the changes between two drafts", () => {
  it("turn one draft into the other, for any two [T10]", () => {
    fc.assert(
      fc.property(anyDraft, anyDraft, (before, after) => {
        expect(isSameData(applyChanges(before, changesBetween(before, after)), after)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it("turn a draft into a slightly edited copy of itself: nothing is missed or invented [T10]", () => {
    fc.assert(
      fc.property(anyDraftAfter, ([before, after]) => {
        const changes = changesBetween(before, after);
        expect(isSameData(applyChanges(before, changes), after)).toBe(true);
        expect(changes.length === 0).toBe(isSameData(before, after));
        for (const [path] of changes.entries()) {
          const others = changes.filter((_change, other) => other !== path);
          expect(isSameData(applyChanges(before, others), after)).toBe(false);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("cover drafts that the schemas accept, with all eight types of button [T10]", () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(anyDraft, ({ homepage, theme, social, buttons }) => {
        for (const [section, body] of Object.entries({ homepage, theme, social })) {
          expect(SECTION_SCHEMAS[section as "theme"].safeParse(body).error).toBeUndefined();
        }
        for (const body of Object.values(buttons)) {
          expect(SECTION_SCHEMAS.buttons.safeParse(body).error).toBeUndefined();
          for (const { type } of body?.buttons ?? []) seen.add(type);
        }
      }),
    );
    expect(seen.size).toBe(8);
  });

  it("name an added, removed or moved button, and the changed value within a button [T10]", () => {
    const before = inEnglish(menu, spa, bar);
    const after = inEnglish(bar, { ...menu, name: "The menu" } as Button, pool);
    expect(changesBetween(before, after)).toEqual([
      { kind: "moved", path: ["buttons", "en", "buttons", menu.id], from: 1, to: 2, behind: bar.id },
      {
        kind: "changed",
        path: ["buttons", "en", "buttons", menu.id, "name"],
        before: "Menu",
        after: "The menu",
      },
      { kind: "added", path: ["buttons", "en", "buttons", pool.id], after: pool, to: 3, behind: menu.id },
      { kind: "removed", path: ["buttons", "en", "buttons", spa.id], before: spa, from: 2 },
    ]);
  });

  it("list what only one side has as added or removed, with its value [T10]", () => {
    const before = sampleDraft();
    const french = { buttons: [spa] };
    const after = { ...before, buttons: { ...before.buttons, fr: french } };
    const path = ["buttons", "fr"];
    expect(changesBetween(before, after)).toEqual([{ path, kind: "added", after: french }]);
    expect(changesBetween(after, before)).toEqual([{ path, kind: "removed", before: french }]);
    // `undefined` counts as an absent key.
    const empty = { ...before, name: "Marlowe Bay", buttons: { ...before.buttons, fr: undefined } };
    expect(getNames(changesBetween(before, empty as unknown as typeof before))).toEqual(["changed name"]);
  });

  it("do not depend on the order [T10]", () => {
    const [before, after] = [inEnglish(menu, spa, bar), inEnglish(bar, menu, pool)];
    const changes = changesBetween(before, after);
    expect(changes).toHaveLength(3);
    expect(applyChanges(before, changes.toReversed())).toEqual(after);
  });

  it("report as few moved entries as possible [T10]", () => {
    const order = fc.shuffledSubarray([1, 2, 3, 4, 5, 6], { minLength: 6 });
    const getButtons = (paths: readonly number[]) => paths.map((path) => usableButton("link", path));
    fc.assert(
      fc.property(order, order, (own, next) => {
        const changes = changesBetween(inEnglish(...getButtons(own)), inEnglish(...getButtons(next)));
        expect(changes.every(({ kind }) => kind === "moved")).toBe(true);
        // Minimal: no larger set keeps the same order in both.
        const kept = (set: readonly number[]) =>
          own.filter((path) => set.includes(path)).join() ===
          next.filter((path) => set.includes(path)).join();
        const sets = Array.from({ length: 64 }, (_none, bits) =>
          own.filter((_place, at) => (bits >> at) & 1),
        );
        const longest = Math.max(...sets.filter(kept).map((set) => set.length));
        expect(changes).toHaveLength(6 - longest);
      }),
    );
  });

  it("list languages and social channels entry by entry [T10]", () => {
    const before = sampleDraft();
    const channels = (...list: readonly string[]) => ({
      ...before.social,
      channels: list.map((channel) => ({ channel, url: "" })) as typeof before.social.channels,
    });
    const own = { ...before, social: channels("facebook", "x") };
    const next = {
      ...before,
      languages: ["en", "ar", "fr"] as const,
      social: channels("x", "facebook", "vk"),
    };
    expect(getNames(changesBetween(own, next))).toEqual([
      "added languages.fr",
      "removed languages.de",
      "moved social.channels.facebook",
      "added social.channels.vk",
    ]);
  });

  it("treat another button type, another picture and opening hours as one value [T10]", () => {
    const picture = { ...PICTURE, key: `${"0b".repeat(20)}.webp`, width: 900 };
    const before = { ...inEnglish(menu), homepage: { ...sampleDraft().homepage, logo: PICTURE } };
    const after = {
      ...inEnglish(usableButton("map", 1, "Menu")),
      homepage: { ...before.homepage, logo: picture },
    };
    expect(getNames(changesBetween(before, after))).toEqual([
      "changed homepage.logo",
      `changed buttons.en.buttons.${sampleId(1)}`,
    ]);
    const described = { ...before, homepage: { ...before.homepage, logo: { ...PICTURE, alt: "Our logo" } } };
    expect(getNames(changesBetween(before, described))).toEqual(["changed homepage.logo.alt"]);
    const timed = (hours: unknown) => inEnglish({ ...menu, hours } as unknown as Button);
    expect(
      getNames(changesBetween(timed({ days: [1], from: 420 }), timed({ days: [2], from: 420 }))),
    ).toEqual([`changed buttons.en.buttons.${menu.id}.hours`]);
  });
});
