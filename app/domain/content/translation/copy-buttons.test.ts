import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { encodeId } from "../../id.ts";
import { BUTTONS_MAX, SUB_BUTTONS_MAX } from "../../limits.ts";
import type { Button, Buttons, ButtonType } from "../button.ts";
import { newButton, newSubButton } from "../starter/new-button.ts";
import { copyButtons } from "./copy-buttons.ts";
import { toUntranslatedCopy } from "./translation.ts";

const toId = (index: number) => encodeId(new Uint8Array(24).fill(index & 31).fill(index >> 5, 0, 1));
const named = (type: ButtonType, index: number, name: string) => newButton(type, toId(index), name);
const makeMap = (index: number) => named("map", index, `Place ${index}`);
const PICTURE = { key: `${"0a".repeat(20)}.webp`, width: 800, height: 600, alt: "" };

const list = (...buttons: Button[]): Buttons => ({ buttons });
const getIds = ({ buttons }: Buttons) => buttons.map(({ id }) => id);

function copied(from: Buttons, to: Buttons, mode: "replace" | "fill") {
  const verdict = copyButtons(from, to, mode);
  if (!verdict.ok) throw new Error(verdict.problem.code);
  return verdict.value;
}

const menu = named("link", 1, "Menu");
const spa = named("chat", 2, "Spa");
const bar = makeMap(3);
const pool = named("click-to-call", 4, "Pool");

describe("replacing a language's buttons", () => {
  it("copies exactly the source's buttons with their ids, untranslated [S16, S200]", () => {
    const from = list({ ...menu, basis: "0123abcd" }, spa);
    const { body, copied: count } = copied(from, list(bar, pool), "replace");
    expect(body).toEqual(list(toUntranslatedCopy(menu), toUntranslatedCopy(spa)));
    expect(count).toBe(2);
  });
});

describe("filling a language's gaps", () => {
  it("keeps existing texts and their order [S16]", () => {
    const own = { ...menu, name: "Speisekarte", basis: "0123abcd" };
    const { body, copied: count } = copied(list(menu, bar), list(bar, own), "fill");
    expect(body).toEqual(list(bar, own));
    expect(count).toBe(0);
  });

  it("inserts a missing button after its predecessor in the source [S16]", () => {
    const { body, copied: count } = copied(list(menu, spa, bar, pool), list(bar, menu), "fill");
    expect(getIds(body)).toEqual([bar.id, pool.id, menu.id, spa.id]);
    expect(count).toBe(2);
    expect(getIds(copied(list(menu, spa), list(spa), "fill").body)).toEqual([menu.id, spa.id]);
  });

  it("fills empty texts, pictures, files and lists; entries by id [S16]", () => {
    const item = { id: toId(7), picture: PICTURE, title: "Sea view", description: "" };
    const gallery = { ...named("gallery", 5, "Rooms"), title: "Our rooms", items: [item] } as Button;
    const sub = newSubButton("map", toId(8), "Here");
    const content = [{ type: "paragraph", runs: [{ text: "By boat" }] }];
    const popup = { ...named("popup", 6, "Tips"), content, subButtons: [sub] } as Button;
    const to = list(
      { ...gallery, title: "", items: [{ ...item, picture: null, title: "Zimmer" }] } as Button,
      { ...popup, content: [], subButtons: [{ ...sub, name: "" }] } as Button,
    );
    const { body, copied: count } = copied(list(gallery, popup), to, "fill");
    const filled = { ...gallery, items: [{ ...item, title: "Zimmer" }] } as Button;
    expect(body).toEqual(list(toUntranslatedCopy(filled), toUntranslatedCopy(popup)));
    expect(count).toBe(2);
  });

  it("unhides a template button that gets its destination, but no button hidden by staff [S16, D27]", () => {
    const original = { ...menu, url: "https://inn.example/menu" } as Button;
    const waiting = { ...menu, name: "Speisekarte", hidden: true };
    const [shown] = copied(list(original), list(waiting), "fill").body.buttons;
    expect(shown).toEqual({ ...original, name: "Speisekarte", hidden: false });
    const hid = { ...original, name: "Speisekarte", hidden: true } as Button;
    expect(copied(list(original), list(hid), "fill").body.buttons).toEqual([hid]);
  });

  it("unhides a link to the guide once the source's is shown: it has no destination to copy [A6, D27]", () => {
    const guide = { ...menu, destination: "guide" } as Button;
    const waiting = { ...guide, name: "Gästemappe", hidden: true };
    const fill = (original: Button) => copied(list(original), list(waiting), "fill").body.buttons;
    expect(fill(guide)).toEqual([{ ...waiting, hidden: false }]);
    expect(fill({ ...guide, hidden: true })).toEqual([waiting]);
  });

  it("changes nothing if both lists are equal or empty [S16]", () => {
    const gallery = named("gallery", 5, "Rooms");
    const full = {
      ...gallery,
      items: [{ id: toId(7), picture: PICTURE, title: "Sea view", description: "" }],
    };
    for (const original of [gallery, full as Button]) {
      const own = { ...structuredClone(original), name: "Zimmer" };
      const { body, copied: count } = copied(list(original), list(own), "fill");
      expect(body).toEqual(list(own));
      expect(count).toBe(0);
    }
  });

  it("skips a button whose type changed", () => {
    const own = newButton("map", menu.id, "");
    expect(copied(list(menu), list(own), "fill").body).toEqual(list(own));
  });

  it("is refused if a list would be too long", () => {
    const many = (first: number, count: number) =>
      list(...Array.from({ length: count }, (_, index) => makeMap(first + index)));
    expect(copyButtons(many(100, 40), many(200, BUTTONS_MAX - 30), "fill")).toMatchObject({
      problem: { code: "validation_failed", errors: [{ path: "buttons", code: "too_many" }] },
    });
    const withSubs = (first: number): Button => {
      const subButtons = Array.from({ length: SUB_BUTTONS_MAX }, (_, index) =>
        newSubButton("map", toId(first + index), "There"),
      );
      return { ...named("popup", 1, "Tips"), subButtons } as Button;
    };
    expect(copyButtons(list(withSubs(100)), list(withSubs(200)), "fill")).toMatchObject({
      problem: { errors: [{ path: "buttons.0.subButtons", code: "too_many" }] },
    });
  });

  it("twice equals once, whatever the order", () => {
    const indexes = fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 12 });
    const getButtons = (chosen: number[]) => list(...chosen.map((index) => makeMap(index)));
    fc.assert(
      fc.property(indexes, indexes, (one, other) => {
        const from = getButtons(one);
        const once = copied(from, getButtons(other), "fill").body;
        expect(copied(from, once, "fill")).toEqual({ body: once, copied: 0 });
        expect(getIds(once).filter((id) => getIds(getButtons(other)).includes(id))).toEqual(
          getIds(getButtons(other)),
        );
      }),
    );
  });
});
