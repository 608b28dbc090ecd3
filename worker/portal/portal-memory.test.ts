import { describe, expect, it } from "vitest";
import {
  evictPortal,
  findRememberedPortal,
  MEMORY_BYTES_MAX,
  rememberedBytes,
  rememberPortal,
} from "./portal-memory.ts";
import type { StoredPortal } from "./stored-portal.ts";

const portal = (size: number): StoredPortal => ({
  number: 1,
  renderer: 1,
  licence: { opensAt: null, closesAt: null, isClosed: false },
  manifest: {
    propertyId: "a".repeat(24),
    buttonIds: [],
    channels: [],
    timeZone: "UTC",
    name: "",
    forms: [],
    guards: [],
    asksConsent: false,
    visitorIds: false,
    address: "",
    telephone: "",
    closure: null,
    announced: [],
    contacts: [],
    look: { headerColour: "#000000", logo: null },
  },
  defaultLanguage: "en",
  languages: [],
  open: new Map(),
  closed: new Map(),
  guide: new Map(),
  "guide-az": new Map(),
  search: new Map(),
  "search-index": new Map(),
  size,
});

describe("the memory of portals", () => {
  it("keeps as many large portals as fit, and evicts the oldest first [G2]", () => {
    const largest = portal(10 * 1024 * 1024);
    for (const slug of ["one", "two", "three", "four"]) rememberPortal(slug, largest, 10);
    expect(rememberedBytes()).toBeLessThanOrEqual(MEMORY_BYTES_MAX);
    expect(["one", "two", "three", "four"].map((slug) => findRememberedPortal(slug, 0) !== null)).toEqual([
      false,
      true,
      true,
      true,
    ]);
    for (const slug of ["two", "three", "four"]) evictPortal(slug);
    expect(rememberedBytes()).toBe(0);
  });

  it("keeps fifty small portals, and counts a portal once when it is stored again", () => {
    for (let index = 0; index < 60; index += 1) rememberPortal(`hotel-${index}`, portal(10), 10);
    rememberPortal("hotel-59", portal(30), 10);
    expect(rememberedBytes()).toBe(49 * 10 + 30);
    expect([findRememberedPortal("hotel-9", 0), findRememberedPortal("hotel-59", 10)]).toEqual([null, null]);
    expect(findRememberedPortal("hotel-59", 9)).not.toBeNull();
  });
});
