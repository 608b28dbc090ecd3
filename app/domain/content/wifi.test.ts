import { describe, expect, it } from "vitest";
import { wifiSchema } from "./button-schema.ts";
import { link } from "./buttons/link.ts";
import { isComplete, wifiCode } from "./wifi.ts";

const wifi = { network: "Marlowe Guest", security: "wpa", password: "harbour-light-58" } as const;

describe("the code of a network", () => {
  it("contains network, security and password, with special characters escaped [R7]", () => {
    expect(wifiCode(wifi)).toBe("WIFI:T:WPA;S:Marlowe Guest;P:harbour-light-58;;");
    expect(wifiCode({ ...wifi, network: 'a;b,c:d"e\\f', password: ";;" })).toBe(
      'WIFI:T:WPA;S:a\\;b\\,c\\:d\\"e\\\\f;P:\\;\\;;;',
    );
  });

  it("has no password for an open network, even if one was typed before [R7]", () => {
    expect(wifiCode({ ...wifi, security: "none" })).toBe("WIFI:T:nopass;S:Marlowe Guest;;");
  });
});

describe("a network", () => {
  it.each([
    [wifi, true],
    [{ ...wifi, network: "" }, false],
    [{ ...wifi, password: "" }, false],
    [{ ...wifi, security: "none", password: "" } as const, true],
  ])("%j is complete: %s [R7]", (value, isIt) => {
    expect(isComplete(value)).toBe(isIt);
  });

  it.each([
    { network: "n".repeat(33) },
    { password: "p".repeat(64) },
    { password: "a\nb" },
    { security: "wep" },
  ])("is refused with %j [R7]", (part) => {
    expect(wifiSchema.safeParse({ ...wifi, ...part }).success).toBe(false);
  });

  it("that is incomplete blocks publishing, at the missing field [R7]", () => {
    const values = { ...link.defaults(), destination: "wifi" } as const;
    const getGaps = (value: object) => link.publishing?.gaps({ ...values, ...value });
    expect(getGaps({})).toEqual([{ code: "link_missing", field: "wifi.network" }]);
    expect(getGaps({ wifi: { ...wifi, password: "" } })).toEqual([
      { code: "link_missing", field: "wifi.password" },
    ]);
    expect(getGaps({ wifi })).toEqual([]);
  });
});
