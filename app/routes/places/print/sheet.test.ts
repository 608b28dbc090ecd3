import { describe, expect, it } from "vitest";
import { cardCorners, cropMarks, fitText, getLayout, SHEETS, toPages } from "./sheet.ts";

const LAYOUTS = SHEETS.flatMap((sheet) => [getLayout(sheet, false), getLayout(sheet, true)]);

describe("a sheet of cards", () => {
  it("has its cards on the page, without overlaps [R2]", () => {
    for (const layout of LAYOUTS) {
      const { page, card } = layout;
      const corners = cardCorners(layout);
      expect(corners.length).toBe(layout.columns * layout.rows);
      for (const [index, { x, y }] of corners.entries()) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(x + card.width).toBeLessThanOrEqual(page.width);
        expect(y + card.height).toBeLessThanOrEqual(page.height);
        for (const other of corners.slice(0, index)) {
          expect(Math.abs(other.x - x) >= card.width || Math.abs(other.y - y) >= card.height).toBe(true);
        }
      }
    }
  });

  it("is an A4 with eight, a tent, or an A4 with twelve labels of 60 mm [R2]", () => {
    expect(LAYOUTS.map(({ columns, rows }) => columns * rows)).toEqual([8, 8, 1, 1, 12, 12]);
    expect(getLayout("round", true).card).toEqual({ width: 60, height: 60 });
    expect(toPages(Array.from({ length: 48 }), getLayout("a4", false)).length).toBe(6);
    expect(toPages(Array.from({ length: 500 }), getLayout("a4", true)).at(-1)?.length).toBe(4);
  });

  it("has crop marks that touch no bleed [R2]", () => {
    for (const sheet of SHEETS) {
      const layout = getLayout(sheet, true);
      const [first] = cardCorners(layout);
      expect(Math.min(first?.x ?? 0, first?.y ?? 0) - 3).toBeGreaterThanOrEqual(3.5);
      expect(cropMarks(layout).match(/M/g)?.length).toBe(4 * (layout.columns + layout.rows));
    }
  });
});

describe("the size of a text", () => {
  it("is the largest that fits, smaller for longer texts [R2]", () => {
    const room = { width: 40, height: 14, max: 6 };
    expect(fitText("Room 7", room)).toBe(6);
    expect(fitText("Penthouse sea view 1", room)).toBeLessThan(6);
    expect(fitText("海の見える最上階の特別な部屋です一号室あ", room)).toBeLessThan(
      fitText("Penthouse sea view 1", room),
    );
  });
});
