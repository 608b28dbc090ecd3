import { describe, expect, it } from "vitest";
import { MINUTE_MS, SECOND_MS } from "#domain/time.ts";
import { chooseAdmission, PageAdmission } from "./page-admission.ts";

const NOW = Date.parse("2026-11-28T08:00:00Z");

/** Sockets per network after all networks opened as many as allowed, in turns. */
function filledBy(networks: number): number[] {
  const held = Array<number>(networks).fill(0);
  let hasOpened = true;
  while (hasOpened) {
    hasOpened = false;
    for (const [at, ofNetwork] of held.entries()) {
      const all = held.reduce((sum, each) => sum + each, 0);
      if (chooseAdmission({ all, ofNetwork, ofPlace: null }) === null) continue;
      held[at] = ofNetwork + 1;
      hasOpened = true;
    }
  }
  return held;
}

describe("the limits for open pages", () => {
  it("allow a ship of 8,000 phones behind one address [N2]", () => {
    expect(filledBy(1)).toEqual([8_000]);
  });

  it.each([1, 2, 5, 20])(
    "leave sockets for a network that comes late, after %i greedy ones [N2]",
    (networks) => {
      const all = filledBy(networks).reduce((sum, each) => sum + each, 0);
      expect(all).toBeLessThan(10_000);
      expect(chooseAdmission({ all, ofNetwork: 0, ofPlace: null })).toBe("network");
    },
  );

  it("reserve 200 sockets per place for guests with its card, whatever their network holds [N2, R3]", () => {
    const full = { all: 9_999, ofNetwork: 8_000 };
    expect(chooseAdmission({ ...full, ofPlace: 199 })).toBe("place");
    expect(chooseAdmission({ ...full, ofPlace: 200 })).toBeNull();
    expect(chooseAdmission({ all: 10_000, ofNetwork: 0, ofPlace: 0 })).toBeNull();
  });
});

describe("the rate of opening", () => {
  const room = { all: 0, ofNetwork: 0, ofPlace: null };
  const open = (admission: PageAdmission, network: string, { times = 1, at = NOW } = {}) =>
    Array.from({ length: times }, () => admission.admit({ network, place: null }, room, at)).filter(Boolean)
      .length;

  it("is 2,000 at once and 50 more a second, per network [N2]", () => {
    const admission = new PageAdmission();
    expect(open(admission, "a", { times: 2_500 })).toBe(2_000);
    expect(open(admission, "b")).toBe(1);
    expect(open(admission, "a", { times: 100, at: NOW + SECOND_MS })).toBe(50);
  });

  it("counts per place for guests with its card [N2, R3]", () => {
    const admission = new PageAdmission();
    open(admission, "a", { times: 2_500 });
    expect(admission.admit({ network: "a", place: "p" }, { ...room, ofPlace: 0 }, NOW)).toBe(true);
  });

  it("refusals are reported for their minute and the next one [N5]", () => {
    const admission = new PageAdmission();
    open(admission, "a", { times: 2_003 });
    expect(admission.refusedLately(NOW)).toBe(3);
    open(admission, "a", { times: 3_001, at: NOW + MINUTE_MS });
    expect(admission.refusedLately(NOW + MINUTE_MS)).toBe(1_001);
    expect(admission.refusedLately(NOW + 2 * MINUTE_MS)).toBe(1_001);
    expect(admission.refusedLately(NOW + 3 * MINUTE_MS)).toBe(0);
  });
});
